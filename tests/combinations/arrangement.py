"""Arrangement: tables at which business will meet, each from one number.

Poor players, mortgaged deeds, complete groups, few buildings left, texts after many payments.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from passgo.boards import board_of
from passgo.editions import Edition, EditionError, edition_ids, load_edition
from passgo.rules import agenda
from passgo.rules.actions import BUILD, GIVEN, PAY_IN_KIND, Action
from passgo.rules.agenda import push, top_kind, top_seat
from passgo.rules.auction import open_auction
from passgo.rules.board import (
    FIRST_LAP_NO_BUYING,
    FIRST_SIDE,
    PART_PAYMENT_AS_SALE,
    POWER_CASH,
    POWER_EXTRA_TURN,
    STREET,
    ZONE,
    Board,
)
from passgo.rules.building import (
    building_price,
    next_building,
    put_building,
    stock_of,
    why_not_place,
)
from passgo.rules.limits import BANK, CARDS, MEMBERS, NOBODY, NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.machine import do_kind, run, why_not
from passgo.rules.money import FOR_RENT, FOR_TAX, lay_down, owe
from passgo.rules.mortgage import AS_BUYER, AS_HEIR, AS_TAKER, inherit
from passgo.rules.ownership import owns_group
from passgo.rules.pot import open_pots
from passgo.rules.shortage import is_contested, open_wishes
from passgo.rules.state import UNSEEN, State

SAMPLES: Final = Path(__file__).parents[1] / "editions" / "samples"
# Where more can meet is played more often.
EDITIONS: Final = (
    *edition_ids(),
    *("classic-2003", "clone-wars-2008", "revolution-2009", "revolution-2009"),
    *("islands", "islands", "mixed", "mixed"),
)
OF_SETTLEMENTS: Final = (
    ("part_payment", ("in-property",)),
    ("heir_pays", ("interest",)),
    ("taker_pays", ("interest",)),
)
OF_TEXTS: Final = (("random_texts", (2, 3)), ("texts_fade", (True, True, False)))
HOUSE_RULES: Final[tuple[tuple[str, tuple[object, ...]], ...]] = (
    ("auction_end", ("all-left", "timer")),
    ("part_payment", ("in-property", "as-sale")),
    ("sell_buildings", ("any-time", "turn-or-break")),
    ("rent_window", ("automatic", "until-next-throw", "until-second-next-throw")),
    ("jail_failed", ("stay", "may-pay")),
    ("unsold", ("auction", "stays-with-bank")),
    ("heir_pays", ("interest", "nothing")),
    ("taker_pays", ("interest", "nothing")),
    ("buyer_lifts_for", ("value-and-interest", "value")),
    ("keeper_lifts_for", ("value-and-interest", "value")),
    ("card_return", ("before-acting", "after-acting")),
    ("houses_before_hotel", (2, 3, 4)),
    ("ends_at_bankruptcy", (0, 1, 2)),
    ("ends_by_time", (True, False)),
    ("texts_chain", (True, False)),
    ("houses", (8, 12, 20)),
    ("hotels", (1, 3)),
)
OF_FAMILIES: Final[tuple[tuple[str, tuple[object, ...]], ...]] = (
    ("free_parking", ("pot",)),
    ("salary_on_go", ("twice",)),
    ("rent_in_jail", ("none",)),
    ("first_lap", ("no-buying",)),
    ("trades", ("none",)),
    ("ends_after_rounds", (1, 2, 3)),
)


class Table(NamedTuple):
    """A way to play: an edition, a variant, and the rules that the table has changed."""

    edition: str
    variant: str
    house_rules: tuple[tuple[str, object], ...]
    by_the_book: bool


@lru_cache(maxsize=16)
def edition_named(name: str) -> Edition:
    """Return an edition of the package, or a sample of the tests."""
    return load_edition(name if name in edition_ids() else SAMPLES / name)


def table_of(luck: Random) -> Table:
    """Choose a table; what only makes texts come more often is no rule of its own."""
    name = luck.choice(EDITIONS)
    edition = edition_named(name)
    variant = luck.choice(("", *(variant.id for variant in edition.variants)))
    house_rules: dict[str, object] = {}
    if edition.text_deck() is not None:
        house_rules |= {rule: luck.choice(values) for rule, values in OF_TEXTS}
    if edition.powers:
        house_rules["powers"] = luck.choice(("on", "on", "off"))
    by_the_book = luck.random() < 0.6
    if not by_the_book:
        chosen = luck.sample(HOUSE_RULES, luck.randint(1, 6))
        if house_rules and luck.random() < 0.5:
            chosen += OF_SETTLEMENTS
        for rule, values in chosen:
            house_rules = allowed(edition, variant, house_rules, rule, luck.choice(values))
    return Table(name, variant, tuple(sorted(house_rules.items())), by_the_book)


def family_table_of(luck: Random) -> Table:
    """Choose a table that also plays by some of the house rules of families."""
    name, variant, chosen, _ = table_of(luck)
    house_rules = dict(chosen)
    for rule, values in luck.sample(OF_FAMILIES, luck.randint(1, len(OF_FAMILIES))):
        house_rules = allowed(edition_named(name), variant, house_rules, rule, luck.choice(values))
    return Table(name, variant, tuple(sorted(house_rules.items())), by_the_book=False)


def allowed(
    edition: Edition, variant: str, house_rules: dict[str, object], rule: str, value: object
) -> dict[str, object]:
    """Return the house rules with one more, if the edition can be played so."""
    more = house_rules | {rule: value}
    try:
        edition.rules_for(variant, more)
    except EditionError:
        return house_rules
    return more


def arrange(table: Table, luck: Random) -> tuple[Board, State]:
    """Lay out a game in a break, with everything at hand that makes business meet."""
    board = board_of(edition_named(table.edition), table.variant, dict(table.house_rules))
    s = State()
    s.seats = luck.choice([2, 3, 3, 3, 4, 4])
    s.houses_left, s.hotels_left = board.houses, board.hotels
    for deck in range(board.decks):
        s.deck_count[deck] = board.deck_size[deck]
        for at in range(CARDS):
            s.deck[deck * CARDS + at] = UNSEEN
    scarce = luck.random() < 0.3
    hand_out_deeds(s, board, luck, scarce)
    build(s, board, luck, scarce)
    seat_players(s, board, luck, scarce)
    play_on(s, board, luck)
    begin(s, board, luck)
    return board, s


def hand_out_deeds(s: State, board: Board, luck: Random, scarce: bool) -> None:
    """Give each group to one player, to several, or leave it to the bank."""
    whole = 0.9 if scarce else luck.choice([0.3, 0.6, 0.9])
    free = luck.choice([0.0, 0.1, 0.4])
    mortgaged = luck.choice([0.0, 0.3, 0.7])
    for group in range(board.groups):
        owner = luck.randrange(s.seats) if luck.random() < whole else NOBODY
        for place in members(board, group):
            if luck.random() >= free or owner != NOBODY:
                s.owner[place] = owner if owner != NOBODY else luck.randrange(s.seats)
                s.mortgaged[place] = int(luck.random() < mortgaged)


def members(board: Board, group: int) -> list[int]:
    """Return the places of a group."""
    first = group * MEMBERS
    return [board.member[first + at] for at in range(board.group_size[group])]


def build(s: State, board: Board, luck: Random, scarce: bool) -> None:
    """Put buildings on complete groups, one by one and evenly, as long as the bank has some."""
    for group in luck.sample(range(board.groups), board.groups):
        places = members(board, group)
        owner = s.owner[places[0]]
        if board.group_kind[group] != STREET or not owns_group(s, board, owner, group):
            continue
        if owner == NOBODY or luck.random() < 0.2:
            continue
        for place in places:
            s.mortgaged[place] = 0
        most = len(places) * (board.houses_before_hotel + 1)
        wanted = most - len(places) if scarce else luck.choice([1, most // 2, most - 1, most])
        for _ in range(wanted):
            if s.houses_left > 3 or not scarce:
                put_next(s, board, owner, places)


def put_next(s: State, board: Board, owner: int, places: list[int]) -> None:
    """Put the next building on the first lot that may take it."""
    for place in places:
        has_stock = stock_of(s, next_building(s, board, place)) > 0
        if has_stock and why_not_place(s, board, owner, place) == 0:
            put_building(s, board, owner, place, 0)
            return


def seat_players(s: State, board: Board, luck: Random, scarce: bool) -> None:
    """Give everybody little money, or much, a token, a place and perhaps a card."""
    unit = max(1, board.start_cash // 1500)
    purse = luck.choice([(100, 600), (1000, 2000)] if scarce else [(0, 60), (0, 300), (100, 600)])
    for seat, token in enumerate(luck.sample(range(board.tokens), s.seats)):
        low, high = purse if luck.random() < 0.7 else (0, 900)
        s.cash[seat] = unit * luck.randint(low, high)
        s.bank_paid += s.cash[seat]
        s.token[seat] = token
        s.at[seat] = luck.randrange(board.places)
        if luck.random() < 0.15:
            s.at[seat] = board.jail
            s.jailed[seat] = 1
            s.jail_throws[seat] = luck.randrange(board.jail_turns)
    for kept in range(board.kept_cards):
        if luck.random() < 0.3:
            s.kept_by[kept] = luck.randrange(s.seats)
            s.deck_count[board.kept_card[kept] // CARDS] -= 1


def play_on(s: State, board: Board, luck: Random) -> None:
    """Let what families play have gone on for a while: a pot, and some who have been round."""
    open_pots(s, board)
    for place in range(board.places):
        if s.pot[place] != NONE:
            lay_down(s, place, max(1, board.start_cash // 1500) * luck.randint(0, 900))
    if board.first_lap == FIRST_LAP_NO_BUYING:
        s.passed_go[: s.seats] = luck.choices([0, 1], k=s.seats)


def begin(s: State, board: Board, luck: Random) -> None:
    """Open the break of somebody's turn, or that turn, with some business in hand or none."""
    s.turn = luck.randrange(s.seats)
    s.banker = luck.randrange(s.seats)
    s.turns = 1
    push(s, agenda.ROUND, NOBODY, 0, 0, 0)
    if luck.random() < 0.5:
        push(s, agenda.BREAK, s.turn, 0, 0, 0)
        ways = luck.sample(
            OF_A_BREAK + SELL_BUILDINGS_ANY_TIME, len(OF_A_BREAK + SELL_BUILDINGS_ANY_TIME)
        )
    else:
        begin_turn(s, luck)
        s.time_up = int(board.ends_by_time and luck.random() < 0.2)
        ways = luck.sample(
            OF_A_TURN + SELL_BUILDINGS_ANY_TIME, len(OF_A_TURN + SELL_BUILDINGS_ANY_TIME)
        )
    if luck.random() < 0.85:
        base = s.depth
        while ways and s.depth == base:
            ways.pop()(s, board, luck)
    if top_kind(s) == agenda.POWER_BENEFIT and luck.random() < 0.5:
        show_text(s, board, luck)
    if board.part_payment != PART_PAYMENT_AS_SALE and luck.random() < 0.3:
        owe_another(s, board, luck)
        if luck.random() < 0.7:
            propose_settlement(s, board, luck)
            show_text(s, board, luck)
    run(s, board)


def begin_turn(s: State, luck: Random) -> None:
    """Let the player in turn have thrown."""
    push(s, agenda.TURN, s.turn, 0, 0, 0)
    s.throws = 1
    s.first_die, s.second_die = luck.randint(1, 6), luck.randint(1, 6)
    s.again = s.doubles = int(s.first_die == s.second_die and not s.jailed[s.turn])


def places_where(board: Board, kind: Callable[[int], bool]) -> list[int]:
    """Return the spaces of a kind."""
    return [place for place in range(board.places) if kind(place)]


def sell_free_deed(s: State, board: Board, luck: Random) -> None:
    """Auction a deed, or all that the bank has as the estate of somebody."""
    free = places_where(board, lambda place: is_free_deed(s, board, place))
    if len(free) > 1 and luck.random() < 0.5:
        push(s, agenda.ESTATE, NOBODY, 0, 0, 0)
        for place in luck.sample(free, 2):
            s.for_sale[place] = 1
    elif free:
        open_auction(s, board, luck.choice(free))


def visit_free_deed(s: State, board: Board, luck: Random) -> None:
    """Ask the player in turn whether to buy."""
    free = places_where(board, lambda place: is_free_deed(s, board, place))
    if free and not s.jailed[s.turn]:
        s.at[s.turn] = luck.choice(free)
        push(s, agenda.PURCHASE, s.turn, s.at[s.turn], 0, 0)


def visit_zone(s: State, board: Board, luck: Random) -> None:
    """Ask the player in turn for a zone."""
    zones = places_where(board, lambda place: board.kind[place] == ZONE)
    if zones and not s.jailed[s.turn]:
        s.at[s.turn] = luck.choice(zones)
        push(s, agenda.ZONE_CHOICE, s.turn, 0, 0, 0)


def grant_benefit(s: State, board: Board, luck: Random) -> None:
    """Let a power of the player in turn have succeeded."""
    side = board.token_side[s.token[s.turn]]
    powers = [(side - FIRST_SIDE) * 6 + die for die in range(6)] if side else []
    asking = [power for power in powers if board.power_kind[power] not in DONE_AT_ONCE]
    if board.powers and asking and not s.jailed[s.turn]:
        push(s, agenda.POWER_BENEFIT, s.turn, luck.choice(asking), 0, 0)


def owe_much(s: State, board: Board, luck: Random) -> None:
    """Let somebody owe more than there is in cash."""
    if luck.random() < 0.3:
        owe_more_than_there_is(s, board, luck, luck.randrange(s.seats), BANK)
    else:
        owe_another(s, board, luck)


def owe_another(s: State, board: Board, luck: Random) -> None:
    """Let one player owe another one more than there is in cash."""
    debtor, creditor = luck.sample(range(s.seats), 2)
    owe_more_than_there_is(s, board, luck, debtor, creditor)


def owe_more_than_there_is(
    s: State, board: Board, luck: Random, debtor: int, creditor: int
) -> None:
    """Let a debt begin that has to be raised."""
    reason = FOR_TAX if creditor == BANK else FOR_RENT
    owe(s, debtor, creditor, s.cash[debtor] + luck.randint(1, board.start_cash // 5), reason, 0)


def bring_mortgage(s: State, board: Board, luck: Random) -> None:
    """Let somebody just have bought or inherited a mortgaged deed or two."""
    deeds = places_where(board, lambda place: s.mortgaged[place] == 1)
    for place in luck.sample(deeds, min(len(deeds), luck.randint(1, 2))):
        inherit(s, board, s.owner[place], place, luck.choice((AS_BUYER, AS_HEIR, AS_TAKER)))


def show_text(s: State, board: Board, luck: Random) -> None:
    """Let a text of the unit come for somebody."""
    if board.random_texts:
        push(s, agenda.RANDOM_TEXT, luck.randrange(s.seats), 0, 0, 0)


def contest_houses(s: State, board: Board, luck: Random) -> None:
    """Let somebody want more buildings than the bank can give to all."""
    a = Action()
    a.kind = BUILD
    for place in luck.sample(range(board.places), board.places):
        a.seat, a.place, a.amount = s.owner[place], place, luck.choice((0, 2, 4))
        if a.seat != NOBODY and why_not(s, board, a) == 0:
            lot, count = next_building(s, board, place), max(1, a.amount)
            if is_contested(s, board, a.seat, lot, count):
                open_wishes(s, board, a.seat, lot, count)
                return


def leave_text_shown(s: State, board: Board, luck: Random) -> None:
    """Let a text of the unit stand on the screen."""
    if board.texts_fade and board.random_texts:
        number = board.text_deck * CARDS + luck.randrange(board.deck_size[board.text_deck])
        push(s, agenda.TEXT_SHOWN, luck.randrange(s.seats), number, 0, 0)


def grant_houses(s: State, board: Board, luck: Random) -> None:
    """Let wishes have been granted that are still to be placed."""
    for place in luck.sample(range(board.places), board.places):
        seat = s.owner[place]
        lot = next_building(s, board, place)
        if seat == NOBODY or stock_of(s, lot) == 0 or why_not_place(s, board, seat, place) != 0:
            continue
        if s.cash[seat] >= building_price(s, board, place):
            push(s, agenda.PLACEMENT, seat, lot, 1, 0)
            return


def propose_settlement(s: State, board: Board, luck: Random) -> None:
    """Let the debtor on top have offered a deed for the debt."""
    a = Action()
    a.kind, a.seat, a.amount = PAY_IN_KIND, top_seat(s), 1
    for place in luck.sample(range(board.places), board.places):
        a.deeds[place] = GIVEN
        if why_not(s, board, a) == 0:
            do_kind(a.kind, top_kind(s), s, board, a)
            return
        a.deeds[place] = 0


SELL_BUILDINGS_ANY_TIME: Final = (
    sell_free_deed,
    owe_much,
    bring_mortgage,
    show_text,
    leave_text_shown,
)
OF_A_TURN: Final = (visit_free_deed, visit_zone, grant_benefit)
OF_A_BREAK: Final = (contest_houses, contest_houses, grant_houses)
DONE_AT_ONCE: Final = (0, POWER_CASH, POWER_EXTRA_TURN)
