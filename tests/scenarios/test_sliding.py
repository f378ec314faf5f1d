"""Scenarios of Knockout: what passes, what fails and how it is said, what is refused."""

import shutil
from pathlib import Path

import pytest

from passgo.editions.source import BUNDLED
from passgo.scenarios.files import read_file
from passgo.scenarios.running import run_scenario

HEAD = '[[scenario]]\ntitle = "T"\nedition = "knockout-2024"\nclauses = ["KO-057"]\n'
SLID = """
given.players = [{ name = "A", cash = 250 }, "B"]
given.luck = ["rest on baltic", "rest B1 on states, A1 off"]
when = ["A slide A1", "B slide B1"]
"""


def said(tmp_path: Path, lines: str, head: str = HEAD) -> list[str]:
    """Return what is wrong with a scenario of the sliding game."""
    file = tmp_path / "one.toml"
    file.write_text(head + lines, encoding="utf-8")
    scenarios, errors = read_file(file)
    failures = [line for scenario in scenarios for line in run_scenario(scenario).failures]
    return [str(error) for error in errors] + failures


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ('then.A1 = "jail"', "A1: expected 'jail', found 'off'"),
        ('then.B1 = "park"', "B1: expected 'park', found 'states'"),
        ("then.A.cash = 1", "A.cash: expected 1, found 250"),
        ("then.wealth = { A = 250, B = 1 }", "wealth.B: expected 1, found 0"),
        ('then.options.B = ["Slide"]', "options.B: expected Slide, found not-your-turn"),
        ("then.pot = 1", "pot: expected 1, found 500"),
        ("then.round = 2", "round: expected 2, found 1"),
        ("then.over = true", "over: expected True, found False"),
        ('then.winners = ["A"]', "winners: expected ['A'], found []"),
        ('then.events = ["KnockedOff token=A2"]', "events: expected KnockedOff token=A2, found"),
        ('then.without = ["KnockedOff by=B"]', "found KnockedOff side=A token=A1 by=B"),
        ('then.prompt = "B SlideWhich"', "expected B SlideWhich, found A SlideWhich side=A"),
        ('then.refused = ["A slide A2 -> refused"]', "expected refused, found allowed"),
        ('then.allowed = ["B slide B2"]', "expected allowed, found not-your-turn"),
        ('then.either = [{ A1 = "jail" }, { pot = 2 }]', "none of 2 outcomes holds"),
    ],
)
def test_what_is_not_so_fails(tmp_path: Path, then: str, failure: str) -> None:
    failures = said(tmp_path, SLID + then)

    assert len(failures) == 1
    assert failure in failures[0]


def test_a_rest_that_names_no_token_is_of_the_one_that_slid(tmp_path: Path) -> None:
    lines = 'when = ["A slide A3", "rest short", "B slide B2", "rest off"]\n'

    assert said(tmp_path, lines + 'then.A3 = "short"\nthen.B2 = "off"') == []


def test_luck_of_a_slide_is_asked_for(tmp_path: Path) -> None:
    assert said(tmp_path, 'when = ["A slide A1"]\nthen.pot = 500') == [
        "luck: is missing, where tokens rest is due"
    ]
    assert said(tmp_path, 'when = ["A slide A1"]\nthen.prompt = "WhereTo"') == []
    unsteady = 'house_rules.hands = "real"\ngiven.luck = ["miss 3 -2", "rest on park"]\n'
    assert said(tmp_path, unsteady + 'when = ["A slide A1"]\nthen.A1 = "park"') == []


def test_the_tokens_of_a_team_are_called_after_its_first_player(tmp_path: Path) -> None:
    players = 'given.players = ["A", "B", "C", "D", "E"]\ngiven.luck = ["rest on park"]\n'

    assert said(tmp_path, players + 'when = ["A slide A1"]\nthen.A1 = "park"') == []


def own(tmp_path: Path, old: str, new: str) -> None:
    """Lay down a sliding edition of one's own, in which something is other than in the box."""
    folder = tmp_path / "mine"
    shutil.copytree(BUNDLED / "knockout-2024", folder)
    data = folder / "edition.toml"
    text = data.read_text(encoding="utf-8")
    assert text.count(old) == 1
    data.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sliding_edition_of_ones_own_is_played_by_its_own_data(tmp_path: Path) -> None:
    own(tmp_path, "free_parking    = 500", "free_parking = 800")
    head = HEAD.replace("knockout-2024", "./mine").replace('["KO-057"]', "[]")

    assert said(tmp_path, "then.pot = 800", head) == []
    assert "./mine" in said(tmp_path, "unit = true\nthen.pot = 800", head)[0]


def test_a_sliding_edition_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    own(tmp_path, "free_parking    = 500", "free_parking = 'all'")

    errors = said(tmp_path, "then.pot = 800", HEAD.replace("knockout-2024", "./mine"))

    assert "edition: './mine' cannot be played" in errors[0]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("given.bank = 1\nthen.pot = 500", "given.bank: unknown key"),
        ("given.players = [{ name = 'A', at = 'go' }, 'B']\nthen.pot = 5", "[0].at: unknown key"),
        ("given.players = ['A']\nthen.pot = 5", "player-count"),
        ("when = ['A roll']", "unknown verb"),
        ("when = ['A slide A5']", "unknown token 'A5'"),
        ("when = ['A slide A1', 'rest on go']", "unknown space 'go'"),
        ("when = ['rest A1 somewhere']", "a rest is"),
        ("when = ['A slide A1 -> refused uneven']", "unknown refusal 'uneven'"),
        ("then.C.cash = 1", "then.C: neither a player"),
        ("then.A.at = 'go'", "only 'cash' is known"),
        ("then.wealth = { A = 1 }", "then.wealth: must be a table of everybody: A, B"),
        ("then.options.C = ['Slide']", "then.options.C: there is no such player"),
        ("then.options.A = ['Roll']", "then.options.A: unknown order 'Roll'"),
        ("then.events = ['Rolled']", "unknown event 'Rolled'"),
        ("variant = 'quick'\nthen.pot = 500", "variant: the sliding game has none"),
        ("unit = true\nthen.pot = 500", "unit: knockout-2024 has no electronic unit"),
    ],
)
def test_what_the_grammar_does_not_know_is_refused(tmp_path: Path, lines: str, words: str) -> None:
    errors = said(tmp_path, lines)

    assert len(errors) == 1
    assert words in errors[0]
