"""After the game: the result, the replay, the check of the dice, the record, the rematch."""

import json
import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from house import House
from left_games import LeftGame, left_game
from people import Person
from playwright.sync_api import expect
from turns import STEPS

pytestmark = pytest.mark.long

Come = Callable[..., Person]


@pytest.fixture
def finished(house: House, person: Come) -> LeftGame:
    """A game of two that one of them has left."""
    return left_game(house, person)


@pytest.mark.presses(
    "after/AfterGame after-download",
    "after/AfterGame after-verify",
    "verify/Verdict verify-shown",
    "verify/VerifyPage verify-table",
    "verify/VerifyPage verify-fetch",
    "verify/VerifyPage verify-file",
)
def test_the_result_leads_to_proof_and_record(finished: LeftGame, tmp_path: Path) -> None:
    winner = finished.winner
    page, record = winner.page, tmp_path / "record.json"
    assert "You win" in page.locator(".result h1").inner_text()
    with page.expect_download() as coming:
        winner.control("after/AfterGame after-download").click()
    coming.value.save_as(record)
    assert json.loads(record.read_text())["game"] == finished.table
    winner.control("after/AfterGame after-verify").click()
    fair = page.get_by_role("heading", name="This game was fair.")
    expect(fair).to_be_visible()
    winner.control("verify/Verdict verify-shown").click()
    expect(page.locator("details[open] li").first).to_be_visible()
    winner.go("/verify")
    winner.control("verify/VerifyPage verify-table").fill(f"{winner.address}/t/{finished.table}")
    winner.control("verify/VerifyPage verify-fetch").click()
    expect(fair).to_be_visible()
    winner.go("/verify")
    winner.control("verify/VerifyPage verify-file").set_input_files(record)
    expect(fair).to_be_visible()


@pytest.mark.presses(
    "after/AfterGame after-replay",
    "after/Controls after-step",
    "after/Controls after-first",
    "after/Controls after-previous-*",
    "after/Controls after-previous",
    "after/Controls after-pause",
    "after/Controls after-next",
    "after/Controls after-next-*",
    "after/Controls after-last",
    "after/Controls speed",
    "after/keys space",
    "after/keys arrowright",
    "after/keys arrowleft",
    "after/keys shift arrowright",
    "after/keys shift arrowleft",
    "after/keys home",
    "after/keys end",
)
def test_the_replay_goes_step_by_step(finished: LeftGame) -> None:
    winner = finished.winner
    page = winner.page
    winner.control("after/AfterGame after-replay").click()
    step = page.get_by_role("status").filter(has_text="Step 0 of")
    last = int(step.inner_text().rpartition(" ")[2])
    assert last >= STEPS

    def at(number: int) -> None:
        expect(page.get_by_text(f"Step {number} of {last}")).to_be_visible()

    for button, number in (
        ("after-next", 1),
        ("after-next", 2),
        ("after-previous", 1),
        ("after-last", last),
        ("after-first", 0),
    ):
        winner.control(f"after/Controls {button}").click()
        at(number)
    winner.control("after/Controls after-step").fill("2")
    at(2)
    winner.control("after/Controls after-first").click()
    winner.control("after/Controls after-next-*").click()
    turn = page.locator(".where .amount")
    expect(turn).to_have_text("turn 1")
    began = int(page.get_by_role("status").inner_text().split(" ")[1])
    winner.control("after/Controls after-next").click()
    winner.control("after/Controls after-previous-*").click()
    at(began)
    for key, number in (
        ("ArrowRight", began + 1),
        ("ArrowLeft", began),
        ("End", last),
        ("Home", 0),
        ("Shift+ArrowRight", began),
        ("Shift+ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        at(number)
    page.get_by_role("button", name="10×").click()
    play = winner.control("after/Controls after-pause")
    play.click()
    at(last)
    play.blur()
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-label", "Pause")


CAN_SHARE = """
navigator.canShare = ({ files }) => files[0].type === 'image/png';
navigator.share = async ({ files }) => { window.shared = [files[0].name, files[0].size]; };
"""
"""A device that sends pictures elsewhere."""


@pytest.mark.presses("after/ResultPicture save-picture", "after/ResultPicture share-picture")
def test_the_result_is_a_picture_to_save_and_share(finished: LeftGame, tmp_path: Path) -> None:
    winner, file = finished.winner, tmp_path / "result.png"
    winner.page.add_init_script(CAN_SHARE)
    winner.page.reload()
    picture = winner.page.locator(".keepsake img")
    expect(picture).to_have_attribute("alt", re.compile(f"^{winner.name} wins"))
    with winner.page.expect_download() as coming:
        winner.control("after/ResultPicture save-picture").click()
    coming.value.save_as(file)
    found = file.read_bytes()
    assert found.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", found[16:24]) == (1080, 1350)
    assert coming.value.suggested_filename.endswith(".png")
    share = winner.control("after/ResultPicture share-picture")
    is_within_the_press = share.evaluate("button => { button.click(); return !!window.shared; }")
    assert is_within_the_press
    share.click()
    assert winner.page.evaluate("window.shared") == [coming.value.suggested_filename, len(found)]


@pytest.mark.presses("after/AfterGame after-rematch", "after/AfterGame after-rematch-open")
def test_a_rematch_brings_both_to_a_new_lobby(finished: LeftGame) -> None:
    winner, loser = finished.winner, finished.loser
    winner.control("after/AfterGame after-rematch").click()
    winner.page.wait_for_selector('[data-do="ready"]')
    loser.control("after/AfterGame after-rematch-open").click()
    loser.page.wait_for_selector('[data-do="ready"]')
    assert loser.page.url == winner.page.url != f"{winner.address}/t/{finished.table}"


@pytest.mark.presses(
    "after/Wealth chart pointermove",
    "after/LineChart range",
    "after/Landing after-whose",
    "after/AfterGame after-home",
    "core/keys r",
    "core/keys v",
)
def test_the_result_is_looked_at_and_left_by_every_way(finished: LeftGame) -> None:
    winner = finished.winner
    page = winner.page
    when = page.locator(".caption .when")
    expect(when).not_to_have_text("start")
    winner.control("after/Wealth chart").hover(position={"x": 5, "y": 100})
    expect(when).to_have_text("start")
    page.mouse.move(0, 0)
    winner.control("after/LineChart range").fill("1")
    expect(when).to_have_text("turn 1")
    stops = {}
    for name in ("All", "Léa", "Malik"):
        winner.control("after/Landing after-whose").select_option(label=name)
        stops[name] = int(page.locator(".map .total").inner_text().split(" ")[0])
    assert stops["All"] == stops["Léa"] + stops["Malik"] > 0
    for key, address in (("r", f"/replay/{finished.table}"), ("v", "/verify?table=")):
        winner.go(f"/t/{finished.table}").wait_for_selector(".charts")
        page.keyboard.press(key)
        page.wait_for_url(f"**{address}*")
    winner.go(f"/t/{finished.table}")
    winner.control("after/AfterGame after-home").click()
    page.wait_for_selector("form.panel .rule")
