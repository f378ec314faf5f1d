"""The comparison of all dice editions, as a page of Markdown made from their data.

Run it as `python -m passgo.edition_tools.compare > docs/editions/comparison.md`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from passgo.editions.load import edition_ids, load_edition
from passgo.editions.model import Edition
from passgo.editions.rules import AMOUNTS, Rules
from passgo.rulebook import REFERENCE
from passgo.text import Catalogue

HEAD = f"""# The dice editions compared

This page is made from the data by `python -m passgo.edition_tools.compare`.
A value in bold differs from that of {REFERENCE}.
The words are those of the [guide](../guide/editions.md).
"""
BOX: dict[str, Callable[[Edition], str]] = {
    "title": lambda e: _text(e, "title"),
    "year": lambda e: str(e.year),
    "base": lambda e: e.base or "none",
    "rulebook": lambda e: e.rulebook,
    "players": lambda e: f"{e.players.min}–{e.players.max}",
    "from the age of": lambda e: str(e.players.age or "not stated"),
    "tokens": lambda e: str(len(e.tokens)),
    "spaces": lambda e: str(len(e.spaces)),
    "streets": lambda e: _count(e, "street"),
    "stations": lambda e: _count(e, "station"),
    "utilities": lambda e: _count(e, "utility"),
    "zones": lambda e: str(len(e.zones)),
    "decks": lambda e: ", ".join(f"{d.size} {_text(e, f'deck-{d.id}')}" for d in e.decks),
    "powers": lambda e: str(len(e.powers)),
    "smallest step": lambda e: _money(e, e.money.step),
    "notes": lambda e: " ".join(map(str, e.money.notes)) or "none",
    "uncertain facts": lambda e: str(len(e.derived)),
}


def comparison(editions: Sequence[Edition]) -> str:
    """Return the page; the first edition is the one the others are held against."""
    names = [edition.id for edition in editions]
    parts = [
        HEAD,
        "## The boxes\n",
        _table("", names, ((key, [of(e) for e in editions]) for key, of in BOX.items())),
        "## The rules\n",
        _table("", names, _rule_rows(editions)),
        "## The variants\n",
        "Each variant is the standard game of its edition with these changes.\n",
        _table("variant", names, _variant_rows(editions)),
    ]
    return "\n".join(parts)


def ordered() -> list[Edition]:
    """Return the dice editions of the package, the reference first."""
    ids = sorted(edition_ids(), key=lambda one: (one != REFERENCE, one))
    return [load_edition(one) for one in ids]


@cache
def _english(edition: Edition) -> Catalogue:
    return Catalogue(edition, "en")


def _text(edition: Edition, key: str) -> str:
    return _english(edition).text(key)


def _money(edition: Edition, amount: int) -> str:
    return _english(edition).money(amount)


def _count(edition: Edition, kind: str) -> str:
    return str(sum(space.kind == kind for space in edition.spaces))


def _rule_rows(editions: Sequence[Edition]) -> Iterable[tuple[str, list[str]]]:
    for name in Rules.__struct_fields__:
        yield f"`{name}`", [_value(edition, edition.rules, name) for edition in editions]


def _value(edition: Edition, rules: Rules, name: str) -> str:
    value = getattr(rules, name)
    if name in AMOUNTS:
        return _money(edition, value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _variant_rows(editions: Sequence[Edition]) -> Iterable[tuple[str, list[str]]]:
    for name in sorted({variant.id for edition in editions for variant in edition.variants}):
        yield f"`{name}`", [_changes(edition, name) for edition in editions]


def _changes(edition: Edition, variant: str) -> str:
    """Return what a variant changes, or that there is none."""
    if variant not in {one.id for one in edition.variants}:
        return "none"
    rules = edition.rules_for(variant)
    changed = [n for n in Rules.__struct_fields__ if getattr(rules, n) != getattr(edition.rules, n)]
    return "<br>".join(f"`{name}` {_value(edition, rules, name)}" for name in changed)


def _table(corner: str, names: Sequence[str], rows: Iterable[tuple[str, list[str]]]) -> str:
    lines = [f"| {corner} | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for title, (first, *others) in rows:
        cells = [first, *(cell if cell == first else f"**{cell}**" for cell in others)]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(comparison(ordered()), end="")
