"""The way to a table, as people take it: from the home page, by a link, to the start."""

import re

from people import Person

ADD_BOT = {"fr": "Robot", "en": "Bot"}


def open_table(person: Person, box: str, bots: int = 2, people: int = 2) -> str:
    """Open a table from the home page and return its number."""
    page = person.go()
    page.locator(f'label[data-cover="{box}"]').click()
    page.locator("form.panel input[autocomplete=nickname]").fill(person.name)
    page.wait_for_selector("form.panel .rule, form.panel .adds")
    seat_them(person, bots, people)
    pace = page.locator("form.panel select", has=page.locator('option[value="instant"]'))
    pace.select_option("instant")
    page.locator('[data-do="create"]').click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return page.url.rpartition("/")[2]


def seat_them(person: Person, bots: int, people: int) -> None:
    """Have so many seats for people and bots, the first for whoever opens the table."""
    seats = person.page.locator(".seats select")
    while (there := seats.count()) < bots + people - 1:
        person.page.locator(".adds .add").last.click()
        seats.nth(there).wait_for()
    for at in range(bots + people - 1):
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
    person.page.locator('[data-do="ready"]').first.click()
    person.page.wait_for_selector('[data-do="ready"]', state="detached")


def start(host: Person) -> None:
    """Start the game, as the host."""
    host.page.locator('[data-do="start"]:not([aria-disabled="true"])').click()
    host.page.wait_for_selector("[data-ask], .knockout")
