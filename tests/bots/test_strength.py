"""How strong the bots are, in short matches with a wide margin; seats are rotated."""

import pytest
from bot_tables import NAMES, Arena

from passgo.editions import edition_ids
from passgo.kernel import load

GAMES = 300
MANY_GAMES = 2_000  # where the margin is small: two standard errors of it are two points


def share(edition: str, bots: str, games: int = GAMES, **house_rules: str) -> float:
    """Return the share of games that the first of four bots wins."""
    kinds = [NAMES[name] for name in bots.split()]
    return Arena(load("compiled"), edition, kinds, "", house_rules).share_of_first(games)


@pytest.mark.parametrize("edition", edition_ids())
def test_each_level_beats_the_one_below(edition: str) -> None:
    assert share(edition, "novice random random random") > 0.85
    assert share(edition, "steady novice novice novice") > 0.33
    assert share(edition, "shark novice novice novice") > 0.50


@pytest.mark.parametrize("edition", edition_ids())
def test_a_novice_holds_its_own_against_a_fixed_policy(edition: str) -> None:
    assert share(edition, "novice fp-a fp-a fp-a") > 0.10


def test_the_published_opponents_are_beaten() -> None:
    assert share("classic-us", "steady fp-a fp-b fp-c") > 0.33
    assert share("classic-us", "shark fp-a fp-b fp-c") > 0.65


def test_each_level_beats_the_one_below_with_powers_too() -> None:
    assert share("clone-wars-2008", "steady novice novice novice", powers="on") > 0.38
    assert share("clone-wars-2008", "shark novice novice novice", powers="on") > 0.50


def test_a_shark_wins_more_than_its_share_against_steady_bots() -> None:
    assert share("classic-2003", "shark steady steady steady", MANY_GAMES) > 0.27
