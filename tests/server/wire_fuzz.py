"""Commands found by coverage: a fuzzer that learns which bytes lead further into the server.

`python tests/server/wire_fuzz.py -runs=1000000` needs Atheris (`pip install -e .[fuzz]`); further
words are those of libFuzzer. Every input goes where a message of a socket goes: it is read as a
command, and its order is read and tried in a running game of every kind, without being played; luck
is told at a table with a real box. What begins a book or is entered in one is tried too. Whatever
is not refused in words ends the run and is written to a file.
"""

import contextlib
import json
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import msgspec

from passgo.game.orders import EVERY_ORDER
from passgo.games import AnyGame
from passgo.ledger import Account, Book, added, balances, falls, unanswered
from passgo.refusal import Refusal
from passgo.server.books.terms import checked_entry, checked_terms
from passgo.server.play.game import Setup, begin, read_order, tells_luck
from passgo.server.play.told_luck import check_faces, throw_before, why_impossible
from passgo.server.rooms.commands import COMMANDS, no_of
from passgo.server.wire.book_messages import Bookings, BookTerms
from passgo.server.wire.messages import Answer, Play, Probe, check_plain, encode
from passgo.sliding.orders import PEOPLES_ORDERS
from passgo.vocabulary import Order

EDITIONS = ("classic-2003", "revolution-2009", "clone-wars-2008", "knockout-2024")
BOXES = ("classic-2003", "revolution-2009")
NAMES = ["Ana", "Bo"]
TERMS = {
    "accounts": [{"name": name, "start": 1500} for name in NAMES],
    "purse": {"style": "notes", "symbol": "€"},
    "salary": 200,
}
ENTRIES: tuple[dict[str, object], ...] = (
    {"type": "payment", "id": "a", "payers": [0], "receiver": 1, "amount": 10, "reason": "rent"},
    {"type": "undo", "id": "b", "entry": "a"},
)
BODIES = (msgspec.json.Decoder(BookTerms), msgspec.json.Decoder(Bookings))
VALUES: tuple[object, ...] = (0, 1, True, "gare-du-nord", [], {}, None)


@cache
def games() -> list[tuple[Setup, AnyGame]]:
    """Return a running game of every kind."""
    setups = [Setup(edition=edition) for edition in EDITIONS]
    setups += [Setup(edition=edition, luck="told") for edition in BOXES]
    return [(setup, begin(setup, NAMES, None)) for setup in setups]


@cache
def book() -> Book:
    """Return a book in which nothing is entered yet."""
    return Book((Account("Ana", 1500), Account("Bo", 1500)))


def try_input(data: bytes) -> None:
    """Treat some bytes as a message or as a body for a book; only refusals are answers."""
    try_body(data)
    try:
        command = COMMANDS.decode(data.decode().encode())  # A socket lets only text through.
    except (msgspec.DecodeError, ValueError, RecursionError):
        return
    with contextlib.suppress(Refusal):
        check_plain(data)
        if isinstance(command, Play | Probe):
            for setup, game in games():
                try_order(setup, game, command.order)


def try_body(data: bytes) -> None:
    """Treat some bytes as what begins a book, or is entered in one."""
    for decoder in BODIES:
        with contextlib.suppress(msgspec.DecodeError, ValueError, RecursionError, Refusal):
            found = decoder.decode(data)
            check_plain(data)
            if isinstance(found, BookTerms):
                checked_terms(found)
                continue
            written = book()
            for booking in found.bookings:
                entry = checked_entry(booking.entry)
                after = added(written, entry)
                unanswered(falls(balances(written), balances(after)), booking.agreed)
                written = after


def try_order(setup: Setup, game: AnyGame, raw: msgspec.Raw) -> None:
    """Ask what an order would do; a refusal must be one that can be written."""
    try:
        order = read_order(setup, raw)
        if tells_luck(setup, order):
            check_faces(game, order)
            if throw_before(game, order) is None and (no := why_impossible(game, order)):
                raise no
        else:
            game.probe(order)
    except Refusal as refusal:
        encode(Answer(id="", ok=False, no=no_of(refusal)))


def values_of(order: type[Order]) -> dict[str, object]:
    """Return a value for each field of an order, of a type that it takes."""
    values: dict[str, object] = {}
    for name, kind in get_type_hints(order, include_extras=True).items():
        if name in order.__struct_fields__:
            values[name] = next(filter(None, (taken(value, kind) for value in VALUES)))[0]
    return values


def taken(value: object, kind: object) -> tuple[object] | None:
    """Return a value in a tuple if a type takes it."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None
    return (value,)


def write_seeds(folder: Path) -> None:
    """Write one command of each kind, and of each order with all its fields, to begin with."""
    commands: list[dict[str, object]] = [
        {"type": kind} for kind in ("chat", "undo", "resync", "wait", "seen")
    ]
    for order in (*EVERY_ORDER, *PEOPLES_ORDERS):
        action = {"do": order.__name__} | values_of(order)
        commands.append({"type": "play", "answers": 1, "order": action})
    for at, command in enumerate(commands):
        (folder / str(at)).write_text(json.dumps({"id": "a"} | command), encoding="utf-8")
    entered = {"bookings": [{"entry": one, "by": 0} for one in ENTRIES], "after": 0}
    for name, body in (("terms", TERMS), ("entries", entered)):
        (folder / name).write_text(json.dumps(body), encoding="utf-8")


def main() -> None:
    """Fuzz until the runs are done or something breaks."""
    atheris = import_module("atheris")  # An extra: this file is read where it is missing too.
    atheris.instrument_all()
    with tempfile.TemporaryDirectory() as folder:
        write_seeds(Path(folder))
        atheris.Setup([*sys.argv, folder], try_input)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
