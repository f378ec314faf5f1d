"""A shark bids by what it would lose: as long as it wins more with the deed than who leads."""

import pytest
from bot_tables import NAMES, Arena

from passgo.bots.weighted.buying import chance_with
from passgo.kernel import load
from passgo.rules.actions import BID, LEAVE
from passgo.rules.agenda import AUCTION, top_kind
from passgo.rules.auction import lowest_bid
from passgo.rules.slots import auction_bidder, auction_of

KERNEL = load("plain")


@pytest.mark.parametrize(("bot", "compares"), [("shark", True), ("steady", False)])
def test_who_compares_bids_only_for_what_is_better_than_another_having_it(
    bot: str, compares: bool
) -> None:
    arena = Arena(KERNEL, "classic-2003", [NAMES[name] for name in (bot, "fp-a", "fp-b", bot)])
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    outlook, better = KERNEL.Outlook(), {BID: list[bool](), LEAVE: list[bool]()}
    for seed in range(4):
        s.copy_from(arena.blank)
        memory = m.clone()
        KERNEL.new_game(s, b, 4, seed)
        while not s.over and s.turns < 70:
            KERNEL.next_act(s, b, memory, a)
            led = top_kind(s) == AUCTION and a.kind in better and auction_bidder(s) >= 0
            if led and auction_of(s) >= 0 and memory.kind[a.seat] == NAMES[bot]:
                lowest, lot = lowest_bid(s, b), auction_of(s)
                paid = a.amount if a.kind == BID else lowest + max(lowest, b.price[lot]) // 10
                if paid <= s.cash[a.seat] - b.salary:
                    mine = chance_with(s, b, outlook, a.seat, a.seat, lot, paid)
                    lost = chance_with(s, b, outlook, a.seat, auction_bidder(s), lot, lowest - 1)
                    better[a.kind].append(mine > lost)
            KERNEL.step(s, b, a)

    assert len(better[BID]) > 3
    assert len(better[LEAVE]) > 3
    assert (all(better[BID]) and not any(better[LEAVE])) == compares
