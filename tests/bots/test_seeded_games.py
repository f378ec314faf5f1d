"""Games told by their seed are the same again; a campaign of them loses nothing when stopped."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from bot_tables import Arena, Played
from seeded_games import BLOCK, Sums, plan_of, play_seeds

from passgo.bots.game_endings import INVARIANT_BROKEN
from passgo.editions import edition_ids
from passgo.kernel import load

SOAK = Path(__file__).parents[1] / "soak.py"


def soak(*words: str) -> subprocess.Popen[str]:
    """Start a campaign; seed 0 is a game of the sliding edition, which takes long."""
    command = [sys.executable, str(SOAK), "games", "--first", "1", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def sums_in(file: Path) -> Sums:
    """Return what a campaign has kept, without the time that it took."""
    kept = msgspec.json.decode(file.read_bytes())
    return msgspec.convert({**kept["sums"], "processor": 0}, Sums, strict=False)


def test_blocks_play_every_edition_with_and_without_house_rules() -> None:
    cells = {plan_of(block).cell for block in range(400)}

    for edition in edition_ids():
        assert {cell.split(", ")[1] for cell in cells if cell.startswith(edition)} == {
            "book",
            "house rules",
        }


def test_games_of_a_block_are_the_same_together_and_alone() -> None:
    kernel, first = load("compiled"), 3 * BLOCK
    alone = Sums()
    for seed in range(first, first + 20):
        alone.add(play_seeds(kernel, seed, 1))

    together = play_seeds(kernel, first, 20)

    assert together.played == 20
    assert (together.games, together.steps) == (alone.games, alone.steps)
    assert (together.endings, together.faults) == (alone.endings, [])


def test_a_broken_game_is_told_with_its_seed_and_the_rest_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel, seed, whole = load("compiled"), 4 * BLOCK + 7, Arena.play

    def break_one(arena: Arena, number: int, *, checked: bool, whims: int) -> Played:
        played = whole(arena, number, checked=checked, whims=whims)
        return played._replace(code=INVARIANT_BROKEN) if number == seed else played

    monkeypatch.setattr(Arena, "play", break_one)
    found = play_seeds(kernel, 4 * BLOCK, 12)

    assert found.played == 12
    assert [fault.split(",")[0] for fault in found.faults] == [f"seed {seed}"]


def test_a_campaign_that_was_stopped_goes_on_to_the_same_sums(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    begun = soak("--count", "1000000", "--kept", str(parts))
    assert begun.stdout is not None
    assert begun.stdout.readline() == "1,000,000 games from seed 1, 0 done\n"
    begun.send_signal(signal.SIGTERM)
    said = begun.communicate()[0]
    stopped = sums_in(parts).played
    games = str(stopped + BLOCK)

    again = soak("--count", games, "--kept", str(parts))
    at_once = soak("--count", games, "--kept", str(whole))
    last = again.communicate()[0]
    at_once.communicate()

    assert "stopped before 1,000,000 games" in said
    assert begun.returncode == 1
    assert (again.returncode, at_once.returncode) == (0, 0)
    assert f"from seed 1, {stopped:,} done" in last
    assert " 0 broken" in last
    assert sums_in(parts) == sums_in(whole)
