"""Positions on the way: going back and loading play little again, and lead to the same game."""

from typing import Any

import msgspec
import pytest

from passgo.editions import edition_ids
from passgo.game.orders import AuctionClock
from passgo.server.limits import POSITIONS_KEPT
from passgo.server.play import match as matches
from passgo.server.play.game import Setup, go_on
from passgo.server.play.game_log import NOBODY, AnyEntry
from passgo.server.play.match import Match
from passgo.server.play.positions import POSITION_EVERY, Positions

KEY, NAMES = b"k" * 32, ("Ana", "Bo", "Cleo", "Dan")
EVERY = (*edition_ids(), "knockout-2024")


class Played:
    """A match with its log, and the actions that were played again meanwhile."""

    def __init__(self, edition: str, steps: int) -> None:
        self.match, first = Match.new(Setup(edition=edition), NAMES, KEY, 1.0)
        self.log = [written(first)]
        while self.match.seq < steps and not self.match.game.is_over:
            self.step()

    def step(self) -> None:
        seats = self.match.prompt()["seats"]
        act = self.match.game.simplest(seats[0]) if seats else AuctionClock()
        entry = self.match.play(seats[0] if seats else NOBODY, act, None, 1.0)
        self.log.append(written(entry))

    def back(self, seq: int) -> None:
        self.log.append(written(self.match.go_back(0, seq, 1.0)))


def written(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def seen(match: Match) -> list[object]:
    """Return all that anybody can tell of where a match stands, and of what comes next."""
    options = [match.options(seat) for seat in range(len(NAMES))]
    return [match.position(), match.prompt(), match.view(), options, match.draws, match.record()]


def whole(match: Match) -> list[object]:
    """Return the same of the match, played again from its start."""
    match.game = go_on(match.setup, match.names, match.orders, KEY, match.base)
    return seen(match)


@pytest.mark.parametrize("edition", EVERY)
def test_going_back_leads_to_the_same_game_as_playing_it_all_again(edition: str) -> None:
    played = Played(edition, 90)
    if played.match.game.is_over:
        played.back(played.match.seq - 5)
    steps = [number for number, _ in played.match.steps]

    for seq in (steps[-1], steps[-8], steps[len(steps) // 2], steps[4]):
        played.back(seq)
        assert seen(played.match) == whole(played.match)
        for _ in range(3):
            played.step()
        assert seen(played.match) == whole(played.match)


@pytest.mark.parametrize("edition", EVERY)
def test_a_match_that_goes_on_from_a_snapshot_is_the_same(edition: str) -> None:
    played = Played(edition, 60)
    shot = played.match.seq, played.match.position()
    for _ in range(2):
        played.step()
    played.back(played.match.seq)
    loaded = Match.load(Setup(edition=edition), NAMES, KEY, played.log, shot)

    assert seen(loaded) == seen(played.match)
    seat = loaded.prompt()["seats"][0]
    act = loaded.game.simplest(seat)
    assert loaded.play(seat, act, None, 2.0) == played.match.play(seat, act, None, 2.0)
    loaded.go_back(0, loaded.steps[3][0])
    assert seen(loaded) == whole(loaded)


def test_taking_back_a_step_and_loading_play_only_the_last_ones_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Played("classic-2003", 5 * POSITION_EVERY + 7)
    again: list[int] = []

    def follow(_setup: object, _game: object, actions: list[Any], *_more: object) -> None:
        again.append(len(actions))

    def never(*_of: object) -> None:
        raise AssertionError("the whole game is played again")

    shot = played.match.seq - 3, played.match.position()
    monkeypatch.setattr(matches, "follow", follow)
    monkeypatch.setattr(matches, "go_on", never)
    played.match.go_back(0, played.match.seq)
    Match.load(played.match.setup, NAMES, KEY, played.log, shot)

    of = [len(step.orders) for _, step in played.match.steps]
    assert 0 < again[0] <= sum(of[-POSITION_EVERY:])
    assert again[1] <= sum(of[-3:]) + 3


def test_positions_are_bounded_and_older_ones_are_further_apart() -> None:
    positions = Positions()
    for seq in range(1, 2000):
        positions.keep(seq, b"%d" % seq)

    assert len(positions) <= POSITIONS_KEPT
    assert positions.before(2001) == (1999, b"1999")
    assert positions.before(1990) == (1989, b"1989")
    far = positions.before(1000)
    assert far is not None
    assert 0 < far[0] < 1000
    positions.drop(1500)
    nearest = positions.before(2001)
    assert nearest is not None
    assert nearest[0] < 1500
    positions.drop(0)
    assert positions.before(2001) is None
