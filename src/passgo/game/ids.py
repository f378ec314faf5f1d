"""Ids: the names and amounts that people write, and the kernel's numbers for them.

A reader's mistake is told with its path in the document: ``players[1].owns[0]``.
"""

from functools import lru_cache

from passgo.editions import Edition
from passgo.game.encoding import card_ids, kept_ids, power_ids
from passgo.rules.board import HOTEL_LOT, HOUSE_LOT
from passgo.rules.limits import CARDS

LARGEST_NUMBER = 10**12
LONGEST_SHOWN = 60
BUILDING_LOTS = {"house": HOUSE_LOT, "hotel": HOTEL_LOT}


class PositionError(ValueError):
    """A document is no position of a game; *path* says where, the message what is wrong."""

    def __init__(self, path: str, message: str) -> None:
        """Hold the path of the mistake and one sentence about it."""
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


class Lexicon:
    """Both directions between the words of one edition and the kernel's numbers."""

    def __init__(self, edition: Edition, seats: int) -> None:
        """Prepare the words of *edition* at a table of so many *seats*."""
        self.edition = edition
        self.seats = seats
        self.step = edition.money.step
        self.spaces = [space.id for space in edition.spaces]
        self.decks = [deck.id for deck in edition.decks]
        self.tokens = [token.id for token in edition.tokens]
        self.kept = list(kept_ids(edition))
        self.cards = card_ids(edition)
        self.card_names = {number: name for name, number in self.cards.items()}

    def place(self, name: object, path: str) -> int:
        """Return the number of a space."""
        return _index(self.spaces, name, path, "space")

    def deed(self, name: object, path: str) -> int:
        """Return the number of a space that can be owned."""
        place = self.place(name, path)
        if not self.edition.spaces[place].group:
            raise PositionError(path, f"{name} is no property")
        return place

    def deck(self, name: object, path: str) -> int:
        """Return the number of a deck."""
        return _index(self.decks, name, path, "deck")

    def kept_card(self, name: object, path: str) -> int:
        """Return the number of a card that players keep."""
        return _index(self.kept, name, path, "card to keep")

    def card(self, name: object, path: str) -> int:
        """Return the number of a card, its deck included."""
        if not isinstance(name, str) or name not in self.cards:
            raise PositionError(path, f"unknown card {_shown(name)}")
        return self.cards[name]

    @property
    def powers(self) -> dict[int, str]:
        """The actions that a six opens, by number."""
        return power_ids(self.edition)

    def power(self, name: object, path: str) -> int:
        """Return the number of an action that a six opens."""
        for number, known in self.powers.items():
            if known == name:
                return number
        raise PositionError(path, f"unknown action {_shown(name)}")

    def card_name(self, deck: int, card: int) -> str:
        """Return the id of a card of a deck."""
        return self.card_names[deck * CARDS + card]

    def lot(self, name: object, path: str) -> int:
        """Return the number of what an auction sells: a property or a kind of building."""
        if isinstance(name, str) and name in BUILDING_LOTS:
            return BUILDING_LOTS[name]
        return self.deed(name, path)

    def lot_name(self, lot: int) -> str:
        """Return the word for what an auction sells."""
        for name, number in BUILDING_LOTS.items():
            if number == lot:
                return name
        return self.spaces[lot]

    def seat(self, value: object, path: str) -> int:
        """Return the number of a seat at this table."""
        seat = whole(value, path)
        if seat >= self.seats:
            raise PositionError(
                path, f"there is no seat {seat}; the seats are 0 to {self.seats - 1}"
            )
        return seat

    def seats_of(self, mask: int) -> list[int]:
        """Return the seats of a set of seats."""
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def amount(self, value: object, path: str) -> int:
        """Return an amount of money in the kernel's steps."""
        amount = whole(value, path)
        if amount % self.step:
            raise PositionError(path, f"{amount} is no multiple of {self.step}")
        return amount // self.step


def whole(value: object, path: str, most: int = LARGEST_NUMBER) -> int:
    """Return a whole number from 0 to *most*."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(path, f"a whole number is needed, not {_shown(value)}")
    if not 0 <= value <= most:
        raise PositionError(path, f"{_shown(value)} is not between 0 and {most}")
    return value


@lru_cache(maxsize=64)
def lexicon_of(edition: Edition, seats: int) -> Lexicon:
    """Return the lexicon of an edition at a table; it holds no game and is shared."""
    return Lexicon(edition, seats)


def _index(known: list[str], name: object, path: str, what: str) -> int:
    if not isinstance(name, str) or name not in known:
        raise PositionError(path, f"unknown {what} {_shown(name)}")
    return known.index(name)


def _shown(value: object) -> str:
    """Return a value as a message shows it, never long."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return "a number beyond all money"
    text = repr(value) if isinstance(value, str | int | float | None) else type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
