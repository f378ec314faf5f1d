"""Cheated entries: whoever keeps the server tries to have the story that suits.

The keeper knows every secret, has the key that signs, and makes all fit that can be made to fit.
Each attempt is refused, or found by whoever checks the record with what Ana kept.
"""

import json
import re
from typing import Any

import pytest
from cheating import (
    actions_of,
    cut,
    honest,
    mistakes,
    number_of,
    refitted,
    with_entry,
)
from stories import (
    changed,
    found_in,
    signed_again,
    start,
    table_of,
)

from passgo.server.play.match import Match


def test_an_entry_that_was_replaced_is_not_what_ana_saw() -> None:
    number = number_of(honest(), "Buy", bot=False)
    seat = actions_of(honest(), number)[0]["seat"]
    other = [{"do": "Decline", "seat": seat}]
    cheat = with_entry(honest(), number, actions=other)

    assert "receipt 2 has seen other entries up to entry 40" in mistakes(cheat)


def test_an_entry_that_was_replaced_is_not_what_the_server_signed() -> None:
    entries = [re.sub('"at":1.0', '"at":2.0', entry) for entry in honest().table.entries]
    cheat = changed(honest(), entries=entries)

    assert "the record's receipt has seen other entries" in mistakes(cheat, False)


def test_a_log_that_was_truncated_ends_before_what_ana_saw() -> None:
    cheat = cut(honest(), 30)

    assert found_in(cheat, with_evidence=False).mistakes == ()
    assert "receipt 2 has seen entry 40, the record ends at 30" in mistakes(cheat)
    assert any("its end is missing" in note for note in found_in(cheat).notes)


def test_a_log_that_was_truncated_is_not_what_the_server_signed() -> None:
    cheat = changed(cut(honest(), 30), receipt=honest().table.receipt)

    assert "the record's receipt has seen entry 60, the record ends at 30" in mistakes(cheat)
    longer = changed(honest(), receipt=cut(honest(), 30).table.receipt)
    assert "the record's receipt is for 30 of 60 entries" in mistakes(longer)


def test_steps_that_are_taken_back_without_an_entry_are_not_what_ana_saw() -> None:
    undone = next(n for n, entry in enumerate(honest().entries(), 1) if entry["entry"] == "undone")
    entries = list(honest().table.entries)
    del entries[undone - 3 : undone]
    cheat = refitted(changed(honest(), entries=entries))

    assert "receipt 2 has seen other entries up to entry 40" in mistakes(cheat)


def test_steps_that_are_left_out_do_not_play() -> None:
    undone = next(n for n, entry in enumerate(honest().entries(), 1) if entry["entry"] == "undone")
    entries = list(honest().table.entries)
    del entries[undone - 1]
    cheat = signed_again(changed(honest(), entries=entries))

    assert re.search(r"entry \d+ is against the rules|was not drawn so", mistakes(cheat, False))


def test_an_undo_that_is_inserted_is_not_what_ana_saw() -> None:
    table = table_of()
    start(table)
    match = Match.load(table.setup, table.names, table.key, honest().table.entries[:20])
    match.go_back(0, 19, 1.0)
    entries = [*honest().table.entries[:20], match.newest.decode()]
    cheat = refitted(changed(honest(), entries=entries))

    assert any("took back 2 steps, from entry 19" in note for note in found_in(cheat).notes)
    assert "receipt 2 has seen entry 40, the record ends at 21" in mistakes(cheat)


@pytest.mark.parametrize("to", [1, 9, 40])
def test_an_undo_of_what_does_not_stand_is_against_the_rules(to: int) -> None:
    undone = json.dumps({"entry": "undone", "by": 0, "prompt": 21, "at": 1.0, "to": to})
    entries = [*honest().table.entries[:20], undone]
    cheat = signed_again(changed(honest(), entries=entries))

    assert "entry 21 is against the rules: cannot-undo" in mistakes(cheat, False)


def test_a_game_does_not_go_on_from_a_position_or_a_draw_that_suits() -> None:
    table = start(table_of())
    match = Match.load(table.setup, table.names, table.key, honest().table.entries)
    position = match.game.position()
    richer = json.loads(json.dumps(position))
    richer["players"][1]["cash"] += 500
    for base in (
        {"position": richer, "draws": match.draws},
        {"position": position, "draws": match.draws + 7},
    ):
        resumed = {"entry": "resumed", "by": -1, "prompt": 61, "at": 1.0, "base": base}
        entries = [*honest().table.entries, json.dumps(resumed)]
        cheat = signed_again(changed(honest(), entries=entries))

        assert "entry 61 goes on from a position that does not follow" in mistakes(cheat, False)


def test_a_game_that_does_not_follow_from_its_entries_is_found() -> None:
    record = dict(honest().table.record)
    record["orders"] = record["orders"][:-1]

    said = mistakes(changed(honest(), record=record), with_evidence=False)

    assert "the record of the game does not follow from its entries" in said


def test_entries_that_cannot_be_read_are_none() -> None:
    cheat = signed_again(changed(honest(), entries=["{}"]))

    assert "an entry cannot be read" in mistakes(cheat, False)


def test_who_did_a_step_cannot_be_told_otherwise() -> None:
    number = number_of(honest(), "EndTurn", bot=False)
    entry: Any = honest().entries()[number - 1]
    cheat = with_entry(honest(), number, by=1 - entry["by"])

    said = f"entry {number} is seat {1 - entry['by']}'s, its order seat {entry['by']}'s"
    assert said in mistakes(cheat, False)


def test_dice_that_were_not_drawn_are_found() -> None:
    number = number_of(honest(), "DiceFall", at=1)
    actions = actions_of(honest(), number)
    actions[1]["first"] = 7 - actions[1]["first"]
    cheat = with_entry(honest(), number, actions=actions)

    assert f"entry {number}: DiceFall was not drawn so" in mistakes(cheat, False)


def test_a_card_that_was_not_drawn_is_not_believed() -> None:
    number = number_of(honest(), "CardComes", at=2)
    actions = actions_of(honest(), number)
    assert actions[2]["card"] != "chance-go"
    actions[2]["card"] = "chance-go"
    last = list(honest().table.entries[:number])
    last[-1] = json.dumps(json.loads(last[-1]) | {"actions": actions})
    cheat = signed_again(changed(honest(), entries=last))

    assert f"entry {number}: CardComes was not drawn so" in mistakes(cheat, False)


def test_luck_is_not_kept_from_speaking() -> None:
    number = number_of(honest(), "DiceFall", at=1)
    last = list(honest().table.entries[:number])
    actions = actions_of(honest(), number)[:1]
    last[-1] = json.dumps(json.loads(last[-1]) | {"actions": actions})
    cheat = signed_again(changed(honest(), entries=last))

    assert f"entry {number} ends before luck has spoken" in mistakes(cheat, False)


def test_nobody_acts_behind_somebody_else_s_step() -> None:
    number = number_of(honest(), "EndTurn", bot=False)
    more = [*actions_of(honest(), number), {"do": "Roll", "seat": 1}]
    cheat = with_entry(honest(), number, actions=more)

    assert f"entry {number} is against the rules: Roll has no entry" in mistakes(cheat, False)
