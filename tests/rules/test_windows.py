"""Windows: to whom each free act is open while each kind of business is on top."""

import pytest

from passgo.rules.actions import (
    BUILD,
    CLAIM,
    CONCEDE,
    LIFT,
    MORTGAGE,
    OFFER,
    SELL,
    SELL_GROUP,
)
from passgo.rules.agenda import (
    A_CARD,
    A_DEBT,
    BUSINESS,
    EVERYTHING,
    OWN_TURN,
    RAISING,
    SHUT,
)
from passgo.rules.board import (
    FRAME_KINDS,
    FREE_ACTS,
    SELL_BUILDINGS_ANY_TIME,
    SELL_BUILDINGS_TURN_OR_BREAK,
    Board,
)
from passgo.rules.contents import FRAMES
from passgo.rules.windows import (
    ANYONE,
    CLOSED,
    CONCERNED,
    IN_TURN,
    TURN_OR_CONCERNED,
    open_windows,
)

ACTS = (CLAIM, BUILD, SELL, SELL_GROUP, MORTGAGE, LIFT, OFFER, CONCEDE)
OPEN: dict[int, dict[int, int]] = {
    SHUT: {},
    EVERYTHING: dict.fromkeys(ACTS, ANYONE),
    OWN_TURN: {
        CLAIM: ANYONE,
        BUILD: IN_TURN,
        LIFT: IN_TURN,
        MORTGAGE: TURN_OR_CONCERNED,
        OFFER: TURN_OR_CONCERNED,
    },
    RAISING: {CLAIM: ANYONE, MORTGAGE: CONCERNED},
    A_CARD: {CLAIM: ANYONE, MORTGAGE: CONCERNED, OFFER: TURN_OR_CONCERNED},
    BUSINESS: {CLAIM: ANYONE, MORTGAGE: CONCERNED, OFFER: CONCERNED},
    A_DEBT: {CLAIM: ANYONE, MORTGAGE: CONCERNED, OFFER: CONCERNED, CONCEDE: CONCERNED},
}


def sellers(opens: int, choice: int) -> int:
    """Return who may sell buildings to the bank where frames of a kind leave that open."""
    if opens in (SHUT, EVERYTHING):
        return CLOSED if opens == SHUT else ANYONE
    if choice == SELL_BUILDINGS_TURN_OR_BREAK and opens == OWN_TURN:
        return TURN_OR_CONCERNED
    return ANYONE if choice == SELL_BUILDINGS_ANY_TIME else CONCERNED


@pytest.mark.clause("CL-112", "CL-135", "CL-137")
@pytest.mark.parametrize("choice", [SELL_BUILDINGS_ANY_TIME, SELL_BUILDINGS_TURN_OR_BREAK])
def test_each_kind_of_business_opens_what_it_should_and_to_whom(choice: int) -> None:
    b = Board()
    b.sell_buildings = choice
    open_windows(b)
    opened = {frame.kind: frame.opens or SHUT for frame in FRAMES}

    for kind in range(FRAME_KINDS):
        opens = opened.get(kind, SHUT)
        expected = OPEN[opens] | dict.fromkeys((SELL, SELL_GROUP), sellers(opens, choice))
        for act in range(FREE_ACTS):
            assert b.window[kind * FREE_ACTS + act] == expected.get(act, CLOSED), (kind, act)
