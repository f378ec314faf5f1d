"""Writing positions: a state as a readable document; what is as at the start is left out."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from passgo.editions import Edition
from passgo.fields import Meaning
from passgo.game.codecs import word
from passgo.game.frames import SLOT_NAMES, Frame, write_agenda
from passgo.game.ids import Lexicon
from passgo.game.position_shape import (
    BankPart,
    ClaimPart,
    ClaimsSoFar,
    LuckPart,
    OfferPart,
    PlayerPart,
    PromisedPart,
    TurnPart,
)
from passgo.game.position_sheet import Section, Sheet
from passgo.game.seats import Seat
from passgo.rules.actions import ASKED, GIVEN
from passgo.rules.board import HOTEL
from passgo.rules.limits import CARDS, NOBODY, NONE, SEATS
from passgo.rules.state import BANKRUPT, ONLY_BANKING, PLAYING, UNSEEN, State

STATUS_WORDS = {PLAYING: "playing", BANKRUPT: "bankrupt", ONLY_BANKING: "banking"}
UNKNOWN = "?"
REST_UNKNOWN = "..."
KNOWN_DECKS = 4096


def write_position(
    s: State,
    edition: Edition,
    variant: str,
    house_rules: Mapping[str, object],
    seats: Sequence[Seat],
) -> dict[str, object]:
    """Return the document of a state."""
    return Sheet(edition, variant, house_rules, position_sections(seats)).write(s)


def position_sections(seats: Sequence[Seat]) -> list[Section]:
    """Return the sections of a position, in their order."""
    return [Section("players", PLAYERS, partial(_players, seats)), *AFTER_PLAYERS]


def _players(seats: Sequence[Seat], s: State, lexicon: Lexicon) -> list[PlayerPart]:
    return [_player(s, seat, seats[seat], lexicon) for seat in range(s.seats)]


def _player(s: State, seat: int, who: Seat, lexicon: Lexicon) -> PlayerPart:
    return PlayerPart(
        name=who.name,
        token=lexicon.tokens[s.token[seat]] if s.token[seat] != NONE else "",
        cash=word(s.cash[seat], Meaning.MONEY, lexicon),
        at=None if s.status[seat] == ONLY_BANKING else word(s.at[seat], Meaning.SPACE, lexicon),
        jail=s.jail_throws[seat] if s.jailed[seat] else None,
        status=_status(s.status[seat]),
        left=s.left_as[seat],
        owns=_owned(s, seat, lexicon),
        cards=_flagged(lexicon.kept, s.kept_by, seat),
        wish=s.wish[seat],
        opening=s.opening[seat] or None,
        offers_made=_offers_made(s, seat),
    )


def _status(status: int) -> Any:
    return STATUS_WORDS[status]


def _owned(s: State, seat: int, lexicon: Lexicon) -> list[str]:
    if seat not in s.owner:
        return []
    spaces = lexicon.spaces
    return [_deed(s, at, spaces[at]) for at, owner in enumerate(s.owner) if owner == seat]


def _deed(s: State, place: int, name: str) -> str:
    if s.mortgaged[place]:
        return f"{name} mortgaged cheap" if s.cheap_lift[place] else f"{name} mortgaged"
    if s.houses[place] == HOTEL:
        return f"{name} hotel"
    return f"{name} {s.houses[place]}" if s.houses[place] else name


def _flagged(names: list[str], values: list[int], wanted: int) -> list[str]:
    if wanted not in values:
        return []
    return [name for name, value in zip(names, values, strict=False) if value == wanted]


def _offers_made(s: State, seat: int) -> list[int]:
    made = s.offers_made[seat * SEATS : seat * SEATS + s.seats]
    return made if any(made) else []


def _turn(s: State, _lexicon: Lexicon) -> TurnPart:
    return TurnPart(
        seat=s.turn,
        number=s.turns,
        throws=s.throws,
        doubles=s.doubles,
        again=bool(s.again),
        over=bool(s.turn_over),
        extra=bool(s.extra_turn),
        dice=[s.first_die, s.second_die] if s.first_die else None,
        power=s.power,
    )


def _bank(s: State, _lexicon: Lexicon) -> BankPart:
    return BankPart(houses=s.houses_left, hotels=s.hotels_left)


def _decks(s: State, lexicon: Lexicon) -> dict[str, list[str]] | None:
    decks = {name: _deck(s, deck, lexicon) for deck, name in enumerate(lexicon.decks)}
    return {name: cards for name, cards in decks.items() if cards != [REST_UNKNOWN]} or None


def _deck(s: State, deck: int, lexicon: Lexicon) -> list[str]:
    cards = s.deck[deck * CARDS : deck * CARDS + s.deck_count[deck]]
    return _deck_words(tuple(cards), deck, lexicon)


@lru_cache(maxsize=KNOWN_DECKS)
def _deck_words(cards: tuple[int, ...], deck: int, lexicon: Lexicon) -> list[str]:
    """Return the cards from the top; a single run of unknown ones is written as three dots."""
    if cards and is_all(cards, UNSEEN):
        return [REST_UNKNOWN]
    names = [UNKNOWN if card == UNSEEN else lexicon.card_name(deck, card) for card in cards]
    unknown = [at for at, name in enumerate(names) if name == UNKNOWN]
    if unknown and unknown[-1] - unknown[0] == len(unknown) - 1:
        names[unknown[0] : unknown[-1] + 1] = [REST_UNKNOWN]
    return names


def _claims(s: State, lexicon: Lexicon) -> list[ClaimPart] | None:
    return [_claim(s, at, lexicon) for at in range(s.claims)] or None


def _claim(s: State, at: int, lexicon: Lexicon) -> ClaimPart:
    return ClaimPart(
        id=s.claim_id[at],
        owner=s.claim_owner[at],
        debtor=s.claim_debtor[at],
        place=word(s.claim_place[at], Meaning.DEED, lexicon),
        amount=word(s.claim_amount[at], Meaning.MONEY, lexicon),
        left=s.claim_left[at],
        made=s.claim_made[at],
    )


def _claims_so_far(s: State, _lexicon: Lexicon) -> ClaimsSoFar | None:
    opened = max(s.claim_id[: s.claims], default=0)
    made = max(s.claim_made[: s.claims], default=0)
    if (opened, made) == (s.claim_serial, s.claim_order):
        return None
    return ClaimsSoFar(opened=s.claim_serial, made=s.claim_order)


def _offer(s: State, lexicon: Lexicon) -> OfferPart | None:
    if s.offer_from == NOBODY:
        return None
    return OfferPart(
        maker=s.offer_from,
        taker=s.offer_to,
        give_cash=word(s.offer_gives, Meaning.MONEY, lexicon),
        ask_cash=word(s.offer_asks, Meaning.MONEY, lexicon),
        give=_flagged(lexicon.spaces, s.offer_deeds, GIVEN),
        ask=_flagged(lexicon.spaces, s.offer_deeds, ASKED),
        give_cards=_flagged(lexicon.kept, s.offer_cards, GIVEN),
        ask_cards=_flagged(lexicon.kept, s.offer_cards, ASKED),
    )


def _promised(s: State, lexicon: Lexicon) -> PromisedPart | None:
    if is_all(s.promised, NOBODY) and is_all(s.promised_card, NOBODY):
        return None
    deeds = zip(lexicon.spaces, s.promised, strict=False)
    cards = zip(lexicon.kept, s.promised_card, strict=False)
    return PromisedPart(
        deeds={name: taker for name, taker in deeds if taker != NOBODY},
        cards={name: taker for name, taker in cards if taker != NOBODY},
    )


def _agenda(s: State, lexicon: Lexicon) -> list[Frame] | None:
    return None if s.over else write_agenda(s, lexicon)


def _winners(s: State, _lexicon: Lexicon) -> list[int] | None:
    return [seat for seat in range(s.seats) if s.won[seat]] or None


def _luck(s: State, _lexicon: Lexicon) -> LuckPart | None:
    if not s.own_luck and not s.generator:
        return None
    return LuckPart(generator=s.generator, own=bool(s.own_luck))


def is_all(values: Sequence[int], value: int) -> bool:
    """Tell whether there is nothing but one value."""
    return values.count(value) == len(values)


PLAYERS = frozenset(
    (
        *("seats", "token", "cash", "at", "jailed", "jail_throws", "status", "left_as", "wish"),
        *("opening", "offers_made", "owner", "mortgaged", "cheap_lift", "houses", "kept_by"),
    )
)
TURN = frozenset(
    (
        *("turn", "turns", "throws", "doubles", "again", "turn_over", "extra_turn", "power"),
        *("first_die", "second_die"),
    )
)
CLAIMS = frozenset(
    (
        *("claims", "claim_id", "claim_owner", "claim_debtor", "claim_place", "claim_amount"),
        *("claim_left", "claim_made"),
    )
)
OFFER = frozenset(
    ("offer_from", "offer_to", "offer_gives", "offer_asks", "offer_deeds", "offer_cards")
)
AGENDA = frozenset(("over", "depth", "agenda_kind", *SLOT_NAMES.values()))
AFTER_PLAYERS = (
    Section("banker", frozenset(("banker",)), lambda s, _: s.banker or None),
    Section("turn", TURN, _turn),
    Section("bank", frozenset(("houses_left", "hotels_left")), _bank),
    Section("decks", frozenset(("deck", "deck_count")), _decks),
    Section("claims", CLAIMS, _claims),
    Section("claims_so_far", CLAIMS | {"claim_serial", "claim_order"}, _claims_so_far),
    Section("offer", OFFER, _offer),
    Section("promised", frozenset(("promised", "promised_card")), _promised),
    Section(
        "for_sale",
        frozenset(("for_sale",)),
        lambda s, lexicon: _flagged(lexicon.spaces, s.for_sale, 1) or None,
    ),
    Section("agenda", AGENDA, _agenda),
    Section("time_up", frozenset(("time_up",)), lambda s, _: bool(s.time_up) or None),
    Section("over", frozenset(("over",)), lambda s, _: bool(s.over) or None),
    Section("winners", frozenset(("seats", "won")), _winners),
    Section("luck", frozenset(("own_luck", "generator")), _luck),
)
