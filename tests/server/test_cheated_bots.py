"""Cheated bots: whoever keeps the server tries to have bots do what suits.

The keeper knows every secret, has the key that signs, and makes all fit that can be made to fit.
Each attempt is refused, or found by whoever checks the record with what Ana kept.
"""

import json
from typing import Any

import pytest
from cheating import (
    actions_of,
    honest,
    mistakes,
    number_of,
    with_entry,
)
from stories import (
    Keeper,
    changed,
    found_in,
    signed_again,
    start,
    table_of,
    told,
)


def test_a_move_that_a_bot_did_not_choose_is_found() -> None:
    number = number_of(honest(), "Buy", bot=True)
    seat = actions_of(honest(), number)[0]["seat"]
    entries = list(honest().table.entries[:number])
    actions = [{"do": "Decline", "seat": seat}]
    entries[-1] = json.dumps(json.loads(entries[-1]) | {"actions": actions})
    cheat = signed_again(changed(honest(), entries=entries))

    assert f"entry {number}: the bot of seat {seat} decides otherwise" in mistakes(cheat, False)


def test_a_bot_whose_reason_is_left_out_is_found() -> None:
    number = number_of(honest(), "Buy", bot=True)
    entries = list(honest().table.entries)
    entry = json.loads(entries[number - 1])
    del entry["bot"]
    entries[number - 1] = json.dumps(entry)
    cheat = signed_again(changed(honest(), entries=entries))

    said = f"entry {number} is a bot's, and nothing says how it decided"
    assert said in mistakes(cheat, False)


def test_a_bot_that_is_called_late_must_have_done_the_simplest() -> None:
    number = number_of(honest(), "Buy", bot=True)
    seat = actions_of(honest(), number)[0]["seat"]
    cheat = with_entry(honest(), number, bot={"asked": seat, "late": True})

    assert f"entry {number}: the bot of seat {seat} was late" in found_in(cheat).notes
    assert f"entry {number}: the bot of seat {seat} decides otherwise" in mistakes(cheat, False)


def test_a_bot_does_not_play_the_seat_of_a_person_who_is_there() -> None:
    number = number_of(honest(), "EndTurn", bot=False)
    seat = actions_of(honest(), number)[0]["seat"]
    cheat = with_entry(honest(), number, bot={"asked": seat})

    assert f"entry {number}: no bot plays seat {seat}" in mistakes(cheat, False)


def test_a_bot_that_is_said_to_stand_in_for_somebody_is_told() -> None:
    number = number_of(honest(), "EndTurn", bot=False)
    seat = actions_of(honest(), number)[0]["seat"]
    cheat = with_entry(honest(), number, bot={"asked": seat, "covering": [seat]})

    said = f"a bot stood in for seat {seat}: 1 times, first at entry {number}"
    assert said in found_in(cheat).notes


def test_a_bot_that_is_said_to_have_another_level_is_told() -> None:
    number = number_of(honest(), "Buy", bot=True)
    seat = actions_of(honest(), number)[0]["seat"]
    levels = ["", "", "shark", "shark"]
    cheat = with_entry(honest(), number, bot={"asked": seat, "levels": levels})

    said = f"entry {number}: from here on the seats are a person, a person, shark, shark"
    assert said in found_in(cheat).notes


def test_a_person_who_is_said_to_play_a_bot_s_seat_is_told() -> None:
    number = number_of(honest(), "EndTurn", bot=True)
    entries = list(honest().table.entries)
    entry = json.loads(entries[number - 1])
    entry = {name: part for name, part in entry.items() if name != "bot"} | {"person": True}
    entries[number - 1] = json.dumps(entry)
    cheat = signed_again(changed(honest(), entries=entries))

    assert any(f"entry {number}: a person plays seat" in note for note in found_in(cheat).notes)


def test_what_bots_remember_is_not_made_up() -> None:
    number = next(n for n, entry in enumerate(honest().entries(), 1) if idle_in(entry))
    seat: Any = honest().entries()[number - 1]["by"]

    later = with_entry(honest(), number, bot={"asked": seat, "idle": [number]})
    earlier = with_entry(honest(), number, bot={"asked": seat, "idle": [1]})

    for cheat, at in ((later, number), (earlier, 1)):
        said = f"entry {number}: the bots cannot remember what was after entry {at}"
        assert said in mistakes(cheat, False)


def idle_in(entry: dict[str, Any]) -> bool:
    return bool(entry.get("bot", {}).get("idle"))


def test_bots_that_are_said_to_have_done_nothing_had_nothing_to_do() -> None:
    keeper = Keeper(start(table_of()))
    while True:
        keeper.play_on()
        entry: Any = json.loads(keeper.entries[-1])
        if entry.get("bot", {}).get("asked") == -1:
            break
        assert keeper.match.seq < 400
    del keeper.entries[-1]
    number = len(keeper.entries)
    roll = {"do": "Roll", "seat": json.loads(keeper.entries[-1])["by"]}
    fake = {"entry": "step", "by": roll["seat"], "prompt": 1, "actions": [roll], "events": []}
    fake["bot"] = {"asked": roll["seat"], "idle": [number]}
    entries = [*keeper.entries, json.dumps(fake)]
    cheat = signed_again(changed(honest(), entries=entries))

    said = f"entry {number + 1}: the bots had something to do after {number}"
    assert said in mistakes(cheat, False)


def test_a_champion_s_moves_are_derived_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stories.LEVELS", ("", "", "champion", "champion"))
    story = told(Keeper(start(table_of())), 30)
    number = number_of(story, "Buy", bot=True)
    seat = actions_of(story, number)[0]["seat"]
    entries = list(story.table.entries[:number])
    declined = [{"do": "Decline", "seat": seat}]
    entries[-1] = json.dumps(json.loads(entries[-1]) | {"actions": declined})
    cheat = signed_again(changed(story, entries=entries))

    assert mistakes(story) == ""
    assert f"entry {number}: the bot of seat {seat} decides otherwise" in mistakes(cheat, False)


def test_a_record_of_another_version_is_told() -> None:
    notes = found_in(changed(honest(), engine="0.0.1")).notes

    assert any(note.startswith("the record is of Passgo 0.0.1") for note in notes)


def test_bots_that_are_said_to_have_forgotten_are_told() -> None:
    number = number_of(honest(), "Buy", bot=True)
    seat = actions_of(honest(), number)[0]["seat"]
    cheat = with_entry(honest(), number, bot={"asked": seat, "fresh": True})

    said = f"entry {number}: the bots had forgotten what came before"
    assert said in found_in(cheat).notes
