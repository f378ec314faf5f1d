"""Bots trade with sense: no group for nothing, no endless offers, deals that both can like."""

from collections import Counter

import pytest
from bot_tables import NAMES, Arena

from passgo.bots.memory import NEVER
from passgo.bots.weighted.bundles import find_bundle
from passgo.bots.weighted.deed_sales import ASKS
from passgo.bots.weighted.judgement import POINT, hand_over, weigh_chances
from passgo.bots.weighted.valuation import look
from passgo.kernel import Form, load
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, REFUSE, Action
from passgo.rules.agenda import BARGAIN, BREAK, top_kind
from passgo.rules.board import STREET, Board
from passgo.rules.limits import MEMBERS, NONE
from passgo.rules.mortgage import interest
from passgo.rules.state import State
from passgo.rules.trade import terms_on_table

OWN = ["novice", "steady", "shark"]
KERNEL = load("plain")


def streets(b: Board, group: int) -> list[int]:
    return b.member[group * MEMBERS : group * MEMBERS + b.group_size[group]]


def reply(bot: str, cash: int) -> int:
    """Return how a bot answers an offer of cash for the last street of the dealer's group."""
    arena = Arena(KERNEL, "classic-us", [NAMES[bot]] * 4)
    s, b, a = arena.state, arena.board, arena.action
    KERNEL.new_game(s, b, 4, 3)
    while top_kind(s) != BREAK:
        KERNEL.next_act(s, b, arena.memory, a)
        KERNEL.step(s, b, a)
    orange = next(g for g in range(b.groups) if 16 in streets(b, g))
    for place in streets(b, orange):
        s.owner[place] = 1
    s.owner[16] = 0
    offer = KERNEL.Action()
    offer.kind, offer.seat, offer.other, offer.amount = OFFER, 1, 0, cash
    offer.deeds[16] = ASKED
    assert KERNEL.why_not(s, b, offer) == 0
    KERNEL.step(s, b, offer)
    KERNEL.choose(s, b, arena.rows[0], a)
    return a.kind


@pytest.mark.parametrize("bot", NAMES)
def test_where_nobody_trades_no_bot_tries(bot: str) -> None:
    arena = Arena(KERNEL, "classic-us", [NAMES[bot]] * 3, "", {"trades": "none"})
    s, b, m, a = arena.state, arena.board, arena.memory, arena.action
    KERNEL.new_game(s, b, 3, 3)
    done: Counter[int] = Counter()

    while not s.over and s.turns < 60:
        KERNEL.next_act(s, b, m, a)
        done[a.kind] += 1
        KERNEL.step(s, b, a)

    assert (done[OFFER], m.slips) == (0, 0)


@pytest.mark.parametrize("bot", OWN)
def test_the_last_street_of_a_group_is_not_given_for_a_trifle(bot: str) -> None:
    assert reply(bot, 10) == REFUSE
    assert reply(bot, 180) == REFUSE


@pytest.mark.parametrize("bot", OWN)
def test_the_last_street_of_a_group_is_sold_for_a_fortune(bot: str) -> None:
    assert reply(bot, 1_400) == ACCEPT


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009"])
def test_nobody_signs_what_costs_it_chances(edition: str) -> None:
    """By the value of positions; a novice sees it within its error only."""
    arena = Arena(KERNEL, edition, [NAMES[bot] for bot in ("shark", "steady", "shark", "novice")])
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    KERNEL.new_game(s, b, 4, 3)
    signed: list[int] = []

    while not s.over and s.turns < 70:
        KERNEL.next_act(s, b, m, a)
        if a.kind == ACCEPT:
            terms = KERNEL.Action()
            terms_on_table(s, b, terms)
            weigh_chances(s, b, m, KERNEL.Outlook(), terms, NONE)
            gain = m.gain[a.seat] + POINT * m.blurs[a.seat]
            signed.append(gain)
        KERNEL.step(s, b, a)

    assert signed
    assert min(signed) > 0


def test_interest_on_a_mortgage_is_counted_as_the_edition_rounds_it() -> None:
    arena = Arena(KERNEL, "classic-us", [NAMES["shark"]] * 4)
    s, b = arena.state, arena.board
    KERNEL.new_game(s, b, 4, 3)
    place = next(at for at in range(b.places) if b.mortgage[at] * b.interest_percent % 100)
    s.owner[place], s.mortgaged[place] = 0, 1
    deal = KERNEL.Action()
    deal.seat, deal.other, deal.amount = 1, 0, 30
    deal.deeds[place] = ASKED
    before = s.cash[1]

    hand_over(s, b, deal, NONE)

    assert before - s.cash[1] == 30 + interest(b, place)
    assert interest(b, place) * 100 > b.mortgage[place] * b.interest_percent


@pytest.mark.parametrize("settled", [NONE, 70])
def test_a_deal_that_was_only_weighed_leaves_no_trace(settled: int) -> None:
    arena = Arena(KERNEL, "classic-us", [NAMES["shark"]] * 4)
    s, b, m = arena.state, arena.board, arena.memory
    KERNEL.new_game(s, b, 4, 3)
    mine, theirs = (at for at in range(b.places) if b.mortgage[at] and b.group[at] < 2 and at < 4)
    s.owner[mine], s.owner[theirs] = 1, 0
    s.mortgaged[mine] = s.mortgaged[theirs] = 1
    s.kept_by[0], s.kept_by[1] = 1, 0
    deal = KERNEL.Action()
    deal.seat, deal.other, deal.amount, deal.second = 1, 0, 30, 5
    deal.deeds[mine], deal.deeds[theirs] = GIVEN, ASKED
    deal.cards[0], deal.cards[1] = GIVEN, ASKED
    before = s.clone()

    weigh_chances(s, b, m, KERNEL.Outlook(), deal, settled)

    assert any(m.gain)
    assert s.differing(before) == []


def completed(s: State, b: Board, a: Action, taker: int, side: int) -> list[int]:
    """Return the colour groups that *taker* completes with the deeds on one side of a deal."""
    after = [
        taker if a.deeds[place] == side else (-2 if a.deeds[place] else s.owner[place])
        for place in range(b.places)
    ]
    return [
        group
        for group in range(b.groups)
        if b.group_kind[group] == STREET
        and all(after[place] == taker for place in streets(b, group))
        and any(a.deeds[place] == side for place in streets(b, group))
    ]


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009"])
@pytest.mark.parametrize("bot", OWN)
def test_a_group_is_offered_only_for_a_group(bot: str, edition: str) -> None:
    compiled = load("compiled")
    arena = Arena(compiled, edition, [NAMES[bot]] * 4)
    s, b, a = arena.state, arena.board, arena.action
    seen = 0
    for seed in range(25):
        s.copy_from(arena.blank)
        memory = arena.rows[0].clone()
        compiled.new_game(s, b, 4, seed)
        while not s.over and s.turns < 300:
            compiled.next_act(s, b, memory, a)
            if a.kind == OFFER and completed(s, b, a, a.other, GIVEN):
                seen += 1
                assert completed(s, b, a, a.seat, ASKED)
            compiled.step(s, b, a)

    assert seen > 0


@pytest.mark.parametrize("bot", OWN)
def test_offers_end_when_everybody_refuses(bot: str) -> None:
    compiled = load("compiled")
    arena = Arena(compiled, "classic-us", [NAMES[bot]] * 4)
    s, b, a, memory = arena.state, arena.board, arena.action, arena.rows[0]
    compiled.new_game(s, b, 4, 8)
    made: Counter[tuple[int, int, int]] = Counter()

    while not s.over and s.turns < 600:
        compiled.next_act(s, b, memory, a)
        if top_kind(s) == BARGAIN:
            a.kind = REFUSE
        if a.kind == OFFER:
            made[a.seat, a.other, memory.changes] += 1
        compiled.step(s, b, a)

    assert made
    for (seat, _, _), count in made.items():
        assert count <= (memory.tries[seat] + ASKS) * (1 + 600 // memory.waits[seat])
    assert sum(made.values()) < 600


def offers_of_orange(refusals: int) -> list[int]:
    """Return the cash that a shark adds for the last street of a group, each time it is refused."""
    arena = Arena(KERNEL, "classic-us", [NAMES["shark"]] * 3)
    s, b, a, memory = arena.state, arena.board, arena.action, arena.rows[0]
    KERNEL.new_game(s, b, 3, 3)
    while top_kind(s) != BREAK:
        KERNEL.next_act(s, b, memory, a)
        KERNEL.step(s, b, a)
    seat, other = s.turn, (s.turn + 1) % 3
    for place in streets(b, b.group[16]):
        s.owner[place] = seat
    s.owner[16] = other
    added: list[int] = []
    while len(added) < refusals and KERNEL.poll(s, b, memory, seat, a):
        assert (a.kind, a.deeds[16]) == (OFFER, ASKED)
        added.append(a.amount)
        KERNEL.step(s, b, a)
        a.kind, a.seat = REFUSE, other
        KERNEL.step(s, b, a)
    return added


def test_each_refusal_makes_the_next_offer_better() -> None:
    added = offers_of_orange(2)

    assert len(added) == 2
    assert added == sorted(set(added))


def offers_to_a_refuser(
    form: Form, bot: str, spared: int
) -> list[tuple[tuple[int, ...], int, int]]:
    """Return what is offered to a seat that refuses it all: the deal, its cash, when it was."""
    kernel = load(form)
    arena = Arena(kernel, "classic-us", [NAMES[bot]] * 4)
    s, b, a, memory = arena.state, arena.board, arena.action, arena.rows[0]
    memory.spared[0] = spared
    kernel.new_game(s, b, 4, 8)
    made: list[tuple[tuple[int, ...], int, int]] = []
    while not s.over and s.turns < 250:
        kernel.next_act(s, b, memory, a)
        if top_kind(s) == BARGAIN and s.offer_to == 0:
            a.kind = REFUSE
        if a.kind == OFFER and a.other == 0:
            made.append(((a.seat, *a.deeds), a.amount - a.second, s.turns))
        kernel.step(s, b, a)
    return made


@pytest.mark.parametrize("bot", OWN)
def test_who_is_spared_hears_no_deal_twice_unless_it_is_better(bot: str) -> None:
    made = offers_to_a_refuser("compiled", bot, 1)
    best: dict[tuple[int, ...], int] = {}

    for deal, cash, _ in made:
        assert cash >= best.get(deal, -NEVER) + 10
        best[deal] = cash
    assert made
    assert max(Counter((deal[0], turn) for deal, _, turn in made).values()) == 1


def test_both_forms_spare_alike_and_others_hear_more() -> None:
    compiled = offers_to_a_refuser("compiled", "shark", 1)

    assert offers_to_a_refuser("plain", "shark", 1) == compiled
    assert len(offers_to_a_refuser("compiled", "shark", 0)) > len(compiled)


@pytest.mark.parametrize(("bot", "waits_for_its_turn"), [("steady", True), ("shark", False)])
def test_only_a_shark_deals_in_the_breaks_of_others(bot: str, waits_for_its_turn: bool) -> None:
    compiled = load("compiled")
    arena = Arena(compiled, "classic-2003", [NAMES[bot]] * 4)
    s, b, a, memory = arena.state, arena.board, arena.action, arena.rows[0]
    compiled.new_game(s, b, 4, 8)
    own: set[bool] = set()

    while not s.over and s.turns < 120:
        compiled.next_act(s, b, memory, a)
        if a.kind == OFFER and top_kind(s) == BREAK and not any(memory.hawked):
            own.add(a.seat == s.turn)
        compiled.step(s, b, a)

    assert own == ({True} if waits_for_its_turn else {True, False})


def test_a_bundle_raises_the_chances_of_both() -> None:
    arena = Arena(KERNEL, "classic-2003", [NAMES["shark"]] * 4)
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    seen = KERNEL.Outlook()
    found = 0
    for seed in range(3):
        s.copy_from(arena.blank)
        memory = m.clone()
        KERNEL.new_game(s, b, 4, seed)
        while not s.over and s.turns < 60:
            if top_kind(s) == BREAK:
                look(s, b, memory)
                trial, twin = KERNEL.Action(), memory.clone()
                twin.bundled = [0] * len(twin.bundled)
                twin.bundled_at = [-99] * len(twin.bundled_at)
                if find_bundle(s, b, twin, seen, trial, s.turn):
                    weigh_chances(s, b, twin, seen, trial, NONE)
                    assert KERNEL.why_not(s, b, trial) == 0
                    assert min(twin.gain[trial.seat], twin.gain[trial.other]) > 0
                    found += 1
            KERNEL.next_act(s, b, memory, a)
            KERNEL.step(s, b, a)

    assert found > 1


@pytest.mark.parametrize("edition", ["classic-2003", "classic-us"])
def test_four_steady_bots_close_and_refuse_deals(edition: str) -> None:
    arena = Arena(load("compiled"), edition, [NAMES["steady"]] * 4)

    played = [arena.play(seed) for seed in range(200)]

    assert sum(game.trades for game in played) >= 200
    assert sum(game.refusals for game in played) >= 200
