"""Counter-offers among what may be done: open to whoever is asked, closed to the others."""

from typing import Any

from passgo.game.orders import Offer
from passgo.games import game_at

PLAYERS = [
    {"name": "A", "cash": 500, "owns": ["foch"]},
    {"name": "B", "cash": 500, "owns": ["nord"]},
    {"name": "C", "cash": 500, "owns": ["lyon"]},
]


def counter_of(game: Any, seat: int) -> Any:
    return next(option for option in game.options(seat) if option.do == "Counter")


def test_who_is_offered_a_deal_may_counter() -> None:
    position = {"format": "passgo-position", "version": 3, "edition": "classic-2003"}
    game = game_at({**position, "players": PLAYERS})
    game.play(Offer(seat=0, other=1, give=("foch",), ask=("nord",)))
    asked = counter_of(game, 1)
    assert asked.open
    assert [partner.seat for partner in asked.partners] == [0]
    assert asked.partners[0].give == ("nord",)
    assert not counter_of(game, 0).open
    assert not counter_of(game, 2).open
