"""The way to a table, as people take it: from the home page, by a link, to the start."""

import re
from collections.abc import Mapping, Sequence

from people import Person


def open_table(person: Person, box: str, bots: int = 2, people: int = 2) -> str:
    """Open a table of a box as it is, from the home page, and return its number."""
    take_box(person, box)
    seat_them(person, bots, people)
    return create(person)


def begin(
    people: Sequence[Person],
    box: str,
    bots: int,
    board: str = "",
    variant: str = "",
    house_rules: Mapping[str, str | int] | None = None,
) -> str:
    """Let the first open a table from the home page, the others come by its link, and start."""
    host = people[0]
    take_box(host, box, board)
    agree(host, variant, house_rules or {})
    seat_them(host, bots, len(people))
    table = create(host)
    be_ready(host)
    for guest in people[1:]:
        join(guest, table)
    start(host)
    return table


def take_box(person: Person, box: str, board: str = "") -> None:
    """Take a box from the shelf, and one of its boards if it has several."""
    page = person.go()
    page.locator(f'label[data-box^="{box}"]').click()
    if board:
        page.locator(f'[data-board="{board}"]').click()
    page.locator("form.panel input[autocomplete=nickname]").fill(person.name)
    page.wait_for_selector("form.panel .rule, form.panel .adds")


def agree(person: Person, variant: str, house_rules: Mapping[str, str | int]) -> None:
    """Choose a variant and change rules of the book."""
    page = person.page
    if variant:
        page.locator(f'input[name="variant"][value="{variant}"]').check()
    if house_rules and page.locator("form.panel details:not([open])").count():
        page.locator("form.panel summary").click()
    for name, value in house_rules.items():
        rule = page.locator(f'[data-rule="{name}"]')
        control = rule.locator("select, input").first
        if control.get_attribute("role") == "switch":
            control.check()
            if (way := rule.locator(f'[data-way="{value}"]')).count():
                way.click()
        elif isinstance(value, str):
            control.select_option(value)
        else:
            control.fill(str(value))
            control.blur()


def create(person: Person) -> str:
    """Open the table that was put together; bots will play at once. Return its number."""
    page = person.page
    pace = page.locator("form.panel select", has=page.locator('option[value="instant"]'))
    pace.select_option("instant")
    page.locator('[data-do="create"]').click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return page.url.rpartition("/")[2]


def seat_them(person: Person, bots: int, people: int) -> None:
    """Have so many seats for people and bots, the first for whoever opens the table."""
    page, wanted = person.page, bots + people - 1
    seats = page.locator(".seats select")
    while (there := seats.count()) < wanted:
        page.locator(".adds .add").last.click()
        seats.nth(there).wait_for()
    while (there := seats.count()) > wanted:
        page.locator(".seats .icon-button").last.click()
        seats.nth(there - 1).wait_for(state="detached")
    for at in range(wanted):
        seats.nth(at).select_option("" if at < people - 1 else "novice")


def join(person: Person, table: str) -> None:
    """Come by the link, sit down and be ready: three taps."""
    page = person.go(f"/t/{table}")
    page.locator('[data-do="sit-here"]').first.click()
    page.locator("form input[autocomplete=nickname]").fill(person.name)
    page.locator('[data-do="sit"]').click()
    be_ready(person)


def be_ready(person: Person) -> None:
    """Say that one is ready."""
    person.page.locator('[data-do="ready"]:not([aria-disabled="true"])').first.click()
    person.page.wait_for_selector('[data-do="ready"]', state="detached")


def start(host: Person) -> None:
    """Start the game, as the host."""
    host.page.locator('[data-do="start"]:not([aria-disabled="true"])').click()
    host.page.wait_for_selector("[data-ask], .knockout")
