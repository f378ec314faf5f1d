"""Texts without end: however many the unit sends, the game goes on and can be kept."""

import pytest

from passgo.game.orders import CardComes, Mortgage, Order, RandomFalls, Sell
from passgo.game.play import Game
from passgo.rules.limits import CLAIMS, DEPTH, MANY_CLAIMS, MANY_FRAMES

GROUPS = (
    ("vaugirard", "courcelles", "republique"),
    ("mozart", "saint-michel", "pigalle"),
    ("matignon", "malesherbes", "henri-martin"),
)
OTHERS = ("nord", "saint-lazare", "montparnasse", "gas", "water", "electricity", "communication")
STREETS = tuple(street for group in GROUPS for street in group)


def rich_in_property(house_rules: dict[str, object]) -> Game:
    """Return a break in which one player may sell and mortgage again and again."""
    built = [f"{street} 3" for street in STREETS]
    return Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "revolution-2009",
            "house_rules": house_rules,
            "players": [
                {"name": "A", "at": "go", "cash": 0, "owns": [*built, *OTHERS]},
                {"name": "B", "at": "go", "cash": 100_000, "owns": ["villette", "lyon"]},
            ],
            "turn": {"seat": 0, "number": 1},
            "agenda": [{"frame": "round"}, {"frame": "break", "seat": 0}],
        }
    )


def raise_money(game: Game, cards: tuple[str, ...]) -> int:
    """Sell and mortgage all there is, a text after each while one comes; return how many came."""
    sales: list[Order] = [Sell(seat=0, place=street) for _ in range(3) for street in STREETS]
    texts = 0
    for order in (*sales, *(Mortgage(seat=0, place=place) for place in (*STREETS, *OTHERS))):
        game.play(order)
        if game.why_not(RandomFalls(number=1)) is None:
            game.play(RandomFalls(number=1))
            game.play(CardComes(card=cards[texts % len(cards)]))
            texts += 1
    return texts


@pytest.mark.clause("RE-247")
def test_rents_that_texts_bring_never_end_the_game() -> None:
    game = rich_in_property({})

    texts = raise_money(game, ("unit-pink-street", "unit-station"))

    assert texts == MANY_CLAIMS < CLAIMS
    assert not game.is_over
    assert Game.at(game.position()).options(1) == game.options(1)


@pytest.mark.clause("RE-107")
def test_texts_that_nobody_reads_never_end_the_game() -> None:
    game = rich_in_property({"texts_fade": True})

    raise_money(game, ("unit-dividend",))

    assert MANY_FRAMES <= game.state.depth < DEPTH
    assert not game.is_over
    assert Game.at(game.position()).options(1) == game.options(1)
