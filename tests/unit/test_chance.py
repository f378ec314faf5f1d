"""Chance: when a text is due, for whom, and what is seen of it; the choice of a zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.unit import (
    Key,
    RandomDraw,
    Settings,
    Sound,
    TextMissed,
    TextRead,
    Transaction,
    Zone,
    ZoneDraw,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.conftest import Desk


@pytest.mark.clause("RE-106", "RE-107")
@pytest.mark.parametrize("slot", ["green", "red"])
def test_a_text_may_come_for_the_card_just_taken_out(desk: Desk, slot: str) -> None:
    desk.insert(slot, 4)
    assert desk.type("10K").draw is None

    assert desk.remove(slot).draw == RandomDraw(4, 8)


@pytest.mark.clause("RE-106")
def test_a_text_may_come_after_a_salary_too(desk: Desk) -> None:
    desk.insert("green", 4)
    desk.keys(Key.GO)

    assert desk.remove("green").draw == RandomDraw(4, 8)


@pytest.mark.clause("RE-108")
@pytest.mark.parametrize(("first", "last", "card"), [("red", "green", 1), ("green", "red", 0)])
def test_of_two_cards_the_one_taken_out_last_is_meant(
    desk: Desk, first: str, last: str, card: int
) -> None:
    desk.trade(red=0, green=1)

    assert desk.remove(first).draw is None
    assert desk.remove(last).draw == RandomDraw(card, 8)


@pytest.mark.clause("RE-108")
def test_software_takes_the_payer_s_card_out_first(desk: Desk) -> None:
    desk.trade(red=0, green=1)
    outcome = desk.remove_all()

    assert outcome.draw == RandomDraw(1, 8)
    assert outcome.sounds == (Sound.BEEP, Sound.BEEP)
    assert desk.unit.is_empty


@pytest.mark.clause("RE-260")
def test_a_transfer_is_one_proposal_and_no_text_can_come_into_it(desk: Desk) -> None:
    desk.insert("red", 0)
    desk.insert("green", 1)
    for key in "10":
        assert desk.keys(key).proposal is None
        assert desk.refused("announce", "a text").code == "amount-unfinished"
    outcome = desk.keys("K")

    assert outcome.proposal == Transaction(0, 1, 10_000)
    assert outcome.draw is None
    assert desk.refused("announce", "a text").code == "no-text-due"


def test_one_transaction_brings_at_most_one_draw(desk: Desk) -> None:
    desk.trade(red=0, green=1)
    desk.remove_all()
    desk.insert("green", 0)

    assert desk.refused("announce", "a text").code == "no-text-due"
    assert desk.remove("green").draw is None
    assert desk.refused("announce", "a text").code == "no-text-due"


@pytest.mark.clause("RE-107")
def test_looking_at_a_balance_brings_no_text(desk: Desk) -> None:
    desk.insert("green", 0)
    assert desk.shown.green == "7.5M"

    assert desk.remove("green").draw is None


@pytest.mark.clause("RE-081")
def test_a_random_text_is_announced_by_its_sound_and_the_question_mark(desk: Desk) -> None:
    outcome = desk.text("Advance to GO.")

    assert Sound.CHANCE_SOUND in outcome.sounds
    assert desk.shown.chance
    assert (desk.shown.line, desk.shown.scrolls) == ("Advance to GO.", True)
    desk.keys("C")
    assert (desk.shown.chance, desk.shown.line) == (False, "")


@pytest.mark.clause("RE-109")
@pytest.mark.parametrize("key", [key for key in Key if key is not Key.CLEAR])
def test_everything_stops_until_the_text_is_read(desk: Desk, key: Key) -> None:
    desk.text("a text", card=2)
    desk.insert("green", 0)

    assert desk.refused("keys", key).clauses == ("RE-109",)
    assert desk.keys("C").events == (TextRead("a text", RandomDraw(2, 8)),)
    assert desk.type("10K").proposal == Transaction(None, 0, 10_000)


def test_a_text_does_not_push_another_off_the_display(desk: Desk) -> None:
    desk.text("first")

    assert desk.refused("announce", "second").code == "text-showing"
    assert desk.shown.line == "first"


@pytest.mark.clause("RE-243")
def test_by_default_a_text_stays_until_it_is_read(desk: Desk) -> None:
    desk.text("a text")
    assert desk.wait(100_000).events == ()

    assert desk.shown.line == "a text"
    assert desk.keys("C").events == (TextRead("a text", RandomDraw(0, 8)),)


@pytest.mark.clause("RE-111", "RE-243")
def test_a_text_that_has_left_the_screen_is_missed_and_not_shown_again(
    desk_with: Callable[[Settings], Desk],
) -> None:
    desk = desk_with(Settings(text_stays=8))
    desk.text("a text")
    assert desk.wait(7).events == ()
    assert desk.shown.line == "a text"

    assert desk.wait(1).events == (TextMissed("a text", RandomDraw(0, 8)),)
    assert (desk.shown.line, desk.shown.chance) == ("", False)
    assert desk.keys("C").events == ()
    assert desk.refused("announce", "a text").code == "no-text-due"


@pytest.mark.clause("RE-111")
def test_a_text_read_in_time_is_not_missed(desk_with: Callable[[Settings], Desk]) -> None:
    desk = desk_with(Settings(text_stays=8))
    desk.text("a text")
    desk.wait(7)

    assert desk.keys("C").events == (TextRead("a text", RandomDraw(0, 8)),)
    assert desk.wait(30).events == ()


@pytest.mark.clause("RE-243")
def test_how_often_a_text_comes_is_a_setting(desk_with: Callable[[Settings], Desk]) -> None:
    desk = desk_with(Settings(text_odds=3))
    desk.trade(red=0, green=1)

    assert desk.remove_all().draw == RandomDraw(1, 3)


@pytest.mark.clause("RE-242")
def test_the_same_text_may_come_twice_running(desk: Desk) -> None:
    desk.text("a text")
    desk.keys("C")
    desk.text("a text")

    assert desk.shown.line == "a text"
    assert desk.keys("C").events == (TextRead("a text", RandomDraw(0, 8)),)


@pytest.mark.clause("RE-063")
def test_the_zone_key_lets_the_four_symbols_follow_each_other(desk: Desk) -> None:
    assert desk.shown.zone is None
    desk.keys(Key.ZONE)
    seen = [desk.shown.zone]
    for _ in range(9):
        desk.wait(1)
        seen.append(desk.shown.zone)

    walk, bike, car, rocket = Zone.PEDESTRIAN, Zone.BICYCLE, Zone.CAR, Zone.SPACE
    assert seen == [walk, walk, bike, bike, car, car, rocket, rocket, walk, walk]


@pytest.mark.clause("RE-063", "RE-080", "RE-089")
@pytest.mark.parametrize(("wait", "zone"), [(0, "pedestrian"), (3, "bicycle"), (14, "space")])
def test_a_second_press_chooses_the_symbol_shown_then_music_and_text_follow(
    desk: Desk, wait: int, zone: str
) -> None:
    desk.keys(Key.ZONE)
    desk.wait(wait)
    outcome = desk.keys(Key.ZONE)

    assert outcome.draw == ZoneDraw(Zone(zone))
    assert [sound for sound in outcome.sounds if "music" in sound] == [f"{zone}-music"]
    desk.announce("Pay 500K.")
    assert (desk.shown.line, desk.shown.scrolls) == ("Pay 500K.", True)
    assert (desk.shown.zone, desk.shown.chance) == (Zone(zone), False)
    assert desk.keys("C").events == (TextRead("Pay 500K.", ZoneDraw(Zone(zone))),)
    assert desk.shown.zone is None


@pytest.mark.clause("RE-089")
def test_the_players_of_a_zone_choose_one_after_the_other(desk: Desk) -> None:
    for text in ("first", "second"):
        desk.keys(Key.ZONE)
        desk.wait(4)
        assert desk.keys(Key.ZONE).draw == ZoneDraw(Zone.CAR)
        desk.announce(text)
        assert desk.refused("keys", Key.ZONE).code == "text-showing"
        assert desk.keys("C").events == (TextRead(text, ZoneDraw(Zone.CAR)),)


@pytest.mark.clause("RE-063")
def test_c_leaves_the_round_of_symbols_without_a_choice(desk: Desk) -> None:
    desk.keys(Key.ZONE)
    desk.wait(3)
    outcome = desk.keys("C")

    assert (outcome.draw, desk.shown.zone) == (None, None)
    desk.keys(Key.ZONE)
    assert desk.shown.zone is Zone.PEDESTRIAN


def test_a_text_waits_for_the_choice_of_a_zone(desk: Desk) -> None:
    desk.trade()
    desk.remove_all()
    desk.keys(Key.ZONE)
    assert desk.refused("announce", "a text").code == "choosing-zone"
    desk.keys("C")
    desk.announce("a text")

    assert desk.shown.line == "a text"


def test_a_text_waits_for_the_end_of_an_amount(desk: Desk) -> None:
    desk.insert("green", 0)
    desk.keys(Key.ZONE, Key.ZONE, "1")
    assert desk.refused("announce", "a text").code == "amount-unfinished"
    desk.keys("M")
    desk.announce("a text")

    assert desk.shown.line == "a text"


def test_a_text_waits_for_the_end_of_an_auction(desk: Desk) -> None:
    desk.insert("green", 0)
    desk.type("10K")
    desk.keys(Key.DEAL)
    assert desk.remove("green").draw == RandomDraw(0, 8)
    assert desk.refused("announce", "a text").code == "auction-running"
    desk.keys(Key.DEAL)
    desk.announce("a text")

    assert desk.shown.line == "a text"
