"""Boards: the kernel's board of an edition, a variant and a table's house rules.

Amounts are counted in the edition's smallest step; names become numbers.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from passgo.editions import Card, Edition, Rules, Space
from passgo.editions.model import DIE_SIDES
from passgo.editions.rules import AMOUNTS
from passgo.rules import board as words
from passgo.rules.board import Board
from passgo.rules.limits import CARDS, MEMBERS, RENTS
from passgo.rules.windows import open_windows

SPACE_KINDS = {
    "go": words.GO,
    "street": words.STREET,
    "station": words.STATION,
    "utility": words.UTILITY,
    "tax": words.TAX,
    "card": words.CARD,
    "jail": words.JAIL,
    "free-parking": words.FREE_PARKING,
    "go-to-jail": words.GO_TO_JAIL,
    "zone": words.ZONE,
}
CARD_KINDS = {
    "move-to": words.CARD_MOVE_TO,
    "move-back-to": words.CARD_MOVE_BACK_TO,
    "back": words.CARD_BACK,
    "nearest": words.CARD_NEAREST,
    "jail": words.CARD_JAIL,
    "jail-free": words.CARD_JAIL_FREE,
    "repairs": words.CARD_REPAIRS,
    "pay": words.CARD_PAY,
    "collect": words.CARD_COLLECT,
    "pay-each": words.CARD_PAY_EACH,
    "collect-each": words.CARD_COLLECT_EACH,
    "pay-or-draw": words.CARD_PAY_OR_DRAW,
    "jail-release": words.CARD_JAIL_RELEASE,
}
POWER_KINDS = {
    "gift": words.POWER_GIFT,
    "jump": words.POWER_JUMP,
    "extra-turn": words.POWER_EXTRA_TURN,
    "cash": words.POWER_CASH,
    "shift": words.POWER_SHIFT,
    "steal": words.POWER_STEAL,
    "wipe-out": words.POWER_WIPE_OUT,
}
CHOICES: dict[str, dict[str, int]] = {
    "jail_failed": {"stay": words.JAIL_STAY, "may-pay": words.JAIL_MAY_PAY},
    "unsold": {"auction": words.AUCTION_AT_ONCE, "stays-with-bank": words.STAYS_WITH_BANK},
    "auction_end": {"all-left": words.ALL_LEFT, "timer": words.TIMER},
    "rent_window": {
        "automatic": words.AUTOMATIC,
        "until-next-throw": words.UNTIL_NEXT_THROW,
        "until-second-next-throw": words.UNTIL_SECOND_NEXT_THROW,
    },
    "mortgage_in_group": {
        "stops-double-rent": words.STOPS_DOUBLE_RENT,
        "leaves-double-rent": words.LEAVES_DOUBLE_RENT,
    },
    "utility_rent": {"dice": words.BY_DICE_TOTAL, "printed": words.AS_PRINTED},
    "utility_by_card": {"throw-again": words.THROW_AGAIN, "same-throw": words.SAME_THROW},
    "card_return": {"before-acting": words.BEFORE_ACTING, "after-acting": words.AFTER_ACTING},
    "sell_buildings": {"any-time": words.ANY_TIME, "turn-or-break": words.TURN_OR_BREAK},
    "interest_rounding": {"up": words.ROUND_UP, "nearest": words.ROUND_NEAREST},
    "buyer_lifts_for": {
        "value-and-interest": words.VALUE_AND_INTEREST,
        "value": words.VALUE_ONLY,
    },
    "keeper_lifts_for": {
        "value-and-interest": words.VALUE_AND_INTEREST,
        "value": words.VALUE_ONLY,
    },
    "heir_pays": {"interest": words.HEIR_PAYS_INTEREST, "nothing": words.HEIR_PAYS_NOTHING},
    "taker_pays": {"interest": words.HEIR_PAYS_INTEREST, "nothing": words.HEIR_PAYS_NOTHING},
    "powers": {"off": 0, "on": 1},
    "part_payment": {"in-property": words.IN_PROPERTY, "as-sale": words.AS_SALE},
    "deal_price": {"printed": words.PRINTED_PRICE, "free": words.FREE_OF_CHARGE},
}
NUMBERS = (
    "houses",
    "hotels",
    "doubles_to_jail",
    "jail_turns",
    "bare_group_factor",
    "houses_before_hotel",
    "sale_percent",
    "interest_percent",
    "deal_deeds",
    "ends_at_bankruptcy",
    "ends_by_time",
    "offers_per_pair",
    "texts_chain",
    "texts_fade",
)


def board_of(
    edition: Edition,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
    make: Callable[[], Board] = Board,
) -> Board:
    """Return the board of an edition as one kernel's *make* builds it."""
    board = make()
    board.from_ints(list(_ints(edition, variant, tuple(sorted((house_rules or {}).items())))))
    return board


@lru_cache(maxsize=64)
def _ints(
    edition: Edition, variant: str, house_rules: tuple[tuple[str, object], ...]
) -> tuple[int, ...]:
    board = Board()
    _lay_groups(board, edition)
    _lay_spaces(board, edition)
    _lay_decks(board, edition)
    _lay_powers(board, edition)
    _lay_rules(board, edition.rules_for(variant, dict(house_rules)), edition.money.step)
    open_windows(board)
    return tuple(board.to_ints())


def _lay_groups(board: Board, edition: Edition) -> None:
    step = edition.money.step
    board.groups = len(edition.groups)
    for at, group in enumerate(edition.groups):
        board.group_kind[at] = SPACE_KINDS[group.kind]
        board.group_size[at] = group.size
        members = [i for i, space in enumerate(edition.spaces) if space.group == group.id]
        board.member[at * MEMBERS : at * MEMBERS + len(members)] = members
        rents = [_in_steps(rent, step) for rent in group.rents] or list(group.multipliers)
        board.group_rent[at * MEMBERS : at * MEMBERS + len(rents)] = rents


def _lay_spaces(board: Board, edition: Edition) -> None:
    board.places = len(edition.spaces)
    groups = {group.id: at for at, group in enumerate(edition.groups)}
    decks = {deck.id: at for at, deck in enumerate(edition.decks)}
    zones = {zone.id: at for at, zone in enumerate(edition.zones)}
    board.zones = len(zones)
    for place, space in enumerate(edition.spaces):
        board.kind[place] = SPACE_KINDS[space.kind]
        if space.kind == "jail":
            board.jail = place
        if space.deck:
            board.deck_at[place] = decks[space.deck]
        if space.group:
            board.group[place] = groups[space.group]
            _lay_deed(board, edition, place, space)
        if space.zone:
            board.zone[place] = zones[space.zone]
        board.tax[place] = _in_steps(space.amount, edition.money.step)


def _lay_deed(board: Board, edition: Edition, place: int, space: Space) -> None:
    step = edition.money.step
    group = edition.groups[board.group[place]]
    board.price[place] = _in_steps(space.price, step)
    board.mortgage[place] = _in_steps(space.mortgage, step)
    board.house_price[place] = _in_steps(group.house, step)
    board.hotel_price[place] = _in_steps(group.hotel, step)
    for at, rent in enumerate(space.rent):
        board.rent[place * RENTS + at] = _in_steps(rent, step)


def _lay_decks(board: Board, edition: Edition) -> None:
    board.decks = len(edition.decks)
    for at, deck in enumerate(edition.decks):
        board.deck_size[at] = deck.size
        if deck == edition.text_deck():
            board.draws_any[at] = 1
            board.text_deck = at
        for index, card in enumerate(edition.cards_of(deck.id)):
            _lay_card(board, edition, at * CARDS + index, card)


def _lay_card(board: Board, edition: Edition, number: int, card: Card) -> None:
    step = edition.money.step
    board.card_kind[number] = CARD_KINDS[card.kind]
    board.card_scope[number] = words.FOR_ALL if card.scope == "all" else words.FOR_DRAWER
    board.card_amount[number] = card.steps or _in_steps(card.house or card.amount, step)
    board.card_second[number] = card.factor or _in_steps(card.hotel, step)
    if card.kind == "nearest":
        board.card_target[number] = SPACE_KINDS[card.target]
    elif card.target:
        board.card_target[number] = edition.space_index(card.target)
    elif card.draws:
        board.card_target[number] = [deck.id for deck in edition.decks].index(card.draws)
    if card.kind == "jail-free":
        board.kept_card[board.kept_cards] = number
        board.kept_cards += 1


def _lay_powers(board: Board, edition: Edition) -> None:
    """Lay the tokens with their sides, and each side's powers by the die that opens them."""
    step = edition.money.step
    sides = {side.id: number for number, side in enumerate(edition.sides, words.FIRST_SIDE)}
    board.tokens = len(edition.tokens)
    for at, token in enumerate(edition.tokens):
        board.token_side[at] = sides.get(token.side, words.NO_SIDE)
    for power in edition.powers:
        at = (sides[power.side] - words.FIRST_SIDE) * DIE_SIDES + power.die - 1
        board.power_kind[at] = POWER_KINDS[power.kind]
        board.power_from[at] = power.lowest
        board.power_amount[at] = _in_steps(power.amount, step)
        board.power_count[at] = power.count
        board.power_loss[at] = _in_steps(power.loss, step)


def _lay_rules(board: Board, rules: Rules, step: int) -> None:
    for name in AMOUNTS:
        setattr(board, name, _in_steps(getattr(rules, name), step))
    for name in NUMBERS:
        setattr(board, name, int(getattr(rules, name)))
    for name, values in CHOICES.items():
        setattr(board, name, values[getattr(rules, name)])
    board.random_in = rules.random_texts


def _in_steps(amount: int, step: int) -> int:
    if amount % step:
        raise ValueError(f"{amount} is no multiple of the smallest step {step}")
    return amount // step
