"""Property: what was paid for or agreed, and has still to be handed over."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import HANDOVER, PURCHASE, ROUND, push
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.property import has_promises, keep_promises_before_asking, work_purchase
from passgo.rules.state import State

BOARD = board_of(load_edition("classic-2003"))
LAST_PLACE = 39


@pytest.mark.parametrize(
    ("deed", "card", "promised"),
    [(NONE, NONE, False), (1, NONE, True), (LAST_PLACE, NONE, True), (NONE, 0, True)],
)
def test_promises_are_deeds_and_cards_that_a_handover_waits_for(
    deed: int, card: int, promised: bool
) -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    if deed != NONE:
        s.promised[deed] = 1
    if card != NONE:
        s.promised_card[card] = 1
    assert not has_promises(s, BOARD)

    push(s, HANDOVER, NOBODY, NONE, 0, 0)

    assert has_promises(s, BOARD) == promised


@pytest.mark.clause("RE-264")
@pytest.mark.parametrize(("random_texts", "kept"), [(0, False), (1, True), (8, True)])
def test_only_where_texts_come_are_promises_kept_before_somebody_is_asked(
    random_texts: int, kept: bool
) -> None:
    b = board_of(load_edition("classic-2003"))
    b.random_texts = random_texts
    s = State()
    s.seats, s.owner[1], s.promised[1] = 2, 0, 1
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, HANDOVER, NOBODY, NONE, 0, 0)

    assert keep_promises_before_asking(s, b) == kept
    assert (s.owner[1], s.promised[1]) == ((1, NOBODY) if kept else (0, 1))


def test_a_purchase_is_off_once_somebody_owns_the_property() -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, PURCHASE, 1, LAST_PLACE, 0, 0)
    assert not work_purchase(s)
    assert s.depth == 2

    s.owner[LAST_PLACE] = 0

    assert work_purchase(s)
    assert s.agenda_kind[: s.depth] == [ROUND]
