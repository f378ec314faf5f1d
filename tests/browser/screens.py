"""What a screen said and when, beside the record that the page keeps of its scenes."""

import json
from collections.abc import Iterable
from typing import Any

from people import Person

WATCH = """() => {
  const seen = (window.textsSeen = []);
  const look = () => {
    const table = document.querySelector('.dice-table');
    if (!table) return;
    const record = JSON.parse(table.dataset.record ?? '[]');
    seen.push({ at: performance.now(), text: table.textContent, record });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['data-record'],
  });
  look();
}"""
"""Notes everything that the table says, at each change."""


class Screen:
    """Somebody's screen, watched from now on."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._page.evaluate(WATCH)
        self._since = float(self._page.evaluate("performance.now()"))

    @property
    def seen(self) -> list[dict[str, Any]]:
        """What was on the screen, change by change."""
        found: list[dict[str, Any]] = self._page.evaluate("window.textsSeen")
        return found

    def first(self, words: str) -> dict[str, Any]:
        """Return the first moment at which the screen said something it had not said before."""
        seen = self.seen
        assert words not in seen[0]["text"], f"{words!r} was there before"
        return next(one for one in seen if words in one["text"])

    def ended(self, words: str) -> list[str]:
        """Return the scenes that had ended when the screen first said something."""
        return self._scenes(words, "ends")

    def begun(self, words: str) -> list[str]:
        """Return the scenes that had begun when the screen first said something."""
        return self._scenes(words, "begins")

    def _scenes(self, words: str, what: str) -> list[str]:
        notes = (note for note in self.first(words)["record"] if note["at"] >= self._since)
        return [note["scene"] for note in notes if note["what"] == what]


def record(person: Person) -> list[dict[str, Any]]:
    """Return what the page remembers of its scenes."""
    kept: list[dict[str, Any]] = json.loads(person.root("record"))
    return kept


def begun(notes: Iterable[dict[str, Any]]) -> list[str]:
    """Return the scenes that have begun, whatever came of them."""
    return [note["scene"] for note in notes if note["what"] == "begins"]


def skipped(notes: Iterable[dict[str, Any]]) -> list[str]:
    """Return the scenes that were skipped."""
    return [scene for note in notes if note["what"] == "skips" for scene in note["scenes"]]


def scenes(notes: Iterable[dict[str, Any]]) -> list[str]:
    """Return the scenes that were played to their end."""
    return [note["scene"] for note in notes if note["what"] == "ends"]
