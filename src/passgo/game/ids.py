"""Ids: the words of one edition in the kernel's order."""

from functools import cached_property, lru_cache

from passgo.editions import Edition
from passgo.rules.limits import CARDS

LARGEST_NUMBER = 10**12


class PositionError(ValueError):
    """A document is no position of a game; *path* says where, the message what is wrong."""

    def __init__(self, path: str, message: str) -> None:
        """Hold the path of the mistake and one sentence about it."""
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


class Lexicon:
    """The words of one edition by the kernel's numbers.

    In a document numbers begin at 0 and seats are those of its table; of orders the rules judge it.
    """

    def __init__(self, edition: Edition, seats: int | None = None) -> None:
        """Prepare the words of *edition*, at a table of so many *seats* perhaps."""
        self.edition = edition
        self.step = edition.money.step
        self.seats = range(-LARGEST_NUMBER, LARGEST_NUMBER + 1) if seats is None else range(seats)
        self.numbers = range(0 if seats is not None else -LARGEST_NUMBER, LARGEST_NUMBER + 1)
        self.spaces = [space.id for space in edition.spaces]
        self.decks = [deck.id for deck in edition.decks]
        self.tokens = [token.id for token in edition.tokens]
        self.zones = [zone.id for zone in edition.zones]

    @cached_property
    def cards(self) -> dict[int, str]:
        """Every card, by its deck and its number in it."""
        return {
            at * CARDS + index: card.id
            for at, deck in enumerate(self.edition.decks)
            for index, card in enumerate(self.edition.cards_of(deck.id))
        }

    @cached_property
    def kept(self) -> list[str]:
        """The get-out-of-jail cards."""
        decks = [self.edition.cards_of(deck) for deck in self.decks]
        return [card.id for deck in decks for card in deck if card.kind == "jail-free"]

    @cached_property
    def powers(self) -> dict[int, str]:
        """The powers that a six opens."""
        sides = [side.id for side in self.edition.sides]
        powers = self.edition.powers
        return {sides.index(power.side) * 6 + power.die - 1: power.id for power in powers}

    def card_name(self, deck: int, card: int) -> str:
        """Return the id of a card of a deck."""
        return self.cards[deck * CARDS + card]


@lru_cache(maxsize=64)
def lexicon_of(edition: Edition, seats: int | None = None) -> Lexicon:
    """Return the lexicon of an edition, at a table perhaps; it holds no game and is shared."""
    return Lexicon(edition, seats)
