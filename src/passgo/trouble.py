"""Trouble: what keeps a command from doing what it was asked, said in one line."""


class Trouble(Exception):
    """A command cannot do it here and now; the line says why, and what would help."""

    def __init__(self, line: str) -> None:
        """Keep to one line, whatever the system said."""
        super().__init__(" ".join(line.split()))
