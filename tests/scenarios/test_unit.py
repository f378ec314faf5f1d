"""Scenarios of the electronic unit: what passes, what fails and how it is said, what is refused."""

from pathlib import Path

import pytest

from passgo.scenarios.files import read_file
from passgo.scenarios.running import run_scenario
from passgo.scenarios.unit import EVENTS, is_card

HEAD = """
[[scenario]]
title = "T"
edition = "revolution-2009"
clauses = ["RE-053"]
unit = true
"""
PAID = """
given.players = [{ name = "A", cash = 30_000 }, "B"]
when = ["put in A red", "press 1 0 K"]
"""


def said(tmp_path: Path, lines: str) -> list[str]:
    """Return what is wrong with a scenario of the unit."""
    file = tmp_path / "one.toml"
    file.write_text(HEAD + lines, encoding="utf-8")
    scenarios, errors = read_file(file)
    failures = [line for scenario in scenarios for line in run_scenario(scenario).failures]
    return [str(error) for error in errors] + failures


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ("then.A.cash = 30_000", "A.cash: expected 30000, found 20000"),
        ('then.red = "30K"', "red: expected '30K', found '20K'"),
        ('then.green = "30K"', "green: expected '30K', found False"),
        ('then.line = ""', "line: expected '', found '10K'"),
        ("then.lit = false", "lit: expected False, found True"),
        ("then.chance = true", "chance: expected True, found False"),
        ("then.volume = 1", "volume: expected 1, found 3"),
        ("then.sounds = []", "sounds: expected [], found ['beep'"),
        (
            'then.events = ["Transaction payer=B"]',
            "Transaction payer=A receiver=bank amount=10000",
        ),
        ('then.without = ["Transaction"]', "expected no Transaction"),
        ('then.refused = ["take out red -> refused"]', "expected refused, found allowed"),
        ('then.allowed = ["take out green"]', "expected allowed, found slot-empty"),
    ],
)
def test_what_is_not_so_fails(tmp_path: Path, then: str, failure: str) -> None:
    failures = said(tmp_path, PAID + then)

    assert len(failures) == 1
    assert failure in failures[0]


def test_keys_pressed_in_one_step_count_together_or_not_at_all(tmp_path: Path) -> None:
    lines = 'when = ["put in A red", "press 1 . . -> refused second-point"]\nthen.line = ""'

    assert said(tmp_path, lines) == []


def test_the_unit_starts_as_the_given_says(tmp_path: Path) -> None:
    asleep = "given.on = false\ngiven.volume = 0\n"

    assert said(tmp_path, asleep + "then.lit = false\nthen.zone = false") == []
    assert said(tmp_path, asleep + 'when = ["press C"]\nthen.volume = 0\nthen.lit = true') == []
    assert said(tmp_path, 'when = ["enter zone car"]\nthen.sounds = ["car-music"]') == []


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("given.luck = []\nthen.lit = true", "given.luck: unknown key"),
        ("given.players = [{ name = 'A', at = 'go' }]\nthen.lit = true", "[0].at: unknown key"),
        ("house_rules.colour = 1\nthen.lit = true", "colour"),
        ("when = ['press 1 X']", "unknown key 'X'"),
        ("when = ['put in C red']", "there is no player 'C'"),
        ("when = ['put in A blue']", "unknown slot 'blue'"),
        ("when = ['A roll']", "unknown verb"),
        ("when = ['press C -> refused uneven']", "unknown refusal 'uneven'"),
        ("then.prompt = 'A Sing'", "unknown prompt"),
        ("then.A.at = 'go'", "only 'cash' is known"),
        ("then.weather = 1", "then.weather: neither"),
    ],
)
def test_what_the_grammar_does_not_know_is_refused(tmp_path: Path, lines: str, words: str) -> None:
    errors = said(tmp_path, lines)

    assert len(errors) == 1
    assert words in errors[0]


def test_an_edition_without_a_unit_has_no_scenario_of_it(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    text = HEAD.replace("revolution-2009", "classic-2003").replace("RE-053", "CL-030")
    file.write_text(text + "then.lit = true", encoding="utf-8")

    assert "unit: classic-2003 has no electronic unit" in str(read_file(file)[1][0])


def test_cards_are_found_by_their_type_wherever_the_unit_tells_of_one() -> None:
    told = {
        (name, key)
        for name, kind in EVENTS.items()
        for key in kind.__struct_fields__
        if is_card(kind, key)
    }

    assert told == {("RandomDraw", "card"), ("Transaction", "payer"), ("Transaction", "receiver")}
