"""Boards: the kernel's board of an edition, a variant and a table's house rules.

Amounts are counted in the edition's smallest step; names become numbers.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Literal, get_args, get_origin, get_type_hints

from passgo.editions import Card, Edition, Rules, Space
from passgo.editions.model import DIE_SIDES, CardKind, PowerKind, SpaceKind
from passgo.editions.rules import AMOUNTS
from passgo.rules import board as names
from passgo.rules.board import Board
from passgo.rules.limits import CARDS, MEMBERS, RENTS
from passgo.rules.pot import lay_out_pots
from passgo.rules.windows import open_windows


def _kinds(words: Iterable[str], prefix: str = "") -> dict[str, int]:
    """Return the number of each word, which the rules call by the same name in capitals."""
    return {word: getattr(names, f"{prefix}{word}".replace("-", "_").upper()) for word in words}


SPACE_KINDS = _kinds(get_args(SpaceKind))
CARD_KINDS = _kinds(get_args(CardKind), "card-")
POWER_KINDS = _kinds(get_args(PowerKind), "power-")
CHOICES: dict[str, tuple[str, ...]] = {
    name: get_args(shape)
    for name, shape in get_type_hints(Rules).items()
    if get_origin(shape) is Literal
}
RULES = [name for name in Rules.__struct_fields__ if name in Board.fields()]


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
    lay_out_pots(board)
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
    board.card_scope[number] = names.FOR_ALL if card.scope == "all" else names.FOR_DRAWER
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
    sides = {side.id: number for number, side in enumerate(edition.sides, names.FIRST_SIDE)}
    board.tokens = len(edition.tokens)
    for at, token in enumerate(edition.tokens):
        board.token_side[at] = sides.get(token.side, names.NO_SIDE)
    for power in edition.powers:
        at = (sides[power.side] - names.FIRST_SIDE) * DIE_SIDES + power.die - 1
        board.power_kind[at] = POWER_KINDS[power.kind]
        board.power_from[at] = power.lowest
        board.power_amount[at] = _in_steps(power.amount, step)
        board.power_count[at] = power.count
        board.power_loss[at] = _in_steps(power.loss, step)


def _lay_rules(board: Board, rules: Rules, step: int) -> None:
    """Lay every rule that the board knows; a choice is its number among the words of its rule."""
    for name in RULES:
        value = getattr(rules, name)
        if name in CHOICES:
            value = CHOICES[name].index(value)
        elif name in AMOUNTS:
            value = _in_steps(value, step)
        setattr(board, name, int(value))


def _in_steps(amount: int, step: int) -> int:
    if amount % step:
        raise ValueError(f"{amount} is no multiple of the smallest step {step}")
    return amount // step
