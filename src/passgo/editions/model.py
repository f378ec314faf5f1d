"""A loaded edition: frozen, typed, complete."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from passgo.editions.check_rules import misfits
from passgo.editions.limits import MEMBERS, SEATS
from passgo.editions.mistakes import EditionError, Mistake, wrong_value
from passgo.editions.rules import Amount, Count, Rules
from passgo.looks import Accent, Art, Colour, Emblem, Palette, Picture, ZoneColour

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Amounts = tuple[Amount, ...]
Minutes = Annotated[int, Meta(ge=1, le=1_440)]

GroupKind = Literal["street", "station", "utility"]
SpaceKind = Literal[
    "go",
    "street",
    "station",
    "utility",
    "tax",
    "card",
    "jail",
    "free-parking",
    "go-to-jail",
    "zone",
]
CardKind = Literal[
    "move-to",
    "move-back-to",
    "back",
    "nearest",
    "jail",
    "jail-free",
    "jail-release",
    "repairs",
    "pay",
    "collect",
    "pay-each",
    "collect-each",
    "pay-or-draw",
]
CARD_NEEDS: Mapping[CardKind, tuple[str, ...]] = {
    "move-to": ("target",),
    "move-back-to": ("target",),
    "back": ("steps",),
    "nearest": ("target",),
    "repairs": ("house", "hotel"),
    "pay": ("amount",),
    "collect": ("amount",),
    "pay-each": ("amount",),
    "collect-each": ("amount",),
    "pay-or-draw": ("amount", "draws"),
}
"""What a card of a kind says beside its kind; of others, nothing."""
PowerKind = Literal[
    "gift",
    "jump",
    "extra-turn",
    "cash",
    "shift",
    "steal",
    "wipe-out",
]
OWNED_KINDS = get_args(GroupKind)
DIE_SIDES = 6


class Players(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many may play, and from which age."""

    min: Annotated[int, Meta(ge=2, le=SEATS)]
    max: Annotated[int, Meta(ge=2, le=SEATS)]
    age: Count = 0  # 0: not stated
    banker_only_above: Count


class Money(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The money of the box: its smallest step, its notes, and how amounts are written."""

    step: Annotated[int, Meta(ge=1, le=1_000_000)]
    style: Literal["notes", "millions"]
    notes: Amounts = ()
    start_notes: tuple[Count, ...] = ()  # how many of each, in the order of `notes`


class Group(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Properties that belong together."""

    id: Id
    kind: GroupKind
    size: Annotated[int, Meta(ge=1, le=MEMBERS)]
    house: Amount = 0  # price of a house, streets only
    hotel: Amount = 0  # price of a hotel beside its houses, streets only
    rents: Amounts = ()  # by number owned: stations, and utilities with printed rents
    multipliers: tuple[Count, ...] = ()  # of the dice, by number owned: utilities
    colour: Colour | UnsetType = UNSET
    picture: Picture | UnsetType = UNSET  # of its spaces, where they have none of their own


class Space(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One space of the ring."""

    id: Id
    kind: SpaceKind
    group: str = ""
    price: Amount = 0
    mortgage: Amount = 0
    rent: Amounts = ()  # streets: bare, 1 to 4 houses, hotel
    amount: Amount = 0  # taxes
    deck: str = ""  # card spaces
    zone: str = ""  # boards with zones
    picture: Picture | UnsetType = UNSET


class Deck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pack of cards, or the texts of an electronic unit."""

    id: Id
    size: Count
    draw: Literal["pack", "any"] = "pack"  # any: each text equally likely, with repetition
    picture: Picture | UnsetType = UNSET
    accent: Accent | UnsetType = UNSET


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one card orders."""

    id: Id
    deck: str
    kind: CardKind
    amount: Amount = 0
    target: str = ""  # a space; for `nearest` a kind of property
    steps: Count = 0
    house: Amount = 0
    hotel: Amount = 0
    factor: Count = 0  # `nearest`: times the station's rent or the utility's throw; 0: as usual
    draws: str = ""  # `pay-or-draw`: the deck to draw from instead
    scope: Literal["drawer", "all"] = "drawer"


class Zone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of the ring whose visitors can be reached together."""

    id: Id
    colour: ZoneColour | UnsetType = UNSET
    picture: Picture | UnsetType = UNSET


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A party that tokens belong to, with powers of its own."""

    id: Id


class Power(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a side may try when one die shows a six and the other one its number."""

    id: Id
    side: str
    die: Annotated[int, Meta(ge=1, le=DIE_SIDES)]  # the one thrown with the six
    kind: PowerKind
    lowest: Annotated[int, Meta(ge=1, le=DIE_SIDES)]  # throw that succeeds, and all above it
    amount: Amount = 0  # money from the bank: `cash`, and `gift` instead of properties
    count: Count = 0  # properties: `gift` and `steal`
    loss: Amount = 0  # paid to the bank where the throw fails


class Token(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A playing piece."""

    id: Id
    side: str = ""  # boards with powers
    emblem: Emblem | UnsetType = UNSET  # of whoever plays it, instead of the seat's


class Shelf(Struct, frozen=True, kw_only=True):
    """What a list of boxes says beside their rules; it changes no game and no digest."""

    minutes: tuple[Minutes, Minutes]  # about how long a game takes: from, to
    box: str = ""  # the edition whose box it shares
    place: Count = 0  # of its box in the row, from 1; those without one come last
    by_the_book: dict[str, str] = {}  # variants and rules that the booklet offers, by clause


class Look(Struct, frozen=True, kw_only=True):
    """The colours of a table and what is drawn in the middle of its board; no part of a digest."""

    palette: Palette = "plain"
    art: Art = "plain"


class Variant(Struct, frozen=True, kw_only=True):
    """Another way to play the edition: its rules, complete."""

    id: Id
    rules: Rules


class Edition(Struct, frozen=True, kw_only=True, cache_hash=True):
    """An edition as it is played: its own values over those of its bases."""

    id: Id
    base: str
    year: int
    country: str
    rulebook: str  # whose clauses it is played by; "" for a board of one's own
    symbol: str
    players: Players
    money: Money
    rules: Rules
    variants: tuple[Variant, ...]
    groups: tuple[Group, ...]
    spaces: tuple[Space, ...]
    decks: tuple[Deck, ...]
    cards: tuple[Card, ...]
    zones: tuple[Zone, ...]
    sides: tuple[Side, ...]
    powers: tuple[Power, ...]
    tokens: tuple[Token, ...]
    derived: tuple[str, ...]  # what is not certain, as paths: "token.cannon"
    folders: tuple[str, ...] = ()  # where it was read from, the root first
    digest: str = ""

    has_rounds: ClassVar[bool] = False

    @property
    def fewest_players(self) -> int:
        """How many must play."""
        return self.players.min

    @property
    def most_players(self) -> int:
        """How many may play."""
        return self.players.max

    @property
    def variant_ids(self) -> tuple[str, ...]:
        """The other ways to play it."""
        return tuple(variant.id for variant in self.variants)

    @property
    def shape(self) -> Literal["square", "round"]:
        """The shape of its board: with zones it is round."""
        return "round" if self.zones else "square"

    @property
    def bands(self) -> tuple[Colour | Literal[""], ...]:
        """The colours of its streets, space by space."""
        colours = {group.id: group.colour for group in self.groups if group.kind == "street"}
        return tuple(colours.get(space.group) or "" for space in self.spaces)

    @property
    def has_unit(self) -> bool:
        """Whether an electronic unit is in its box."""
        return self.text_deck() is not None

    @property
    def money_style(self) -> str:
        """How amounts are written."""
        return self.money.style

    @property
    def keeps_cards(self) -> bool:
        """Whether somebody may keep a card that frees from jail."""
        return any(card.kind == "jail-free" for card in self.cards)

    @property
    def only_texts(self) -> bool:
        """Whether an electronic unit shows all that others print on cards."""
        return bool(self.decks) and all(deck.draw == "any" for deck in self.decks)

    def space_index(self, space_id: str) -> int:
        """Return the place of a space in the ring; KeyError names an unknown one."""
        for index, space in enumerate(self.spaces):
            if space.id == space_id:
                return index
        raise KeyError(f"{self.id} has no space {space_id!r}")

    def cards_of(self, deck_id: str) -> tuple[Card, ...]:
        """Return the cards of one deck in the order of the data."""
        return tuple(card for card in self.cards if card.deck == deck_id)

    def text_deck(self) -> Deck | None:
        """Return the deck of texts that an electronic unit shows, if there is one."""
        return next((deck for deck in self.decks if deck.draw == "any"), None)

    def rules_for(
        self, variant: str = "", house_rules: Mapping[str, object] | None = None, players: int = 0
    ) -> Rules:
        """Return the rules of a variant ("" is the standard game) with a table's house_rules.

        They must fit so many players; 0: as few as can play.
        """
        rules = self._rules_of(variant)
        if not house_rules:
            return rules
        changed = msgspec.structs.replace(rules, **self._checked(house_rules))
        wrong = [
            Mistake(self.id, f"house_rules.{one.rule}", one.message, one.why, one.facts)
            for one in misfits(self, changed, players or self.players.min)
        ]
        if wrong:
            raise EditionError(wrong)
        return changed

    def _rules_of(self, variant: str) -> Rules:
        if not variant:
            return self.rules
        for candidate in self.variants:
            if candidate.id == variant:
                return candidate.rules
        known = ", ".join(v.id for v in self.variants) or "none"
        raise EditionError([Mistake(self.id, f"variant.{variant}", f"unknown; known: {known}")])

    def _checked(self, house_rules: Mapping[str, object]) -> dict[str, object]:
        hints = get_type_hints(Rules, include_extras=True)
        mistakes: list[Mistake] = []
        values: dict[str, object] = {}
        for name, value in house_rules.items():
            try:
                values[name] = msgspec.convert(value, hints[name])
            except KeyError:
                known = f"unknown rule; known: {', '.join(sorted(hints))}"
                mistakes.append(Mistake(self.id, f"house_rules.{name}", known))
            except msgspec.ValidationError as error:
                message = wrong_value(value, hints[name], error)
                mistakes.append(Mistake(self.id, f"house_rules.{name}", message))
        if mistakes:
            raise EditionError(mistakes)
        return values
