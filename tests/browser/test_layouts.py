"""Layouts: nothing is cut off, nothing stands alone in a line, the newest is in sight."""

from collections.abc import Callable

import pytest
from browsing import launched
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import Playwright, expect
from slides import lying, sliding
from states import State, read_state, state

from passgo.game.orders import Bid
from passgo.game.prompts import BidOrLeave
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
LAPTOP = {"width": 1180, "height": 820}
FOLLOWS = """() => {
  const log = document.querySelector('[role=log]');
  return log.scrollHeight > log.clientHeight + 60
    && log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""
FOLD_AND_GROW = """async () => {
  const inner = document.querySelector('[role=log]').firstElementChild;
  const lines = (height) => Object.assign(document.createElement('div'),
    { style: `height: ${height}px` });
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const turn = lines(400);
  inner.prepend(turn);
  await frame();
  await frame();
  turn.style.height = '40px';
  await frame();
  inner.append(lines(200));
  for (let at = 0; at < 4; at++) await frame();
}"""
"""A turn folds, and before the next frame more lines come than are near the newest one."""
CUT = """(pane) => [...pane.querySelectorAll('.bid-row .text, .bid-row strong')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > pane.getBoundingClientRect().bottom + 1)
  .map((one) => one.textContent)"""
BESIDE = """(seat) => {
  const box = (one) => seat.querySelector(one).getBoundingClientRect();
  const [cross, name] = [box('.away'), box('strong')];
  return cross.top < name.bottom && name.top < cross.bottom;
}"""

LYING_PHONE = {"width": 844, "height": 390}
IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(there);
}"""
"""Whether the middle of something can be seen and pressed."""

COVERED = """(seats) => [...seats.querySelectorAll('button, select, input')].filter((one) => {
  one.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left + 4, right - 4].some((x) => {
    const there = document.elementFromPoint(x, (top + bottom) / 2);
    return !one.contains(there);
  });
}).map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"""
"""Controls whose left or right edge another one lies on."""
IS_ON_TOP = """(line) => {
  const box = line.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + 20, box.bottom - 4);
  return line.contains(top) || top.contains(line);
}"""
HIDES_AT_MOST = """(share) => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, sheet] = [box('.stage'), box('.sheet')];
  return board.bottom - sheet.top <= share * board.height;
}"""
"""How much of the board the sheet of a small screen covers."""
CUT_NAMES = """(names) => names.filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
SHARE_OF_WIDTH = """(one) => {
  const within = (box) => box.clientWidth - 2 * parseFloat(getComputedStyle(box).paddingLeft);
  return one.getBoundingClientRect().width / within(one.closest('.act'));
}"""
"""How much of the width of its panel something has."""
MOST = 0.95
MANY_BIDS = 70
"""With those before them more than the log shows at once."""
NEAR = 24
"""So many pixels at most lie between a field and what is said about it."""


def family(count: int) -> State:
    """Return an auction of some who sit at one device."""
    names = ("Maman", "Papa", "Zoé", "Hugo", "Inès")[:count]
    return read_state(
        "family",
        {
            "edition": "classic-2003",
            "ask": "BidOrLeave",
            "given": {
                "players": [{"name": name, "at": "go"} for name in names],
                "turn": {"seat": "Zoé"},
                "luck": ["dice 2 6"],
            },
            "when": ["Zoé roll", "Zoé decline", "Papa bid 40"],
        },
    )


@pytest.mark.presses("flows/BidRow act-for")
@pytest.mark.parametrize("count", [pytest.param(3, marks=pytest.mark.long), 5])
def test_everybody_at_one_device_bids_without_scrolling(
    house: House, person: Come, count: int
) -> None:
    maman = person("Maman", "en", viewport=LAPTOP)
    gather(house, [maman] * count, family(count))
    maman.settled()
    pane = maman.page.locator("div.middle")
    expect(pane.locator(".bid-row")).to_have_count(count)
    assert pane.evaluate(CUT) == []
    assert pane.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")
    pane.locator(".bid-row", has_text="Zoé").locator("[data-do=act-for]").click()
    expect(pane.locator(".bid-row:has(.own)")).to_contain_text("Zoé")


def test_on_a_phone_that_lies_money_and_the_deeds_of_a_deal_are_in_sight(
    house: House, person: Come
) -> None:
    lea, malik, tom = (person(name, viewport=LYING_PHONE) for name in ("Léa", "Malik", "Tom"))
    gather(house, [lea, malik, tom], "partners")
    lea.settled()
    purses = lea.page.locator(".side .strip .player-chip")
    lea.page.locator(".side.low").evaluate("(side) => side.scrollTo(0, 200)")

    assert [purse.evaluate(IN_SIGHT) for purse in purses.all()] == [True] * 3
    expect(purses.first).to_contain_text("€640")
    lea.page.keyboard.press("t")
    deeds = lea.page.locator(".trade .side label, .trade .side .locked")
    assert any(deed.evaluate(IN_SIGHT) for deed in deeds.all())
    assert lea.page.locator(".trade .send button").first.evaluate(IN_SIGHT)


@pytest.mark.long
def test_a_seat_of_the_lobby_keeps_its_cross_beside_its_name(person: Come) -> None:
    lea = person("Léa", "fr")
    table = open_table([lea], state("crowd"), seats=[{"level": ""}] * 4)
    seat_all([lea], table, ["Léa"])
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    for width in (390, 760, 900, 1024, 1180, 1440):
        lea.page.set_viewport_size({"width": width, "height": 820})
        beside = [one.evaluate(BESIDE) for one in lea.page.locator(".seat.free").all()]
        assert beside == [True] * 3, width


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_no_control_of_the_lobby_lies_on_another(person: Come, language: str) -> None:
    lea = person("Léa", language)
    levels = ["", "", "novice", "steady", "shark"]
    table = open_table([lea], state("crowd"), seats=[{"level": level} for level in levels])
    seat_all([lea], table, ["Léa"])
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    for width in (320, 390, 600, 760, 900, 1024, 1180, 1440, 1920):
        lea.page.set_viewport_size({"width": width, "height": 900})
        assert lea.page.locator(".seats").evaluate(COVERED) == [], width


@pytest.mark.long
def test_the_log_of_knockout_follows_its_newest_line_unless_one_reads_back(
    house: House, person: Come
) -> None:
    lea = person("Léa", viewport=LAPTOP, reduced_motion="no-preference")
    gather(house, [lea], sliding(1, 15))
    log = lea.page.locator(".talk [role=log]")
    for _ in range(2):
        slide(lea)
    lea.page.wait_for_function(FOLLOWS)
    expect(log.locator("p").last).to_be_in_viewport(ratio=0.9)
    log.hover()
    lea.page.mouse.wheel(0, -5000)
    lea.page.wait_for_function("() => document.querySelector('.talk [role=log]').scrollTop === 0")
    slide(lea)
    assert log.evaluate("(box) => box.scrollTop") == 0


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        (2, "fr"),
        (4, "en"),
        pytest.param(2, "en", marks=pytest.mark.long),
        pytest.param(4, "fr", marks=pytest.mark.long),
    ],
)
def test_whoever_aims_in_knockout_reads_the_newest_line(
    house: House, person: Come, seats: int, language: str
) -> None:
    lea = person("Léa", language, viewport=LAPTOP)
    gather(house, [lea] * seats, sliding(1, 4 * seats - 1, seats=seats))
    slide(lea)
    expect(lea.do("Slide")).to_be_in_viewport(ratio=1)
    newest = lea.page.locator(".talk [role=log] p").last
    expect(newest).to_be_in_viewport(ratio=0.95)
    assert newest.evaluate(IS_ON_TOP)


def raise_bids(draft: Draft, room: Room) -> None:
    """Let two bid against each other until the log is long."""
    for at, amount in enumerate(range(61, 121)):
        assert room.match is not None
        assert room.act_outside(draft, at % 2, Bid(seat=at % 2, amount=amount), room.match.seq)


@pytest.mark.long
def test_the_log_of_a_dice_game_scrolls_at_every_width(house: House, person: Come) -> None:
    lea = person("Léa", viewport=LAPTOP)
    table = gather(house, [lea, lea], "duel")
    house.change(table, raise_bids)
    lea.sees(house.seq(table))
    for width, height in ((1024, 768), (1100, 820), (1180, 820), (1199, 900), (1440, 900)):
        lea.page.set_viewport_size({"width": width, "height": height})
        lea.page.wait_for_function(FOLLOWS)
        expect(lea.page.locator("[role=log] p").last).to_be_in_viewport(ratio=0.9)
        assert lea.page.evaluate("document.documentElement.scrollHeight") <= height, width


def bid_once_more(draft: Draft, room: Room) -> None:
    """Let whoever does not lead bid the least that counts."""
    assert room.match is not None
    prompt = room.match.game.prompt
    assert isinstance(prompt, BidOrLeave)
    seat = 1 - (prompt.bidder or 0)
    bid = Bid(seat=seat, amount=prompt.lowest)
    assert room.act_outside(draft, seat, bid, room.match.seq)


@pytest.mark.long
def test_the_log_follows_every_bid_of_a_long_auction(house: House, person: Come) -> None:
    lea = person("Léa", viewport=LAPTOP)
    table = gather(house, [lea, lea], "duel")
    house.change(table, raise_bids)
    newest = lea.page.locator("[role=log] p").last
    for _ in range(MANY_BIDS):
        house.change(table, bid_once_more)
        lea.sees(house.seq(table))
        expect(newest).to_be_in_viewport(ratio=0.9)
        lea.page.wait_for_function(FOLLOWS)


def test_the_log_follows_lines_that_come_while_others_fold(house: House, person: Come) -> None:
    lea = person("Léa", viewport=LAPTOP)
    table = gather(house, [lea, lea], "duel")
    house.change(table, raise_bids)
    lea.sees(house.seq(table))
    lea.page.wait_for_function(FOLLOWS)
    lea.page.evaluate(FOLD_AND_GROW)
    lea.page.wait_for_function(FOLLOWS)
    expect(lea.page.locator(".newest")).to_have_count(0)


@pytest.mark.long
def test_many_players_leave_room_for_the_newest_line(house: House, person: Come) -> None:
    lea = person("Léa", viewport=LAPTOP)
    gather(house, [lea] * 6, "crowd")
    lea.press("Roll")
    expect(lea.page.locator("[role=log] p").last).to_be_in_viewport(ratio=0.9)


@pytest.mark.long
def test_a_debt_that_is_higher_than_its_pane_has_a_scroll_bar(
    house: House, playwright: Playwright
) -> None:
    """Chromium hides them in tests unless it is told not to."""
    browser = launched(playwright, ignore_default_args=["--hide-scrollbars"])
    lea = Person(browser, house.address, "Léa", "fr", viewport=LAPTOP)
    gather(house, [lea, lea], "debt")
    lea.settled()
    pane = lea.page.locator("div.middle")
    assert pane.evaluate("(box) => box.scrollHeight > box.clientHeight")
    assert pane.evaluate("(box) => box.offsetWidth > box.clientWidth")
    assert lea.leave(None) == []
    browser.close()


def test_a_name_that_is_taken_is_refused_beside_it(person: Come) -> None:
    lea = person("Léa")
    table = open_table([lea], state("crowd"), seats=[{"level": ""}] * 6)
    seat_all([lea], table, ["Léa"])
    guest = person("Guest", "fr", viewport=PHONE, has_touch=True)
    guest.allowed = ("409",)
    guest.go(f"/t/{table}")
    guest.control("lobby/LobbySeat sit-here").click()
    guest.control("lobby/SitForm lobby-their-name").fill("Léa")
    guest.control("lobby/SitForm sit").click()
    refusal = guest.page.get_by_role("alert")
    expect(refusal).to_have_count(1)
    expect(refusal).to_be_in_viewport(ratio=1)
    beside, name = refusal.bounding_box(), guest.page.locator("form .field").bounding_box()
    assert beside is not None
    assert name is not None
    assert 0 <= beside["y"] - name["y"] - name["height"] < NEAR


def test_a_third_double_is_told_with_its_reason(house: House, person: Come) -> None:
    leo = person("Léo", "fr", viewport=LAPTOP)
    gather(house, [leo, leo], third_double())
    leo.press("Roll")
    notes = leo.page.locator(".prompt .note")
    expect(notes).to_have_count(1)
    expect(notes).to_contain_text("Un double de trop")
    expect(leo.page.locator("[role=log] p", has_text="Un double de trop")).to_contain_text("Léo")


def third_double() -> State:
    """Return Léo after two doubles, with a third to come."""
    return read_state(
        "third double",
        {
            "edition": "classic-2003",
            "ask": "ThrowAgain",
            "given": {
                "players": [{"name": "Léo", "at": "go"}, {"name": "Maman", "at": "go"}],
                "turn": {"seat": "Léo"},
                "luck": ["dice 5 5", "dice 5 5"],
            },
            "when": ["Léo roll", "Léo roll"],
            "next": ["dice 2 2"],
        },
    )


def slide(person: Person) -> None:
    """Let a token go, and wait until all have come to rest and the next is asked for."""
    person.press("Slide")
    person.page.wait_for_selector('[data-asked="true"][data-ready="true"]')


@pytest.mark.long
def test_the_board_of_a_phone_keeps_its_place_from_question_to_question(
    house: House, person: Come
) -> None:
    lea = person("Léa", viewport=PHONE, has_touch=True)
    gather(house, [lea, lea, lea, lea], "buy")
    lea.settled()
    board = lea.page.locator(".stage .board").first
    asked = board.bounding_box()
    lea.press("Decline")
    lea.is_asked("BidOrLeave")
    lea.settled()

    assert board.bounding_box() == asked


@pytest.mark.parametrize(
    ("width", "height", "fits"),
    [
        (1440, 900, True),
        (320, 640, False),
        pytest.param(1180, 820, True, marks=pytest.mark.long),
        pytest.param(390, 844, True, marks=pytest.mark.long),
        pytest.param(844, 390, False, marks=pytest.mark.long),
    ],
)
def test_nothing_lies_over_the_way_to_choose_no_space(
    house: House, person: Come, width: int, height: int, fits: bool
) -> None:
    lea = person("Léa", "fr", viewport={"width": width, "height": height})
    gather(house, [lea, lea], lying("railroad", "railroad", "railroad", "house-1", "kentucky"))
    lea.settled()
    stay, space = lea.do("StayOnRailroad"), lea.page.locator('.spaces [data-space="boardwalk"]')
    if fits:
        expect(stay).to_be_in_viewport(ratio=1)
        expect(space).to_be_in_viewport(ratio=1)
    for button in (stay, space):
        button.scroll_into_view_if_needed()
        assert button.evaluate(IS_ON_TOP)


GROUND = """(text) => {
  for (let one = text; !one.matches('.centre'); one = one.parentElement) {
    const [, , , alpha = 1] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number);
    if (alpha === 1) return true;
  }
  return false;
}"""
"""Whether a text has a ground of its own before the middle of the board shines through."""


@pytest.mark.long
def test_no_star_shines_through_what_is_said(house: House, person: Come) -> None:
    lea = person("Léa", viewport=LAPTOP)
    gather(house, [lea], "force")
    lea.settled()
    expect(lea.page.locator(".stars circle").first).to_be_attached()
    said = lea.page.locator(".prompt [data-status]")
    assert said.evaluate(GROUND)


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (1180, 820),
        pytest.param(1440, 900, marks=pytest.mark.long),
        pytest.param(1920, 900, marks=pytest.mark.long),
        pytest.param(900, 1180, marks=pytest.mark.long),
    ],
)
def test_a_deal_among_many_deeds_can_be_offered_without_scrolling(
    house: House, person: Come, width: int, height: int
) -> None:
    lea = person("Léa", viewport={"width": width, "height": height})
    gather(house, [lea, lea], "many-deeds")
    lea.settled()
    lea.page.keyboard.press("t")
    deeds = lea.page.locator(".trade .deeds input")
    offer = lea.page.locator(".trade [data-do=Offer]")
    expect(offer).to_be_in_viewport(ratio=1)
    for deed in (deeds.first, deeds.last):
        deed.check()
        expect(offer).to_be_in_viewport(ratio=1)
        assert deed.evaluate(IS_ON_TOP)


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (320, 568),
        (844, 390),
        pytest.param(390, 844, marks=pytest.mark.long),
        pytest.param(320, 640, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_the_first_hint_of_knockout_is_read_whole_on_a_phone(
    house: House, person: Come, width: int, height: int, language: str
) -> None:
    viewport = {"width": width, "height": height}
    lea = person("Léa", language, is_new=True, viewport=viewport, has_touch=True)
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    hint = lea.page.locator('[data-hint="pull"]')
    expect(hint).to_be_in_viewport(ratio=1)
    expect(lea.do("Slide")).to_be_in_viewport(ratio=1)
    assert hint.evaluate(SHARE_OF_WIDTH) > MOST
    assert lea.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("height", "most"), [(568, 0.5), pytest.param(640, 0.42, marks=pytest.mark.long)]
)
def test_an_auction_leaves_most_of_the_board_in_sight_on_the_smallest_phone(
    house: House, person: Come, guest: Sit, height: int, most: float
) -> None:
    lea = person("Léa", "fr", viewport={"width": 320, "height": height}, has_touch=True)
    gather(house, [lea, *(guest(name) for name in ("Malik", "Inès", "Tom"))], "auction")
    lea.is_asked("BidOrLeave")
    lea.settled()
    for bid in lea.page.locator('[data-do="Bid"]').all():
        expect(bid).to_be_in_viewport(ratio=1)
    lea.page.wait_for_function(HIDES_AT_MOST, arg=most)


IS_UPPERMOST = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = (down) => document.elementFromPoint(left + width / 2, top + height * down);
  return [0.1, 0.9].every((down) => one.contains(at(down)));
}"""
"""Whether nothing lies over something, and all of it is in sight."""


@pytest.mark.parametrize(("seats", "luck"), [(1, "drawn"), (1, "told"), (3, "told")])
def test_who_leads_an_auction_of_the_unit_is_in_sight_on_the_smallest_phone(
    house: House, person: Come, guest: Sit, seats: int, luck: str
) -> None:
    lea = person("Léa", "fr", viewport={"width": 320, "height": 640}, has_touch=True)
    others = (guest(name) for name in ("Malik", "Tom")[seats - 1 :])
    gather(house, [*[lea] * seats, *others], "deal-timer", luck=luck)
    lea.settled()
    leader = lea.page.locator(".panel li", has=lea.page.locator(".leads"))
    expect(leader).to_contain_text("Tom")
    expect(leader).to_contain_text("500")
    for part in (".name", ".sum", ".leads"):
        assert leader.locator(part).evaluate(IS_UPPERMOST), part


@pytest.mark.long
def test_a_forced_deal_leaves_most_of_the_board_in_sight_on_the_smallest_phone(
    house: House, person: Come
) -> None:
    lea = person("Léa", "fr", viewport={"width": 320, "height": 640}, has_touch=True)
    gather(house, [lea], "forced-deal")
    lea.is_asked("ChooseZoneOrGoOn")
    lea.settled()
    lea.page.get_by_role("button", name="Imposer un échange").click()
    lea.page.wait_for_function(HIDES_AT_MOST, arg=0.36)
    for picker in lea.page.locator(".swap .picker").all():
        expect(picker.locator("input").first).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_long_names_are_read_whole_in_the_lobby_of_the_smallest_phone(person: Come) -> None:
    lea = person("Léa", viewport={"width": 320, "height": 640}, has_touch=True)
    moment = state("long-names")
    table = open_table([lea, lea, lea, lea], moment)
    seat_all([lea] * 4, table, moment.seats)
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    assert lea.page.locator(".seats strong").evaluate_all(CUT_NAMES) == []
