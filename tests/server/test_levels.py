"""Levels: a bot that needs the compiled rules does not sit down where they are missing."""

import pytest

from passgo.game import thinking
from passgo.kernel import load
from passgo.refusal import Refusal
from passgo.server.table.seats import change_seat, set_level
from passgo.server.table.table import Place, Table, Wanted, make_table


def table_with(level: str, edition: str = "classic-2003") -> Table:
    return make_table(Wanted(edition=edition, seats=(Place(level=level), Place())), "host")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "fastest", lambda: load("plain"))


@pytest.mark.usefixtures("plain")
def test_a_champion_is_refused_where_the_rules_are_plain() -> None:
    table = table_with("shark")

    with pytest.raises(Refusal, match="level-too-slow"):
        table_with("champion")
    with pytest.raises(Refusal, match="level-too-slow"):
        change_seat(table, 1, "champion")
    table.status = "playing"
    with pytest.raises(Refusal, match="level-too-slow"):
        set_level(table, 0, "champion")
    assert [seat.level for seat in table.seats] == ["shark", ""]


@pytest.mark.usefixtures("plain")
def test_a_game_without_dice_knows_no_difference() -> None:
    assert table_with("champion", "knockout-2024").seats[0].level == "champion"


def test_a_champion_sits_down_where_the_rules_are_compiled() -> None:
    assert table_with("champion").seats[0].level == "champion"
