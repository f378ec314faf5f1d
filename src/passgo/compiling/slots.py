"""Slots: ``python -m passgo.compiling.slots`` writes the named accessors of what lies in frames.

Each slot of the table of frames has a name, the frame's and its own. An accessor is written for
those that the code asks for: ``auction_bid`` for the frame on top, ``auction_bid_at`` for any,
``set_auction_bid`` to change it; ``push_auction`` puts such a frame on top. ``frame_power`` stands
for all frames that have a power in the same place. What lies above the top is blank, so that a
frame is pushed by writing the slots that it has. Which slots are lists of seats is known too:
whoever is gone is struck from all of them.
"""

import ast
import keyword
import re
from collections.abc import Iterator

from passgo.compiling.reading import read_module
from passgo.compiling.sources import PACKAGE, Source
from passgo.compiling.tables import Row, read_rows

CONTENTS = Source("passgo.rules.contents", PACKAGE / "rules" / "contents.py")
TARGET = PACKAGE / "rules" / "slots.py"
PLACES = "abcde"
ANY_FRAME = "frame"
SEATS = "seats"
HEAD = '''"""Slots: what lies in the frames of the agenda, by name.

Written by ``python -m passgo.compiling.slots`` from the contents of the rules: do not edit.
"""

from passgo.rules.agenda import (
{names}
)
from passgo.rules.limits import DEPTH
from passgo.rules.state import State
'''
ACCESSOR = '''
def {name}({params}) -> {result}:
    """{sentence}"""
    {body}
'''
PUSH = '''
def push_{frame}({params}) -> None:
    """Put a frame '{name}' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = {kind}
'''
STRIKE = '''
def strike_from_lists(s: State, seat: int) -> None:
    """Take a player who is gone off every list of seats that are still to be asked or served."""
    for at in range(s.depth):
        kind = s.agenda_kind[at]
'''
STRUCK = """        if kind {among}:
            s.agenda_{place}[at] = without(s.agenda_{place}[at], seat)
"""


def slots_of(row: Row) -> Iterator[tuple[str, str, str]]:
    """Return where each slot of a frame lies, its key and its meaning."""
    for place in PLACES:
        cell = row.cells.get(place)
        if isinstance(cell, ast.Tuple):
            key, meaning = (ast.literal_eval(each) for each in cell.elts[:2])
            yield place, key, meaning


def named_places(rows: list[Row]) -> dict[str, str]:
    """Return the place of every named slot, also of those that lie alike in several frames."""
    places: dict[str, str] = {}
    shared: dict[str, list[str]] = {}
    for row in rows:
        frame = ast.literal_eval(row.cells["name"]).replace("-", "_")
        for place, key, _ in slots_of(row):
            places[f"{frame}_{key}"] = place
            shared.setdefault(key, []).append(place)
    alike = {key: at for key, at in shared.items() if len(at) > 1 and len(set(at)) == 1}
    return places | {f"{ANY_FRAME}_{key}": at[0] for key, at in alike.items()}


def asked_for() -> set[str]:
    """Return every name that is spoken of outside the accessors."""
    paths = (path for path in PACKAGE.rglob("*.py") if path != TARGET)
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return {name for text in texts for name in re.findall(r"\w+", text)}


def accessors(name: str, place: str) -> Iterator[tuple[str, str]]:
    """Return the accessors that a slot may have, by name."""
    what = name.replace("_", " ")
    for suffix, where, at in (("", "", "s.depth - 1"), ("_at", ", at: int", "at")):
        slot = f"s.agenda_{place}[{at}]"
        which = "the frame on top" if suffix == "" else "one frame"
        yield (
            f"{name}{suffix}",
            ACCESSOR.format(
                name=f"{name}{suffix}",
                params=f"s: State{where}",
                result="int",
                sentence=f"Return the slot '{what}' of {which}.",
                body=f"return {slot}",
            ),
        )
        yield (
            f"set_{name}{suffix}",
            ACCESSOR.format(
                name=f"set_{name}{suffix}",
                params=f"s: State{where}, value: int",
                result="None",
                sentence=f"Change the slot '{what}' of {which}.",
                body=f"{slot} = value",
            ),
        )


def pusher(row: Row) -> tuple[str, str]:
    """Return what puts a kind of frame on top, by name."""
    name = ast.literal_eval(row.cells["name"])
    keys = {"seat": "seat"} if "seat" in row.cells else {}
    keys |= {place: f"{key}_" * keyword.iskeyword(key) or key for place, key, _ in slots_of(row)}
    frame = name.replace("-", "_")
    text = PUSH.format(
        name=name,
        frame=frame,
        params=", ".join(["s: State", *(f"{key}: int" for key in keys.values())]),
        kind=row.name("kind"),
    )
    text += "".join(f"    s.agenda_{place}[top] = {key}\n" for place, key in keys.items())
    return f"push_{frame}", text


def striking(rows: list[Row]) -> tuple[list[str], str]:
    """Return the kinds of frames that hold lists of seats, and what strikes a seat from them."""
    lists: dict[str, list[str]] = {}
    for row in rows:
        for place, _, meaning in slots_of(row):
            if meaning == SEATS:
                lists.setdefault(place, []).append(row.name("kind"))
    kinds = sorted({kind for held in lists.values() for kind in held})
    body = ""
    for place, held in sorted(lists.items()):
        among = f"== {held[0]}" if len(held) == 1 else f"in ({', '.join(held)})"
        body += STRUCK.format(among=among, place=place)
    return kinds, STRIKE + body


def written() -> str:
    """Return the accessors as the contents and their readers want them now."""
    module = read_module(CONTENTS)
    rows = read_rows(module, "FRAMES", module.tables["FRAMES"])
    kinds, strike = striking(rows)
    wanted = asked_for()
    parts = [
        text
        for name, place in sorted(named_places(rows).items())
        for accessor, text in accessors(name, place)
        if accessor in wanted
    ]
    pushed = {row.name("kind"): pusher(row) for row in rows}
    pushed = {kind: pair for kind, pair in pushed.items() if pair[0] in wanted}
    names = [*sorted({*kinds, *pushed}), "jam", "without"]
    head = HEAD.format(names="\n".join(f"    {name}," for name in names))
    return "\n".join([head, *parts, *(text for _, text in sorted(pushed.values())), strike])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
