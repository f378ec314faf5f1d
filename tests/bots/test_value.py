"""The value of positions is the same in all forms, adds up, and follows what anybody would say."""

from typing import cast, get_type_hints

import pytest
from bot_tables import NAMES, Arena
from msgspec import Meta

from passgo.bots.value import network
from passgo.bots.value.scratch import CERTAIN, FEATURES, HIDDEN
from passgo.bots.value.weights import FIRST_BIAS, FIRST_WEIGHT
from passgo.editions import edition_ids
from passgo.editions.rules import Rules
from passgo.kernel import Form, Kernel, load
from passgo.rules.limits import MEMBERS

PLAYERS = {"shark": 4, "fp-a": 3}


class Foreseeing(Kernel):
    """The kernel with the value of positions."""

    foresee = staticmethod(network.foresee)


def foreseeing(form: Form) -> Foreseeing:
    return cast(Foreseeing, load(form))


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("bot", PLAYERS)
def test_both_forms_see_the_same_chances(edition: str, bot: str) -> None:
    plain, compiled = foreseeing("plain"), foreseeing("compiled")
    arena = Arena(compiled, edition, [NAMES[bot]] * PLAYERS[bot])
    twin = Arena(plain, edition, [NAMES[bot]] * PLAYERS[bot])
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    seen, same = compiled.Outlook(), plain.Outlook()
    compiled.new_game(s, b, PLAYERS[bot], 7)
    acts = moments = 0

    while not s.over and s.turns < 150:
        if acts % 17 == 0:
            compiled.foresee(s, b, seen)
            twin.state.from_ints(s.to_ints())
            plain.foresee(twin.state, twin.board, same)
            fresh = plain.Outlook()
            plain.foresee(twin.state, twin.board, fresh)
            assert list(seen.chance) == same.chance == fresh.chance
            assert sum(same.chance) == CERTAIN
            assert min(same.chance) >= 0
            moments += 1
        compiled.next_act(s, b, m, a)
        compiled.step(s, b, a)
        acts += 1
    assert moments > 10


def chances(cash: int, groups: int) -> list[int]:
    """Return the chances early in a game, the first seat with such a purse and so many colours."""
    kernel = foreseeing("plain")
    arena = Arena(kernel, "classic-2003", [NAMES["shark"]] * 4)
    s, b = arena.state, arena.board
    kernel.new_game(s, b, 4, 3)
    s.cash[0] = cash
    for group in range(groups):
        for place in b.member[group * MEMBERS : group * MEMBERS + b.group_size[group]]:
            s.owner[place] = 0
    seen = kernel.Outlook()
    kernel.foresee(s, b, seen)
    return seen.chance[:4]


def test_who_has_more_has_better_chances() -> None:
    poor, even, rich = chances(300, 0), chances(1500, 0), chances(5000, 0)

    assert poor[0] < even[0] < rich[0]
    assert max(even) - min(even) < CERTAIN // 10
    assert chances(1500, 2)[0] > even[0] + CERTAIN // 5


def test_what_is_won_is_certain_and_shared_in_a_tie() -> None:
    kernel = foreseeing("plain")
    arena = Arena(kernel, "classic-2003", [NAMES["shark"]] * 4)
    s, seen = arena.state, kernel.Outlook()
    kernel.new_game(s, arena.board, 4, 3)
    s.over, s.won[1], s.won[2] = 1, 1, 1
    kernel.foresee(s, arena.board, seen)

    assert seen.chance[:4] == [0, CERTAIN // 2, CERTAIN // 2, 0]


def test_scratch_paper_of_a_board_with_another_salary_does_not_show() -> None:
    kernel = foreseeing("plain")
    used, fresh = kernel.Outlook(), kernel.Outlook()
    arena = Arena(kernel, "classic-2003", [NAMES["shark"]] * 4)
    kernel.new_game(arena.state, arena.board, 4, 5)
    printed = arena.board.salary
    arena.board.salary = 7 * printed
    kernel.foresee(arena.state, arena.board, used)
    arena.board.salary = printed
    kernel.foresee(arena.state, arena.board, used)
    kernel.foresee(arena.state, arena.board, fresh)

    assert used.feature == fresh.feature
    assert used.chance == fresh.chance


MOST_SEEN = 2**10
"""Of any feature: octaves reach 16 for each doubling, ratios 512, counts less than 1,000."""


def most_of(rule: str) -> int:
    """Return the largest number that an edition may give for a rule."""
    kind = get_type_hints(Rules, include_extras=True)[rule]
    return max(int(each.le) for each in kind.__metadata__ if isinstance(each, Meta) and each.le)


def features_of_a_board() -> dict[int, int]:
    """Return the features that grow with a board, and how large the largest board makes them."""
    kernel = foreseeing("plain")
    arena = Arena(kernel, "classic-2003", [NAMES["steady"]] * 2)
    s, b, seen = arena.state, arena.board.clone(), kernel.Outlook()
    kernel.new_game(s, b, 2, 11)
    s.houses_left = most_of("houses")
    b.ends_at_bankruptcy = most_of("ends_at_bankruptcy")
    kernel.foresee(s, b, seen)
    return {at: each for at, each in enumerate(seen.feature[:FEATURES]) if each >= MOST_SEEN}


def test_no_layer_outgrows_its_bits() -> None:
    of_a_board = features_of_a_board()
    assert len(of_a_board) == 2
    assert max(of_a_board.values()) < 2**15
    for unit in range(HIDDEN):
        weights = [abs(FIRST_WEIGHT[at * HIDDEN + unit]) for at in range(FEATURES)]
        rises = sum(of_a_board.get(at, MOST_SEEN) * each for at, each in enumerate(weights))
        most = abs(FIRST_BIAS[unit]) + rises
        assert most < 2**31
        assert most >> network.FRACTION < 2**15


@pytest.mark.parametrize("edition", edition_ids())
def test_no_feature_is_larger_than_was_reckoned_with(edition: str) -> None:
    kernel = foreseeing("plain")
    arena = Arena(kernel, edition, [NAMES["steady"], NAMES["fp-a"], NAMES["random"]])
    s, b, m, a, seen = arena.state, arena.board, arena.rows[0], arena.action, kernel.Outlook()
    kernel.new_game(s, b, 3, 11)
    most = 0
    while not s.over and s.turns < 200:
        kernel.next_act(s, b, m, a)
        kernel.step(s, b, a)
        if m.decisions % 5 == 0:
            kernel.foresee(s, b, seen)
            most = max(most, *(abs(each) for each in seen.feature))

    assert 200 < most < MOST_SEEN
