"""A given like another: taken over with differences, and every mistake told in its place."""

from pathlib import Path

import pytest

from passgo.scenarios.files import carried_to, read_carried, read_file
from passgo.scenarios.running import run_scenario

MODEL = """
[[scenario]]
title = "Model"
edition = "classic-2003"
clauses = ["CL-018"]
given.players = ["A", { name = "B", cash = 70, owns = ["nord"] }]
given.turn = { seat = "B", number = 4 }
given.luck = ["dice 4 6"]
when = ["B roll"]
then.B.at = "jail"
"""


def like(title: str, lines: str, of: str = "Model", edition: str = "classic-2003") -> str:
    """Return a scenario whose given is like another's."""
    head = f'[[scenario]]\ntitle = "{title}"\nedition = "{edition}"\nclauses = ["CL-018"]\n'
    return f'\n{head}given.like = "{of}"\n{lines}'


def said(tmp_path: Path, text: str) -> list[str]:
    """Return what is wrong with the scenarios of a file."""
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    scenarios, errors = read_file(file)
    failures = [line for scenario in scenarios for line in run_scenario(scenario).failures]
    return [str(error) for error in errors] + failures


@pytest.mark.parametrize(
    "lines",
    [
        'when = ["B roll"]\nthen.B = { cash = 70, owns = ["nord"], at = "jail" }',
        'given.luck = ["dice 1 2"]\nwhen = ["B roll"]\nthen.B.at = "lecourbe"',
        'given.luck = []\ngiven.turn.seat = "A"\nthen.turn = { seat = "A", number = 4 }',
        'given.luck = []\ngiven.players = [{ name = "B", cash = 5 }]\n'
        'then.B = { cash = 5, owns = ["nord"] }',
        'given.luck = []\ngiven.players = [{ name = "A", cash = 6 }, "C"]\n'
        "then.A.cash = 6\nthen.B.cash = 70\nthen.C.cash = 1500",
    ],
)
def test_a_given_is_that_of_another_scenario_plus_what_differs(tmp_path: Path, lines: str) -> None:
    assert said(tmp_path, MODEL + like("Own", lines)) == []


def test_a_model_may_follow_and_may_itself_be_like_another(tmp_path: Path) -> None:
    third = like("Third", 'when = ["B roll"]\nthen.B = { cash = 5, owns = ["nord"] }', "Second")
    poorer = 'given.players = [{ name = "B", cash = 5 }]\nwhen = ["B roll"]\nthen.B.cash = 5'

    assert said(tmp_path, third + like("Second", poorer) + MODEL) == []


def test_a_model_may_stand_in_another_file(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "models.toml").write_text(MODEL, encoding="utf-8")
    own = like("Own", 'when = ["B roll"]\nthen.B.cash = 70', "shared/models.toml#Model")

    assert said(tmp_path, own) == []
    assert said(tmp_path, own.replace("70", "71")) == ["B.cash: expected 71, found 70"]


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (like("Own", ""), "Own: given.like: no scenario of this file has the title 'Model'"),
        (like("Own", "", "gone.toml#Model"), "gone.toml: cannot be read"),
        (like("Own", "", "Own"), "Own: given.like: goes round in a circle: 'Own' -> 'Own'"),
        (MODEL + like("Own", "", edition="euro-1999"), "is of 'classic-2003', not of 'euro-1999'"),
        (like("Own", "").replace('"Model"', "3"), "given.like: must be the title of a scenario"),
    ],
)
def test_a_likeness_to_nothing_is_told_with_its_place(
    tmp_path: Path, text: str, mistake: str
) -> None:
    errors = said(tmp_path, text)

    assert errors[0].startswith(str(tmp_path / "own.toml: Own: given.like: "))
    assert mistake in errors[0]


def test_two_that_are_like_each_other_are_told(tmp_path: Path) -> None:
    errors = said(tmp_path, like("One", "", "Two") + like("Two", "", "One"))

    assert [error.partition("circle: ")[2] for error in errors] == [
        "'One' -> 'Two' -> 'One'",
        "'Two' -> 'One' -> 'Two'",
    ]


def test_a_likeness_is_carried_to_the_other_editions(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    lines = 'given.luck = ["dice 1 2"]\nwhen = ["B roll"]\nthen.B.cash = 70'
    text = MODEL + like("Own", lines).replace("CL-018", "CL-030")
    own.write_text(text, encoding="utf-8")
    carried = [scenario for to in carried_to() for scenario in read_carried(own, to)[0]]

    assert {"Own"} <= {scenario.title for scenario in carried}
    assert [run_scenario(scenario).failures for scenario in carried] == [()] * len(carried)
