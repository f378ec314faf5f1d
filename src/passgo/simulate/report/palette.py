"""Palette: colours, letters and dashes; colour never stands alone."""

from collections.abc import Mapping

from passgo.editions import Edition
from passgo.editions.shelf import look_of
from passgo.looks import Palette

# Background and ink of the colour groups in the order of the board, A to H, then others.
STREETS = (
    ("#6A4A38", "#FFFFFF"),
    ("#8FCBE9", "#17203A"),
    ("#D56BA4", "#17203A"),
    ("#F09A3E", "#17203A"),
    ("#DE4A3A", "#FFFFFF"),
    ("#F2CE3B", "#17203A"),
    ("#2E9B6B", "#FFFFFF"),
    ("#2D4BB0", "#FFFFFF"),
)
OTHERS: Mapping[str, tuple[str, str, str]] = {
    "station": ("#3A4257", "#FFFFFF", "S"),
    "utility": ("#7C8497", "#FFFFFF", "U"),
}
# Lines of the players, light and dark, with a dash each.
LINES = (
    ("#CB4023", "#FF8A6B", ""),
    ("#0B7F86", "#4FD0D6", "7 4"),
    ("#7449C8", "#B79CFF", "2 4"),
    ("#C22F76", "#FF8CC2", "10 4 2 4"),
    ("#3F4E7A", "#A9B8E8", "5 3"),
    ("#5C7A12", "#B7DB5B", "12 4"),
    ("#A4600B", "#F2B45A", "1 3"),
    ("#17563F", "#6FD0A6", "8 3 2 3"),
)
# The accent of each palette that an edition may choose, light and dark.
ACCENTS: Mapping[Palette, tuple[str, str]] = {
    "plain": ("#2340C9", "#8EA4FF"),
    "blue": ("#2340C9", "#8EA4FF"),
    "green": ("#17563F", "#6FD0A6"),
    "teal": ("#006C77", "#52D3DE"),
    "night": ("#1B6C94", "#6FD3FF"),
    "red": ("#B3261E", "#FF8A80"),
}


class Badge:
    """The colour and letter of a group."""

    def __init__(self, back: str, ink: str, letter: str) -> None:
        """Hold the three."""
        self.back, self.ink, self.letter = back, ink, letter

    def html(self) -> str:
        """Return the badge for a line of text."""
        style = f"background:{self.back};color:{self.ink}"
        return f'<span class="badge" style="{style}">{self.letter}</span>'


def badges(edition: Edition) -> dict[str, Badge]:
    """Return the badge of every group of an edition."""
    found: dict[str, Badge] = {}
    streets = 0
    for group in edition.groups:
        if group.kind in OTHERS:
            found[group.id] = Badge(*OTHERS[group.kind])
        else:
            back, ink = STREETS[streets % len(STREETS)]
            found[group.id] = Badge(back, ink, chr(ord("A") + streets))
            streets += 1
    return found


def accent(edition: Edition) -> tuple[str, str]:
    """Return the accent of an edition, light and dark."""
    return ACCENTS[look_of(edition).palette]
