"""Codecs: for each meaning what the kernel's number is outside, and back.

Orders, events, prompts and the documents of positions are written and read with the same ones.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from passgo.editions import Edition
from passgo.fields import Meaning
from passgo.game.ids import LARGEST_NUMBER, Lexicon, PositionError, lexicon_of
from passgo.game.kernel_names import (
    LOTS,
    ORDER_NAMES,
    POWERS,
    PURPOSES,
    REASONS,
    STATUSES,
    TERMS,
    WAYS,
)
from passgo.rules.limits import BANK, NOBODY, NONE, SEATS

LONGEST_SHOWN = 60
NUMBER = "number"


class Unreadable(ValueError):
    """Something outside means nothing inside: a code with facts, and one sentence about it.

    *at* says which item it is of a list.
    """

    def __init__(self, code: str, message: str, at: str = "", **facts: int | str) -> None:
        """Hold what both an order's refusal and a document's mistake need."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at
        self.facts = facts


class Codec(NamedTuple):
    """Both directions of one meaning; *words* are all it knows, if they are the same everywhere.

    *formula* is what writes, where that is a short expression of NUMBER and the lexicon.
    """

    write: Callable[[int, Lexicon], object]
    read: Callable[[object, Lexicon], int]
    words: tuple[str, ...] = ()
    formula: str = ""


def outside(number: int, meaning: Meaning, edition: Edition) -> object:
    """Return what the kernel's number of a field is outside."""
    return CODECS[meaning].write(number, lexicon_of(edition))


def word(number: int, meaning: Meaning, lexicon: Lexicon) -> Any:
    """Return how a document writes the kernel's number."""
    written = CODECS[meaning].write(number, lexicon)
    return list(written) if isinstance(written, tuple) else written


def inside(value: object, meaning: Meaning, path: str, lexicon: Lexicon) -> int:
    """Return the kernel's number of what a document says at *path*."""
    try:
        return CODECS[meaning].read(value, lexicon)
    except Unreadable as wrong:
        raise PositionError(path + wrong.at, wrong.message) from None


def ids_of(edition: Edition, meaning: Meaning) -> Sequence[str]:
    """Return the ids of one kind, in the kernel's order."""
    names = NAMED[meaning][1](lexicon_of(edition))
    return tuple(names.values()) if isinstance(names, dict) else names


def number_of(names: Sequence[str] | dict[int, str], name: object, what: str) -> int:
    """Return the kernel's number of an id."""
    numbered = names.items() if isinstance(names, dict) else enumerate(names)
    for number, known in numbered:
        if known == name:
            return number
    given = str(name)[:LONGEST_SHOWN]
    raise Unreadable(f"unknown-{what}", f"unknown {what} {shown(name)}", given=given)


def whole(value: object, among: range) -> int:
    """Return a whole number."""
    given = str(value)[:40]
    if not isinstance(value, int) or isinstance(value, bool):
        message = f"a whole number is needed, not {shown(value)}"
        raise Unreadable("out-of-range", message, given=given)
    if value not in among:
        message = f"{shown(value)} is not between {among[0]} and {among[-1]}"
        raise Unreadable("out-of-range", message, given=given)
    return value


def shown(value: object) -> str:
    """Return a value as a message shows it, never long."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return "a number beyond all money"
    text = repr(value) if isinstance(value, str | int | float | None) else type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def _named(meaning: Meaning) -> Codec:
    what, names = NAMED[meaning]
    return Codec(
        write=lambda number, lexicon: names(lexicon)[number],
        read=lambda name, lexicon: number_of(names(lexicon), name, what),
    )


def _worded(words: Mapping[int, str]) -> Codec:
    numbers = {word: number for number, word in words.items()}

    def read(word: object, _: Lexicon) -> int:
        if not isinstance(word, str) or word not in numbers:
            raise Unreadable("out-of-range", f"must be one of {', '.join(numbers)}")
        return numbers[word]

    return Codec(write=lambda number, _: words[number], read=read, words=tuple(numbers))


def _formula(formula: str, read: Callable[[object, Lexicon], int]) -> Codec:
    return Codec(eval(f"lambda {NUMBER}, lexicon: {formula}"), read, formula=formula)


def _read_seat(value: object, lexicon: Lexicon) -> int:
    seat = whole(value, lexicon.numbers)
    if seat not in lexicon.seats:
        message = f"there is no seat {seat}; the seats are 0 to {len(lexicon.seats) - 1}"
        raise Unreadable("out-of-range", message, given=seat)
    return seat


def _seat_or(nobody: int, *names: str) -> Codec:
    """Return the codec of a seat, or of nobody of a kind: null outside, or one of its names."""

    def read(value: object, lexicon: Lexicon) -> int:
        return nobody if value is None or value in names else _read_seat(value, lexicon)

    return Codec(lambda number, _: number if number >= 0 else None, read)


def _read_seats(value: object, lexicon: Lexicon) -> int:
    if not isinstance(value, list):
        raise Unreadable("out-of-range", "must be a list of seats")
    seats = 0
    for at, item in enumerate(value):
        try:
            seat = _read_seat(item, lexicon)
        except Unreadable as wrong:
            raise Unreadable(wrong.code, wrong.message, f"[{at}]") from None
        if seats >> seat & 1:
            raise Unreadable("named-twice", f"seat {seat} is named twice", f"[{at}]")
        seats |= 1 << seat
    return seats


def _read_money(value: object, lexicon: Lexicon) -> int:
    amount = whole(value, lexicon.numbers)
    if amount % lexicon.step:
        message = f"{amount} is no multiple of {lexicon.step}"
        raise Unreadable("not-a-multiple", message, given=amount, step=lexicon.step)
    return amount // lexicon.step


def _read_flag(value: object, _: Lexicon) -> int:
    if not isinstance(value, bool):
        raise Unreadable("out-of-range", "must be true or false", given=shown(value))
    return int(value)


def _write_lot(number: int, lexicon: Lexicon) -> str:
    return lexicon.spaces[number] if number >= 0 else LOTS[number]


def _read_deed(name: object, lexicon: Lexicon) -> int:
    place = number_of(lexicon.spaces, name, "space")
    if not lexicon.edition.spaces[place].group:
        raise Unreadable("not-a-property", f"{name} is no property")
    return place


def _read_space_or_none(name: object, lexicon: Lexicon) -> int:
    return NONE if name == "" else number_of(lexicon.spaces, name, "space")


def _read_lot(name: object, lexicon: Lexicon) -> int:
    lots = (lot for lot, known in LOTS.items() if known == name and lot != NONE)
    return next(lots, None) or _read_deed(name, lexicon)


NAMED: Mapping[Meaning, tuple[str, Callable[[Lexicon], list[str] | dict[int, str]]]] = {
    Meaning.SPACE: ("space", lambda lexicon: lexicon.spaces),
    Meaning.ZONE: ("zone", lambda lexicon: lexicon.zones),
    Meaning.TOKEN: ("token", lambda lexicon: lexicon.tokens),
    Meaning.DECK: ("deck", lambda lexicon: lexicon.decks),
    Meaning.CARD: ("card", lambda lexicon: lexicon.cards),
    Meaning.KEPT_CARD: ("card", lambda lexicon: lexicon.kept),
    Meaning.POWER: ("action", lambda lexicon: lexicon.powers),
}
"""What is called by an id of the edition: the word for it, and all of them."""
CODECS: Mapping[Meaning, Codec] = {
    **{meaning: _named(meaning) for meaning in NAMED},
    Meaning.SPACE: _named(Meaning.SPACE)._replace(write=_write_lot),
    Meaning.DEED: Codec(_write_lot, _read_deed),
    Meaning.LOT: Codec(_write_lot, _read_lot),
    Meaning.SPACE_OR_NONE: Codec(_write_lot, _read_space_or_none),
    Meaning.SEAT: _formula("number", _read_seat),
    Meaning.SEAT_OR_NOBODY: _seat_or(NOBODY),
    Meaning.SEAT_OR_BANK: _seat_or(BANK, "bank"),
    Meaning.SEATS: Codec(
        lambda seats, _: tuple(seat for seat in range(SEATS) if seats >> seat & 1), _read_seats
    ),
    Meaning.MONEY: _formula("number * lexicon.step", _read_money),
    Meaning.NUMBER: _formula("number", lambda value, lexicon: whole(value, lexicon.numbers)),
    Meaning.FLAG: _formula("number != 0", _read_flag),
    Meaning.REASON: _worded(REASONS),
    Meaning.WAY: _worded(WAYS),
    Meaning.PURPOSE: _worded(PURPOSES),
    Meaning.TERMS: _worded(TERMS),
    Meaning.ORDER: _worded(ORDER_NAMES),
    Meaning.STATUS: _worded(STATUSES),
    Meaning.BENEFIT: _worded(POWERS),
}
