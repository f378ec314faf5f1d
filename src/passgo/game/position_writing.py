"""Writing positions: a state as a readable document; what is as at the start is left out."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial

from passgo.editions import Edition
from passgo.game.codecs import CODECS
from passgo.game.ids import Lexicon
from passgo.game.position_agenda import Frame, write_agenda
from passgo.game.position_fields import Plain, members_of, part_writer, plain_members
from passgo.game.position_shape import (
    BankPart,
    ClaimPart,
    ClaimsSoFar,
    LuckPart,
    OfferPart,
    PlayerPart,
    PositionPart,
    PotPart,
    PromisedPart,
    TurnPart,
)
from passgo.game.position_sheet import Section, Sheet
from passgo.game.seating import Seat
from passgo.rules.actions import ASKED, GIVEN
from passgo.rules.board import HOTEL
from passgo.rules.limits import CARDS, NOBODY, NONE, SEATS
from passgo.rules.state import ONLY_BANKING, UNSEEN, State

UNKNOWN = "?"
REST_UNKNOWN = "..."
KNOWN_DECKS = 4096

player_part = part_writer(PlayerPart)
turn_part = part_writer(TurnPart)
bank_part = part_writer(BankPart)
claims_so_far = part_writer(ClaimsSoFar)
luck_part = part_writer(LuckPart)
claim_part = part_writer(ClaimPart)
offer_part = part_writer(OfferPart)
pot_part = part_writer(PotPart)


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
    return player_part(
        s,
        lexicon,
        seat,
        name=who.name,
        token=lexicon.tokens[s.token[seat]] if s.token[seat] != NONE else "",
        at=None if s.status[seat] == ONLY_BANKING else lexicon.spaces[s.at[seat]],
        jail=s.jail_throws[seat] if s.jailed[seat] else None,
        owns=_owned(s, seat, lexicon),
        cards=_flagged(lexicon.kept, s.kept_by, seat),
        opening=s.opening[seat] or None,
        offers_made=_offers_made(s, seat),
    )


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


def _turn(s: State, lexicon: Lexicon) -> TurnPart:
    dice = [s.first_die, s.second_die] if s.first_die else None
    return turn_part(s, lexicon, 0, dice=dice)


def _bank(s: State, lexicon: Lexicon) -> BankPart:
    return bank_part(s, lexicon, 0)


def _pots(s: State, lexicon: Lexicon) -> list[PotPart] | None:
    if is_all(s.pot, NONE):
        return None
    laid = (at for at, amount in enumerate(s.pot) if amount != NONE)
    return [pot_part(s, lexicon, at, place=lexicon.spaces[at]) for at in laid]


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
    return [claim_part(s, lexicon, at) for at in range(s.claims)] or None


def _claims_so_far(s: State, lexicon: Lexicon) -> ClaimsSoFar | None:
    opened = max(s.claim_id[: s.claims], default=0)
    made = max(s.claim_made[: s.claims], default=0)
    if (opened, made) == (s.claim_serial, s.claim_order):
        return None
    return claims_so_far(s, lexicon, 0)


def _offer(s: State, lexicon: Lexicon) -> OfferPart | None:
    if s.offer_from == NOBODY:
        return None
    return offer_part(
        s,
        lexicon,
        0,
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


def _luck(s: State, lexicon: Lexicon) -> LuckPart | None:
    if not s.own_luck and not s.generator:
        return None
    return luck_part(s, lexicon, 0)


def is_all(values: Sequence[int], value: int) -> bool:
    """Tell whether there is nothing but one value."""
    return values.count(value) == len(values)


def _unless_nothing(one: Plain) -> Callable[[State, Lexicon], object]:
    write = CODECS[one.meaning].write
    return lambda s, lexicon: write(getattr(s, one.field), lexicon) or None


WRITERS: Mapping[str, Callable[[State, Lexicon], object]] = {
    "turn": _turn,
    "bank": _bank,
    "pots": _pots,
    "decks": _decks,
    "claims": _claims,
    "claims_so_far": _claims_so_far,
    "offer": _offer,
    "promised": _promised,
    "for_sale": lambda s, lexicon: _flagged(lexicon.spaces, s.for_sale, 1) or None,
    "agenda": _agenda,
    "winners": _winners,
    "luck": _luck,
    **{one.name: _unless_nothing(one) for one in plain_members(PositionPart)},
}
"""Who writes each section but that of the players; None: it is left out."""
TOLD = {member.name: member.fields for member in members_of(PositionPart) if member.fields}
PLAYERS = TOLD.pop("players")
AFTER_PLAYERS = [Section(name, fields, WRITERS[name]) for name, fields in TOLD.items()]
