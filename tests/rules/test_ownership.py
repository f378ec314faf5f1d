"""Ownership: groups counted one by one, over every way in which three players can share them."""

from itertools import product

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.limits import MEMBERS, NOBODY
from passgo.rules.ownership import (
    is_built_group,
    is_mortgaged_group,
    is_offered_group,
    owned_in_group,
    owner_of_the_rest,
    owns_group,
)
from passgo.rules.state import State

BOARD = board_of(load_edition("classic-2003"))
GROUPS = [
    BOARD.member[group * MEMBERS : group * MEMBERS + BOARD.group_size[group]]
    for group in range(BOARD.groups)
]
OWNERS = (NOBODY, 0, 1)


@pytest.mark.clause("CL-060", "CL-109")
@pytest.mark.parametrize("group", range(BOARD.groups))
def test_a_group_belongs_to_who_has_all_of_it(group: int) -> None:
    members = GROUPS[group]
    for owners in product(OWNERS, repeat=len(members)):
        s = State()
        for place, owner in zip(members, owners, strict=True):
            s.owner[place] = owner

        for seat in (0, 1):
            assert owned_in_group(s, BOARD, seat, group) == owners.count(seat)
            assert owns_group(s, BOARD, seat, group) == (set(owners) == {seat})
        for at, place in enumerate(members):
            rest = {*owners[:at], *owners[at + 1 :]}
            whole = rest.pop() if len(rest) == 1 else NOBODY
            assert owner_of_the_rest(s, BOARD, place) == whole


@pytest.mark.parametrize("group", range(BOARD.groups))
def test_one_building_mortgage_or_offered_deed_marks_its_group_and_no_other(group: int) -> None:
    marks = (("houses", is_built_group), ("mortgaged", is_mortgaged_group))
    for name, is_marked in (*marks, ("offer_deeds", is_offered_group)):
        assert not is_marked(State(), BOARD, group)
        for place in GROUPS[group]:
            s = State()
            getattr(s, name)[place] = 1

            marked = [each for each in range(BOARD.groups) if is_marked(s, BOARD, each)]
            assert marked == [group]
