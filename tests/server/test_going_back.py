"""Going back: the log without the steps that were taken back, and what is kept of it."""

import msgspec
import pytest
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Delete
from test_duties import START, table

from passgo.refusal import Refusal
from passgo.server.play.event_json import joined, names_in
from passgo.server.play.game_log import AnyEntry
from passgo.server.play.match import Match
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft

KEY = b"k" * 32


def game_of(steps: int) -> tuple[Match, list[AnyEntry]]:
    of = table("", "")
    match, first = Match.new(of.setup, of.names, KEY, START)
    log: list[AnyEntry] = [first]
    for at in range(steps):
        seat = match.prompt()["seats"][0]
        log.append(match.play(seat, match.game.simplest(seat), None, START + at))
    return match, log


def test_a_log_with_a_way_back_is_read_to_the_same_game() -> None:
    match, log = game_of(9)
    log.append(match.go_back(0, 4, START + 20))
    for _ in range(3):
        seat = match.prompt()["seats"][0]
        log.append(match.play(seat, match.game.simplest(seat), None, START + 30))
    written = [msgspec.json.encode(entry).decode() for entry in log]
    again = Match.load(match.setup, match.names, KEY, written)

    assert again.game.position() == match.game.position()
    assert (again.seq, again.prompt_id, again.moments) == (14, match.prompt_id, match.moments)
    assert [number for number, _ in again.steps] == [1, 2, 3, 12, 13, 14]
    standing = joined(step.events for number, step in again.steps if number > 3)
    assert again.events_after(3) == match.events_after(3) == standing
    numbers = [number for number, step in again.steps if number > 3 for _ in names_in(step.events)]
    assert match.steps_after(3) == numbers


@pytest.mark.parametrize("seq", [0, 1, 11, 99])
def test_there_is_no_way_back_before_the_first_question_or_to_the_future(seq: int) -> None:
    match, _ = game_of(9)
    before = match.game.position()
    with pytest.raises(Refusal) as refused:
        match.go_back(0, seq)

    assert refused.value.code == "cannot-undo"
    assert match.game.position() == before


def test_snapshots_of_what_was_taken_back_are_dropped() -> None:
    match, _ = game_of(9)
    draft = Draft()
    table_rows.keep_entry(draft, table("", ""), match, match.go_back(0, 4, START))
    deletes = [statement for statement, _ in draft.rows if isinstance(statement, Delete)]

    assert len(deletes) == 1
    text = deletes[0].compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    assert str(text).startswith("DELETE FROM snapshots")
    assert str(text).endswith("seq >= 4")


def test_an_auction_that_is_gone_back_to_has_its_whole_time_again() -> None:
    match, _ = game_of(3)
    match.go_back(0, 3, START + 100)

    assert match.moments.lot == START + 100
