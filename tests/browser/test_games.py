"""Whole games from the home page by two people in two browsers, one French, one English.

The short variant of every box, with two bots: luck is written down so far that everything is met
that the book has for a turn; once all of it was done the people agree to stop and count.
"""

import re
from collections.abc import Callable, Mapping, Sequence

import pytest
from curious import Curious
from house import House
from lobby import begin
from msgspec import Struct
from people import Person
from scripted import throws
from turns import play_on

from passgo.editions import load_edition
from passgo.game.orders import DeedComes, Order

Come = Callable[..., Person]
Throw = tuple[int, int]
FIRST_LEA: tuple[Throw, ...] = ((6, 5), (4, 3), (3, 2), (2, 1))
BROWN = (1, 3)
DEALT = (5, 12, 28, BROWN[0], 6, 15, 25, BROWN[1], 26, 31, 34, 39)
"""Spaces of the deeds as they are dealt, beginning with Bo; the brown ones come to Léa."""
VISITS: tuple[Throw, ...] = (
    *((4, 5), (1, 2), (4, 6), (4, 6)),  # Léa to a free street, Bo to brown, the bots to jail
    *((4, 6), (2, 4), (4, 6), (4, 6)),  # Léa to another one, Bo to Léa's first
    *((6, 5), (2, 3), (1, 3), (1, 2)),  # Léa is sent to jail, Bo to a free street
)
ROUND: tuple[Throw, ...] = (
    *((1, 2), (1, 2), (4, 6), (4, 6)),  # Léa to a free street, Bo to that street
    *((1, 3), (3, 4), (2, 1), (2, 1)),  # Léa to a zone, Bo to a free street
    *((2, 3), (1, 2), (1, 2), (1, 2)),
)
TAX = (1, 3)
BOTS = 2
LATER = ("euro", "clone-wars", "revolution")  # in make soak; they are played like the other one
OWN_CLAIMS = "own-claims"
LONGEST = 60
"""Steps in which everything must have been met; how many it takes is up to the bots' bids."""
YOU_WIN = re.compile("^(You win|Vous gagnez)")
USUAL = frozenset({"Roll", "Buy", "Decline", "Bid", "Leave", "Claim", "EndTurn"})


class Story(Struct, frozen=True, kw_only=True):
    """A short game of a box: what is agreed, how luck begins, what must be done in it."""

    edition: str
    dealt: int = 0
    throws: Sequence[Throw] = VISITS
    house_rules: Mapping[str, str | int] = {}
    done: frozenset[str] = USUAL | {"Build"}

    @property
    def luck(self) -> list[Order]:
        """What the packs and dice say first."""
        spaces = load_edition(self.edition).spaces
        deeds = [DeedComes(place=spaces[at].id) for at in DEALT[: self.dealt]]
        return [*deeds, *throws(*FIRST_LEA, *self.throws)]


STORIES = {
    "classic": Story(edition="classic-2003", dealt=8),
    "euro": Story(edition="euro-1999", dealt=8),
    "clone-wars": Story(edition="clone-wars-2008", dealt=12),
    "revolution": Story(
        edition="revolution-2009",
        throws=ROUND,
        house_rules={"auction_seconds": 1000},
        done=USUAL | {"ChooseZone"},
    ),
}


@pytest.fixture
def pair(person: Come) -> list[Person]:
    """Léa reads French, Bo English."""
    return [person("Léa", "fr"), person("Bo", "en")]


def winners(house: House, table: str) -> list[str]:
    """Return the names of those who have won."""
    view = house.view(table)
    return [view["players"][seat]["name"] for seat in view["winners"]]


def given(people: Sequence[Person]) -> set[str]:
    """Return the kinds of orders that somebody has given."""
    return set().union(*(one.wire.given for one in people))


@pytest.mark.parametrize(
    "box",
    [pytest.param(box, marks=pytest.mark.long) if box in LATER else box for box in STORIES],
)
def test_a_whole_short_game(house: House, pair: list[Person], box: str) -> None:
    story = STORIES[box]
    house.will_say(story.luck)
    rules = {**story.house_rules, OWN_CLAIMS: 1}
    table = begin(pair, box, BOTS, variant="quick", house_rules=rules)

    def is_enough(steps: int) -> bool:
        return given(pair) >= story.done or steps >= LONGEST

    play_on(house, table, pair, Curious(), is_enough)
    assert given(pair) >= story.done
    for one in pair:
        title = one.page.locator(".result h1").inner_text()
        won = winners(house, table)
        assert all(name in title for name in won if name != one.name)
        assert (one.name in won) == bool(YOU_WIN.search(title))


def test_the_last_one_left_wins(house: House, pair: list[Person]) -> None:
    house.will_throw(*FIRST_LEA, (2, 4), TAX, TAX, TAX)
    table = begin(pair, "classic", BOTS, house_rules={"start_cash": 150})
    play_on(house, table, pair)
    assert winners(house, table) == ["Léa"]
    assert "Léa" in pair[1].page.locator(".result h1").inner_text()


@pytest.mark.long
def test_a_whole_game_of_knockout(house: House, pair: list[Person]) -> None:
    table = begin(pair, "knockout", BOTS)
    play_on(house, table, pair, Curious())
    assert house.view(table)["round"] == 4
    for one in pair:
        assert one.page.locator(".result li").count() == 4
