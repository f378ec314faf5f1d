"""Thinking: what bots do unasked before the eyes of people."""

from collections.abc import Iterator
from typing import NamedTuple

from passgo.bots.memory import Memory
from passgo.game.orders import Offer, Order
from passgo.game.play import Game
from passgo.game.prompts import ThrowDice
from passgo.rules.limits import NOBODY, SEATS
from passgo.thoughts import BotTask

LEVELS = ("shark", "steady", "shark", "steady")


class Look(NamedTuple):
    """A look at what bots could do: who has offered to whom by then, and what it came to."""

    asked: set[int]
    before: Memory
    after: Memory
    offer: Offer | None


def looks(seed: int, most: int) -> Iterator[Look]:
    """Yield what the bots of a table think of before each throw."""
    game = Game.new("classic-2003", ["A", "B", "C", "D"], luck=Game.seeded(seed))
    kept: list[int] = []
    is_quiet = False
    for at in range(most):
        if game.is_over:
            return
        is_free = isinstance(game.prompt, ThrowDice) and not is_quiet
        claims = [claim for claim in game.open_claims if game.why_not(claim) is None]
        if claims and not is_free:
            game.play(claims[0])
            continue
        seat = NOBODY if is_free else game.prompt.seats[0]
        thought = game.think(BotTask(seat=seat, levels=LEVELS, seed=at, memory=kept))
        if is_free:
            offer = thought.order if isinstance(thought.order, Offer) else None
            yield Look(asked_by(game), read(kept), read(thought.memory), offer)
        kept, is_quiet = thought.memory, thought.order is None
        if isinstance(thought.order, Order):
            game.play(thought.order)


def asked_by(game: Game) -> set[int]:
    """Return the pairs of which one has made the other an offer in this break."""
    return {pair for pair, made in enumerate(game.state.offers_made) if made}


def read(kept: list[int]) -> Memory:
    memory = Memory()
    if kept:
        memory.from_ints(kept)
    return memory


def test_bots_ask_each_other_once_in_a_break_and_note_nothing_else_as_asked() -> None:
    again = 0
    for look in looks(4, 900):
        for pair in look.asked:
            again += 1
            assert look.after.refused[pair] == look.before.refused[pair]
            assert look.after.asked[pair] == look.before.asked[pair]
            assert look.after.offered[pair] <= look.before.offered[pair]
        if look.offer is not None:
            assert look.offer.seat * SEATS + look.offer.other not in look.asked

    assert again > 20


def test_a_better_offer_among_bots_waits_only_for_another_break() -> None:
    """Though no deed has moved since, the search goes on in the next turns."""
    last: dict[tuple[int, int], Memory] = {}
    soon = 0
    for look in looks(3, 900):
        if look.offer is not None:
            pair = (look.offer.seat, look.offer.other)
            before, last[pair] = last.get(pair), look.after
            if before is not None and before.changes == look.after.changes:
                assert before.seen_turn < look.after.seen_turn
                soon += look.after.seen_turn <= before.seen_turn + len(LEVELS)

    assert soon > 1
