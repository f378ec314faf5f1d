"""Games beside the box: whole ones, and those that go on after a break."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from hands import BOX, CUT, FIRST_LEA, Hands, pick, tap_dice
from house import House, free_port
from lobby import begin, join
from people import PHONE, Person
from playwright.sync_api import expect
from turns import play_on, play_until

from passgo.editions import load_edition
from passgo.server.table.duties import served_seats
from passgo.server.table.last_look import entered_by

Come = Callable[..., Person]
ENOUGH = 24
GAMES: dict[str, tuple[str, dict[str, str | int], tuple[tuple[int, int], ...], set[str]]] = {
    "classic": ("quick", {}, ((3, 4), (1, 1), (2, 2), (3, 3)), {"dice", "card", "deed"}),
    "euro": ("quick", {}, ((3, 4), (1, 1), (2, 2), (3, 3)), {"dice", "card", "deed"}),
    "revolution": ("quick", {"auction_seconds": 1000}, (), {"dice"}),
    "clone-wars": ("quick", {"powers": "on"}, ((6, 1), (6, 2), (6, 4)), {"dice", "die"}),
}
"""Each box in short, how its dice fall after the throw for the start, and what is told of it."""
# In make soak; their parts are tried one by one elsewhere.
LATER = ("classic", "euro", "clone-wars")


@pytest.mark.presses("flows/DicePad face", "home/OptionSwitch switch")
@pytest.mark.parametrize(
    "box",
    [pytest.param(box, marks=pytest.mark.long) if box in LATER else box for box in GAMES],
)
def test_a_whole_short_game_with_two_phones_beside_the_box(
    house: House, phones: list[Person], box: str
) -> None:
    variant, rules, dice, told = GAMES[box]
    table = begin(phones, box, 0, variant=variant, house_rules={**rules, **BOX})
    hands = Hands((*FIRST_LEA, *dice))

    def is_enough(steps: int) -> bool:
        return steps >= ENOUGH and set(hands.told) >= told

    play_on(house, table, phones, using_powers(hands), is_enough)

    assert set(hands.told) >= told
    for one in phones:
        assert "Roll" not in one.wire.given
        expect(one.page.locator('[data-checked="true"]')).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("box", GAMES)
def test_a_late_game_is_played_to_its_end_by_its_own_rules(
    house: House, phones: list[Person], box: str
) -> None:
    lea = phones[0]
    table = begin(phones, box, 0, house_rules=BOX)
    hands = Hands(FIRST_LEA)
    play_until(house, table, phones, using_powers(hands), "ThrowDice")
    position = house.position(table)
    edition = load_edition(position["edition"])
    position["players"][0] |= {"owns": [one.id for one in edition.spaces if one.price]}
    position["players"][1] |= {"cash": edition.money.step}
    house.take_up(table, position)
    for one in phones:
        one.page.reload()
    lea.is_asked("ThrowDice")
    if box == "euro":  # One entry of this game is wrong, and taken back in the middle of it.
        tap_dice(lea, (5, 4))
        lea.press("Undo")
        lea.is_asked("ThrowDice")
    play_until(house, table, phones, using_powers(hands), "GameOver")
    assert house.view(table)["players"][1]["status"] == "bankrupt"
    last = house.change(table, lambda _, room: entered_by(room.running(), served_seats(room.table)))
    phones[1 - last].page.locator('[data-do="end-right"]').click()
    for one in phones:
        one.reads_result()


def using_powers(hands: Hands) -> Callable[[Person], None]:
    """Have people try every action that a six opens to them, and choose some zone."""

    def answered(one: Person) -> None:
        if one.root("ask") == "UseOrSkipPower":
            one.press("UsePower")
        elif one.root("ask") == "TakeBenefit":
            one.press("SkipPower")
        elif one.root("ask") == "ChooseZoneOrGoOn":
            one.press("ChooseZone")
        else:
            hands(one)

    return answered


@contextmanager
def killable(folder: Path) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """Run a server as a process that can be killed and started again."""
    port, running = free_port(), list[subprocess.Popen[bytes]]()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "passgo.cli", "serve", "--local", "--port", str(port)]
    command += ["--database", str(folder / "games.sqlite")]

    def begin_again() -> None:
        running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        while True:
            try:
                if httpx.get(f"{address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                assert running[-1].poll() is None
                time.sleep(0.05)

    def kill() -> None:
        os.kill(running[-1].pid, signal.SIGKILL)
        running[-1].wait()

    begin_again()
    try:
        yield address, kill, begin_again
    finally:
        kill()


@pytest.mark.long
def test_a_told_game_is_played_to_its_result_over_a_server_that_is_killed(
    tmp_path: Path, visitor: Come
) -> None:
    throws = [((6, 5), (2, 1)), ((3, 4), (4, 6)), ((1, 2), (4, 6))]
    with killable(tmp_path) as (address, kill, begin_again):
        lea = visitor(address, "Léa", "fr", viewport=PHONE)
        bo = visitor(address, "Bo", "en", viewport=PHONE)
        lea.allowed = bo.allowed = CUT

        def crash() -> None:
            """Kill the server while Léa is asked something, which is asked again afterwards."""
            lea.settled()
            before = lea.page.locator(".prompt").inner_text()
            kill()
            lea.page.wait_for_selector('[data-news="link"]')
            begin_again()
            for one in (lea, bo):
                one.page.wait_for_selector('[data-news="link"]', state="detached")
            lea.settled()
            assert lea.page.locator(".prompt").inner_text() == before

        table = begin([lea, bo], "classic", 0, house_rules={**BOX, "ends_after_rounds": 2})
        for one, own in zip((lea, bo), throws[0], strict=True):
            tap_dice(one, own)
        for own, other in throws[1:]:
            lea.is_asked("ThrowDice")
            tap_dice(lea, own)
            crash()
            if lea.root("ask") == "AwaitLuck":
                pick(lea, "bank-dividend")
            lea.press("EndTurn")
            bo.is_asked("ThrowDice")
            tap_dice(bo, other)
            bo.press("EndTurn")
        lea.page.locator('[data-do="end-right"]').click()
        for one in (lea, bo):
            one.reads_result()
            expect(one.page.locator('[data-checked="true"]')).to_have_count(1)
        kept = lea.context.request.get(f"/api/tables/{table}/record").text().replace("\\", "")
        told = [(str(one), str(two)) for pair in throws for one, two in pair]
        dice = re.findall(r'"DiceFall","first":(\d),"second":(\d)', kept)
        assert dice == 2 * told  # game and log
        assert re.findall(r'"CardComes","card":"([\w-]+)"', kept) == 2 * ["bank-dividend"]


@pytest.mark.long
@pytest.mark.presses(
    "table/TableMenu onward",
    "table/TableBanner onward",
    "table/BoardSheet sheet",
    "table/BoardSheet print",
)
def test_a_game_goes_on_with_the_box_and_back_in_the_browser(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    house.will_throw((6, 5), (2, 1), (1, 2))
    table = begin(phones, "classic", 0)
    lea.press("Roll")
    bo.press("Roll")
    lea.press("Roll")
    lea.press("Buy")
    before = house.position(table)
    with_box = go_onward(phones)
    assert house.position(with_box)["players"] == before["players"]
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="sheet"]').click()
    sheet = lea.page.locator("dialog.board-sheet")
    expect(sheet.locator('[data-sheet-seat="0"]')).to_contain_text("Rue Lecourbe")
    lea.page.evaluate("window.print = () => { window.printed = true; }")
    lea.page.locator('[data-do="print"]').click()
    assert lea.page.evaluate("window.printed")
    for _ in range(2):
        lea.page.keyboard.press("Escape")
    lea.press("EndTurn")
    tap_dice(bo, (1, 2))
    house.rest(with_box)
    in_browser = go_onward(phones)
    assert house.view(in_browser)["players"][1]["at"] == "lecourbe"
    bo.settled()
    bo.press("EndTurn")
    lea.is_asked("ThrowDice")
    for one in phones:
        one.allowed = ("409",)  # The table before could still be played: nothing is weighed.
    play_on(house, in_browser, phones, Hands(), lambda steps: steps > 2)
    for one in phones:
        expect(one.page.locator('[data-checked="true"]')).to_have_count(1)


@pytest.mark.long
def test_a_game_goes_on_by_itself_however_late_somebody_comes(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    house.will_throw((6, 5), (2, 1))
    begin(phones, "classic", 0)
    lea.press("Roll")
    bo.press("Roll")
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="onward"]').click()
    expect(lea.page.locator('[data-do="start"]')).to_be_visible()  # She is told what she waits for.
    bo.page.locator('.news [data-do="onward"]').click()

    for one in phones:
        one.page.wait_for_selector("[data-ask]")


def go_onward(people: list[Person]) -> str:
    """Let the host go on at another table with one press, and everybody else; return it."""
    host, *others = people
    before = host.page.url
    host.page.locator('button[data-do="menu"]').click()
    host.page.locator('[data-do="onward"]').click()
    for one in others:
        one.page.locator('.news [data-do="onward"]').click()
    for one in people:
        one.page.wait_for_url(lambda url: url != before)
        one.page.wait_for_selector("[data-ask]")
    return host.page.url.rpartition("/")[2]


def test_the_address_of_the_box_opens_its_switch_and_guests_are_told(
    person: Come,
) -> None:
    lea, bo = person("Léa", "fr"), person("Bo", "en")
    page = lea.go("/?box=1")
    switch = page.locator('[data-rule="box"] input')
    expect(switch).to_be_checked()
    page.locator('label[data-box^="knockout"]').click()
    expect(switch).to_have_count(0)
    page.locator('label[data-box^="classic"]').click()
    expect(switch).to_be_checked()
    page.locator("form.panel input[autocomplete=nickname]").fill("Léa")
    page.locator('[data-do="create"]').click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    guest = bo.go(f"/t/{table}")

    expect(guest.locator('[data-option="box"]')).to_be_visible()
    join(bo, table)
