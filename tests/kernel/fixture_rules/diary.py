"""What happened, outside the state."""


class Diary:
    """Rows of (kind, seat, amount)."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int]] = []
        self.written = 0

    def add(self, kind: int, seat: int, amount: int) -> None:
        """Append one row."""
        self.rows.append((kind, seat, amount))
        self.written += 1

    def length(self) -> int:
        """Return how many rows there are."""
        return len(self.rows)
