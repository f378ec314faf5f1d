"""The guide: its tables name every verb, key, frame, event, prompt and code; its examples run."""

import re
from pathlib import Path

import pytest
from msgspec import Struct

from passgo.game.kernel_names import REASONS
from passgo.game.position_agenda import SHAPES
from passgo.game.position_shape import ClaimPart, OfferPart, PlayerPart, PositionPart, TurnPart
from passgo.game.positions import read_position_text
from passgo.scenarios import sliding, unit
from passgo.scenarios.facts import EVENTS, PROMPTS
from passgo.scenarios.files import read_file
from passgo.scenarios.given import POSITION_KEYS, RUNNER_KEYS
from passgo.scenarios.position_checks import PLAYER_KEYS, TABLE_KEYS
from passgo.scenarios.refusals import CODES
from passgo.scenarios.running import run_scenario
from passgo.scenarios.verbs import VERBS

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
SCENARIOS = (GUIDE / "scenarios.md").read_text(encoding="utf-8")
DICE, _, REST = SCENARIOS.partition("## Knockout")
KNOCKOUT, _, UNIT = REST.partition("## The electronic unit")
POSITIONS = (GUIDE / "positions.md").read_text(encoding="utf-8")


def named(text: str) -> set[str]:
    """Return all words that stand as code in a page."""
    return {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.split(r"[ ,.]+", code)}


@pytest.mark.parametrize("verb", [*VERBS, *sliding.VERBS, *unit.VERBS], ids=lambda verb: verb.form)
def test_every_verb_has_its_row(verb: object) -> None:
    rows = SCENARIOS.splitlines()
    form = f"NAME {verb.form}" if verb.acted else verb.form  # type: ignore[attr-defined]
    start = f"| `{form}` | `{verb.order.__name__}` |"  # type: ignore[attr-defined]

    assert [row for row in rows if row.startswith(start)] != []


def test_every_key_is_named() -> None:
    keys = {*POSITION_KEYS, *RUNNER_KEYS, *PLAYER_KEYS, *TABLE_KEYS}
    keys |= {*sliding.GIVEN_KEYS, *unit.GIVEN_KEYS, *unit.DISPLAY_KEYS}

    assert keys - named(SCENARIOS) == set()


def test_every_event_prompt_code_and_reason_is_named() -> None:
    words = {*EVENTS, *PROMPTS, *CODES, *REASONS.values()}
    words |= {*sliding.Sliding.events, *sliding.Sliding.prompts, *unit.EVENTS}

    assert words - named(SCENARIOS) == set()


@pytest.mark.parametrize(
    ("section", "kinds"),
    [
        (DICE, {**EVENTS, **PROMPTS}),
        (KNOCKOUT, {**sliding.Sliding.events, **sliding.Sliding.prompts}),
        (UNIT, unit.EVENTS),
    ],
)
def test_every_fact_of_an_event_or_prompt_stands_in_its_row(
    section: str, kinds: dict[str, type[Struct]]
) -> None:
    rows = {row.split("`")[1]: named(row) for row in section.splitlines() if row.startswith("| `")}

    for name, kind in kinds.items():
        assert set(kind.__struct_fields__) - {"seats"} <= rows[name]


@pytest.mark.parametrize("page", [SCENARIOS, POSITIONS])
def test_every_frame_stands_in_the_table_with_its_keys(page: str) -> None:
    rows = {row.split("`")[1]: named(row) for row in page.splitlines() if row.startswith("| `")}

    for name, fields in SHAPES.values():
        assert {field.key for field in fields} <= rows[name]


def test_every_key_of_a_position_is_named() -> None:
    parts = (PositionPart, PlayerPart, TurnPart, ClaimPart, OfferPart)
    keys = {key for part in parts for key in part.__struct_encode_fields__}

    assert keys - named(POSITIONS) == set()


def test_the_position_of_the_guide_can_be_read() -> None:
    example = re.findall(r"```json\n(.*?)```", POSITIONS, re.DOTALL)[0]

    assert read_position_text(example).state.cash[:2] == [496, 1504]


def test_the_scenario_of_the_guide_passes(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    file.write_text(re.findall(r"```toml\n(.*?)```", SCENARIOS, re.DOTALL)[0], encoding="utf-8")
    scenarios, errors = read_file(file)

    assert errors == []
    assert run_scenario(scenarios[0]).failures == ()


def test_the_debt_of_the_guide_is_a_sound_start(tmp_path: Path) -> None:
    agenda = re.findall(r"```toml\n(given\.agenda.*?)```", SCENARIOS, re.DOTALL)[0]
    head = '[[scenario]]\ntitle = "T"\nedition = "classic-2003"\nclauses = ["CL-156"]\n'
    players = 'given.players = [{ name = "A", cash = 50, owns = ["nord"] }, "B"]\n'
    file = tmp_path / "debt.toml"
    file.write_text(f"{head}{players}{agenda}then.prompt = 'A PayDebt'\n", encoding="utf-8")

    assert run_scenario(read_file(file)[0][0]).failures == ()
