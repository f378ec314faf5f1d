"""Analysis: chances that can be known, decisions whose price is plain, files that say nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from passgo.analysis import Grade, analyse, chances_of, glance
from passgo.analysis.chances import Oracle
from passgo.analysis.fortunes import fortunes_of
from passgo.analysis.report import dearest
from passgo.cli import app
from passgo.game.luck import Seeded
from passgo.game.orders import Accept, AuctionClock, Build, Concede, EndTurn, Offer, Order, Roll
from passgo.game.play import Game
from passgo.games import new_game
from passgo.simulate.executors import Local
from passgo.thoughts import BotTask

LEVELS = ("novice", "shark")


def played(turns: int, edition: str = "classic-2003") -> Game:
    """Return a game of two bots after so many turns."""
    game, seed = Game.new(edition, ["Ana", "Bo"], luck=Seeded(11)), 0
    memory: list[int] = []
    while game.turns < turns and not game.is_over:
        seed += 1
        for claim in game.open_claims:
            game.play(claim)
        if not game.prompt.seats:  # an auction whose clock runs out
            game.play(AuctionClock())
            continue
        for seat in (-1, game.prompt.seats[0]):
            task = BotTask(seat=seat, levels=LEVELS, seed=seed, memory=memory)
            thought = game.think(task)
            memory = thought.memory
            if thought.order is not None:
                assert isinstance(thought.order, Order)
                game.play(thought.order)
                break
    return game


def rich_and_poor() -> Game:
    """Return a game in which Ana owns and has nearly everything."""
    game = played(30)
    position: dict[str, Any] = json.loads(json.dumps(game.position()))
    position["players"][0]["cash"], position["players"][1]["cash"] = 9000, 1
    return Game.at(position, luck=Seeded(1))


def test_chances_add_up_and_follow_the_money() -> None:
    chances = chances_of(rich_and_poor(), 200)

    assert sum(rate.value for rate in chances.seats) == pytest.approx(1)
    assert chances.seats[0].value > 0.9
    assert chances.seats[0].low <= chances.seats[0].value <= chances.seats[0].high


def test_a_glance_adds_up_and_follows_the_money() -> None:
    chances = glance(rich_and_poor())

    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9


def test_rollouts_end_by_precision_or_by_the_clock() -> None:
    game = played(30)
    near, rough = (chances_of(game, 20_000, within=within) for within in (0.015, 0.03))
    timed = chances_of(game, 30_000, seconds=0.05)

    assert max(rate.high - rate.value for rate in near.seats) <= 0.0151
    assert rough.rollouts < near.rollouts < 20_000
    assert 0 < timed.rollouts < 30_000


def test_a_game_that_is_over_has_a_result() -> None:
    game = played(30)
    game.play(Concede(seat=0))

    assert game.is_over
    assert [rate.value for rate in chances_of(game).seats] == [0.0, 1.0]
    assert glance(game) == (0.0, 1.0)


def test_looking_changes_nothing() -> None:
    game = played(30)
    before = game.position()
    chances_of(game, 20)

    assert game.position() == before


def test_giving_a_won_game_away_is_a_blunder() -> None:
    game = rich_and_poor()
    game.play(Concede(seat=0))
    report = analyse(game.record(), 100)
    (worst,) = dearest(report, 1)

    assert isinstance(worst.done, Concede)
    assert worst.best is None
    assert worst.grade is Grade.BLUNDER
    assert worst.loss.value == pytest.approx(report.curve[0].chances.seats[0].value, abs=0.1)
    assert report.curve[-1].chances.seats[1].value == 1.0


@pytest.mark.parametrize("edition", ["euro-1999", "revolution-2009", "clone-wars-2008"])
def test_the_same_seed_gives_the_same_report(edition: str) -> None:
    record = played(8, edition).record()
    first = analyse(record, 10, seed=4)

    assert first.decisions
    assert analyse(record, 10, seed=4) == first
    assert analyse(record, 10, seed=5) != first


def test_however_many_share_an_analysis_they_say_the_same() -> None:
    game = played(14)
    game.play(Concede(seat=0))
    told: list[float] = []
    alone = analyse(game.record(), 6, seed=2)

    assert analyse(game.record(), 6, 2, progress=told.append, executor=Local(2)) == alone
    assert len(alone.curve) > 12
    assert told[-1] == 1


def test_a_single_rollout_is_enough_for_a_report() -> None:
    report = analyse(played(12).record(), rollouts=1)

    assert report.decisions
    assert report.curve[-1].chances.rollouts == 1


def test_start_luck_and_skill_add_up_to_the_result() -> None:
    game = played(25)
    game.play(Concede(seat=0))
    report = analyse(game.record(), 5)

    assert [one.result for one in report.fortunes] == [0.0, 1.0]
    for one in report.fortunes:
        assert one.start + one.luck + one.skill + one.others == pytest.approx(one.result)
    assert report.fortunes[0].luck == pytest.approx(-report.fortunes[1].luck)
    assert report.fortunes[0].luck != 0


def test_what_becomes_known_at_the_end_of_a_turn_is_nobodys_skill() -> None:
    worths = [(0.5, 0.5), (0.6, 0.4), (1.0, 0.0)]
    ana, bo = fortunes_of([Concede(seat=1), EndTurn(seat=0)], worths)

    assert (ana.luck, ana.skill, ana.others) == pytest.approx((0.4, 0.0, 0.1))
    assert (bo.luck, bo.skill, bo.others) == pytest.approx((-0.4, -0.1, 0.0))


def test_a_deal_tells_what_it_brought_each_side() -> None:
    game = played(30)
    game.play(Offer(seat=1, other=0, give=("paix", "vaugirard", "mozart")))
    game.play(Accept(seat=0))
    (deal,) = [one for one in analyse(game.record(), 60, seats=()).deals if one.turn == 30]

    assert (deal.maker, deal.taker) == (1, 0)
    assert deal.gains[0].low > 0
    assert deal.gains[1].value == pytest.approx(-deal.gains[0].value)


def test_who_decides_is_advised_though_somebody_else_would_act_too() -> None:
    """In a break everybody may build; the model is asked for each seat by itself."""
    position: dict[str, Any] = json.loads(json.dumps(played(30).position()))
    groups = (["vaugirard", "courcelles", "republique"], ["villette", "neuilly", "paradis"])
    for player, group in zip(position["players"], groups, strict=True):
        player["cash"], player["owns"] = 2000, group
    position["bank"]["houses"] = 32
    game = Game.at(position, luck=Seeded(1))
    oracle = Oracle(game)

    advised = [oracle.advice(oracle.moment(game), seat) for seat in (0, 1)]

    assert [order.seat for order in advised if isinstance(order, Build)] == [0, 1]


def test_only_some_seats_are_judged() -> None:
    report = analyse(played(12).record(), 5, seats={1})

    assert {decision.seat for decision in report.decisions} == {1}


def test_a_decision_names_all_that_was_open_and_progress_reaches_the_end() -> None:
    told: list[float] = []
    report = analyse(played(8).record(), 12, progress=told.append)
    open_ones = [decision for decision in report.decisions if decision.others]

    assert open_ones
    for decision in report.decisions:
        named = [decision.done, *(other.order for other in decision.others)]
        named += [decision.best] if decision.best != decision.done else []
        assert len(named) == len(set(named)) >= 2
    assert told == sorted(told)
    assert told[-1] == 1


def test_what_cannot_be_chosen_is_no_decision() -> None:
    """Throwing the dice with nothing else to do is nothing to judge."""
    report = analyse(played(3).record(), 5)

    assert not [one for one in report.decisions if isinstance(one.done, Roll) and one.turn == 0]
    assert not [one for one in report.decisions if isinstance(one.best, EndTurn)]


def test_the_command_prints_a_report_or_json(tmp_path: Path) -> None:
    game, record, position = played(12), tmp_path / "record.json", tmp_path / "position.json"
    record.write_text(json.dumps(game.record()))
    position.write_text(json.dumps(game.position()))
    told = CliRunner().invoke(app, ["analyse", str(record), "--rollouts", "5"])
    given: str = json.loads(position.read_text())["players"][1]["owns"][0]
    game.play(Offer(seat=1, other=0, give=(given,)))
    game.play(Accept(seat=0))
    record.write_text(json.dumps(game.record()))
    dealt = CliRunner().invoke(app, ["analyse", str(record), "--rollouts", "5"])
    known = CliRunner().invoke(app, ["analyse", str(position), "--rollouts", "50", "--json"])

    assert "chances to win" in told.output
    assert "offered by" not in told.output
    assert "offered by" in dealt.output
    assert json.loads(known.output)["rollouts"] == 50


def test_what_cannot_be_analysed_is_said_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in ("{", "[]", '{"format": "passgo-position", "edition": "classic-2003"}'):
        file.write_text(text)
        ended = CliRunner().invoke(app, ["analyse", str(file)])
        assert ended.exit_code != 0
        assert "cannot be analysed" in ended.output
    file.write_text(json.dumps(new_game("knockout-2024", ["Ana", "Bo"]).record()))
    ended = CliRunner().invoke(app, ["analyse", str(file)])
    assert "only games with dice" in ended.output
