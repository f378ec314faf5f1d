"""Trouble: what keeps a command from doing what it was asked, said in one line."""

import json
import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls, marks that turn or hide text, halves of characters, and breaks of lines."""


class Trouble(Exception):
    """A command cannot do it here and now; the line says why, and what would help."""

    def __init__(self, line: str) -> None:
        """Keep to one line, whatever the system or somebody's file said."""
        super().__init__(printable(" ".join(line.split())))


def printable(text: str) -> str:
    """Return what others wrote so that it gives no orders to a terminal: escaped as in JSON."""
    return "".join(json.dumps(c)[1:-1] if unicodedata.category(c) in UNSEEN else c for c in text)
