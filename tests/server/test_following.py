"""Following: two nodes that take turns at one log have the same game after each step."""

import msgspec
import pytest

from passgo.editions import edition_ids
from passgo.game.orders import AuctionClock, TextFades
from passgo.server.play.game import Setup
from passgo.server.play.game_log import NOBODY, AnyEntry
from passgo.server.play.match import Match

NAMES = ("Ana", "Bo", "Chloé")
KEY = bytes(range(32))
CLOCKS = {"ReadTheText": TextFades(), "AwaitClock": AuctionClock()}


def stepped(match: Match) -> AnyEntry:
    """Have whoever is asked answer plainly, or the clock."""
    prompt = match.prompt()
    if not prompt["seats"]:
        return match.play(NOBODY, CLOCKS[prompt["ask"]], None)
    seat = prompt["seats"][0]
    return match.play(seat, match.game.simplest(seat), None)


def written(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


@pytest.mark.parametrize("edition", [*edition_ids(), "knockout-2024"])
def test_nodes_that_take_turns_have_the_same_game(edition: str) -> None:
    setup = Setup(edition=edition)
    here, first = Match.new(setup, NAMES, KEY)
    there = Match.load(setup, NAMES, KEY, [written(first)])

    for _ in range(40):
        entry = stepped(here)
        assert there.follow(written(entry)) == entry
        assert (there.seq, there.draws, there.prompt()) == (here.seq, here.draws, here.prompt())
        assert there.view() == here.view()
        here, there = there, here
        if here.game.is_over:
            break


def test_a_step_that_is_taken_back_elsewhere_is_taken_back_here() -> None:
    setup = Setup(edition="classic-2003")
    here, first = Match.new(setup, NAMES, KEY)
    there = Match.load(setup, NAMES, KEY, [written(first)])
    while here.prompt()["ask"] != "BuyOrAuction":
        there.follow(written(stepped(here)))
    seat = here.prompt()["seats"][0]
    before = here.view()
    there.follow(written(stepped(here)))

    there.follow(written(here.go_back(seat, here.seq)))

    assert there.view() == here.view() == before
    assert there.follow(written(stepped(here))).prompt == here.prompt_id
