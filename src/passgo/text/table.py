"""The table a message speaks of: who sits there, and what the fields of events and prompts mean."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from passgo.editions import Edition
from passgo.fields import Meaning, fields_of
from passgo.game.events import PowerThrown
from passgo.game.kernel_names import LOTS
from passgo.game.luck import Draw
from passgo.game.orders import Offer
from passgo.game.refusal_kinds import MONEY_REFUSALS
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.text.facts import (
    Amount,
    Attempt,
    Bank,
    Deal,
    Drawn,
    Fact,
    Facts,
    Kept,
    Named,
    Nothing,
    Part,
    Person,
    Standing,
    space,
)

REFUSAL_FACTS = ("needed", "held", "given", "step", "name", "field")


class AnyTable(ABC):
    """Who sits at a table, and what is told there of events, prompts and refusals."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._names = [seat.name for seat in seats]

    @abstractmethod
    def read(self, meaning: Meaning, value: object) -> Fact:
        """Return what is told of a field."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> Facts:
        """Return the facts of a refusal."""

    def facts(self, told: Struct, reader: int | None = None) -> Facts:
        """Return the facts of an event or a prompt, each read by what its field means."""
        facts = {
            field.name: self.read(field.meaning, getattr(told, field.name))
            for field in fields_of(type(told))
        }
        for name, fact in facts.items():
            if isinstance(fact, Person) and getattr(told, name) == reader:
                facts[name] = Person(fact.name, reads=True)
        other = facts.get("other")
        if isinstance(other, Person) and other == facts["seat"]:
            facts["other"] = Person(other.name, again=True)
        return facts

    def person(self, value: object) -> Fact:
        """Read a seat."""
        assert isinstance(value, int)
        return Person(self._names[value])

    def people(self, value: object) -> Fact:
        """Read a list of seats."""
        assert isinstance(value, tuple)
        return tuple(Person(self._names[seat]) for seat in value)

    def money(self, value: object) -> Fact:
        """Read an amount; none at all is nothing to pay."""
        assert value is None or isinstance(value, int)
        return Amount(value or 0)

    def plain(self, value: object) -> Fact:
        """Read a number, a word or a yes or no."""
        assert isinstance(value, int | str)
        return value


class Table(AnyTable):
    """The names behind the numbers and ids of one dice game."""

    def __init__(self, edition: Edition, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self._cards = {card.id: card for card in edition.cards}
        self._powers = {power.id: power for power in edition.powers}
        self._tokens = {token.id for token in edition.tokens}

    def read(self, meaning: Meaning, value: object) -> Fact:
        """Return what is told of a field."""
        return READINGS[meaning](self, value)

    def facts(self, told: Struct, reader: int | None = None) -> Facts:
        """Return the facts of an event or a prompt; a power whose die was thrown is decided."""
        facts = super().facts(told, reader)
        if isinstance(told, PowerThrown):
            return {**facts, "power": Attempt(self._powers[told.power], told.die)}
        return facts

    def refusal(self, refusal: Refusal) -> Facts:
        """Return the facts of a refusal; those it does not have are nothing."""
        return {name: self._of_refusal(name, refusal) for name in REFUSAL_FACTS}

    def _of_refusal(self, name: str, refusal: Refusal) -> Fact:
        value = refusal.facts.get(name)
        if value is None:
            return Nothing()
        if isinstance(value, int) and refusal.code in MONEY_REFUSALS:
            return Amount(value)
        if refusal.code == "token-taken" and value in self._tokens:
            return Named(f"token-{value}")
        return value

    def person_or_bank(self, value: object) -> Fact:
        """Read a seat, or the bank."""
        return Bank() if value is None else self.person(value)

    def person_or_nobody(self, value: object) -> Fact:
        """Read a seat, or nobody yet."""
        return Nothing() if value is None else self.person(value)

    def place(self, value: object) -> Fact:
        """Read a space or a kind of building, or none."""
        if value in LOTS.values():
            return Named(f"word-{value}") if value else Nothing()
        return space(str(value))

    def card(self, value: object) -> Fact:
        """Read a card."""
        return Drawn(self._cards[str(value)])

    def power(self, value: object) -> Fact:
        """Read a power of a side."""
        return Attempt(self._powers[str(value)])

    def wealth(self, value: object) -> Fact:
        """Read what everybody has."""
        assert isinstance(value, tuple)
        return tuple(map(Standing, self._names, value))

    def draw(self, value: object) -> Fact:
        """Read what luck is asked for."""
        assert isinstance(value, Draw)
        return value.what

    def offer(self, value: object) -> Fact:
        """Read an offer on the table."""
        assert isinstance(value, Offer)
        return Deal(
            self._names[value.seat],
            self._goods(value.give, value.give_cards, value.give_cash),
            self._goods(value.ask, value.ask_cards, value.ask_cash),
        )

    def _goods(self, deeds: tuple[str, ...], cards: tuple[str, ...], cash: int) -> tuple[Part, ...]:
        money = (Amount(cash),) if cash else ()
        return (*map(space, deeds), *(Kept(self._cards[card]) for card in cards), *money)


Reading = Callable[[Table, object], Fact]


def _named(kind: str) -> Reading:
    return lambda _, value: Named(f"{kind}-{value}")


def _all_named(kind: str) -> Reading:
    def read(_: Table, value: object) -> Fact:
        assert isinstance(value, tuple)
        return tuple(Named(f"{kind}-{name}") for name in value)

    return read


TOKEN, TOKENS = _named("token"), _all_named("token")
ZONE, ZONES = _named("zone"), _all_named("zone")
READINGS: Mapping[Meaning, Reading] = {
    Meaning.SEAT: Table.person,
    Meaning.SEAT_OR_BANK: Table.person_or_bank,
    Meaning.SEAT_OR_NOBODY: Table.person_or_nobody,
    Meaning.SEATS: Table.people,
    Meaning.SPACE: Table.place,
    Meaning.LOT: Table.place,
    Meaning.SPACE_OR_NONE: Table.place,
    Meaning.MONEY: Table.money,
    Meaning.SUMS: Table.wealth,
    Meaning.CARD: Table.card,
    Meaning.KEPT_CARD: Table.card,
    Meaning.POWER: Table.power,
    Meaning.DRAW: Table.draw,
    Meaning.DEAL: Table.offer,
    Meaning.TOKEN: TOKEN,
    Meaning.TOKENS: TOKENS,
    Meaning.ZONE: ZONE,
    Meaning.ZONES: ZONES,
    **dict.fromkeys((Meaning.NUMBER, Meaning.FLAG, Meaning.BENEFIT), Table.plain),
    **dict.fromkeys((Meaning.REASON, Meaning.WAY, Meaning.ORDER), Table.plain),
}
