"""The start event: all that the key of the draws depends on, besides the secret and the shares."""

import hashlib
from functools import lru_cache

import msgspec
from msgspec import Struct

from passgo.documents import in_todays_words
from passgo.server.caches import counted
from passgo.server.limits import KNOWN_STARTS
from passgo.server.play.fairness import FIRST_VERSION
from passgo.server.play.game import Setup


class Voided(Struct, frozen=True, kw_only=True):
    """A voided start: its round, the SHA-256 of its text, and the seats because of which.

    The shares of those did not come in time, or they changed hands meanwhile.
    """

    round: int
    start: str
    unopened: tuple[int, ...]


class VoidedStart(Struct, frozen=True, kw_only=True):
    """A voided start, with its text."""

    start: str
    unopened: tuple[int, ...]


class Start(Struct, frozen=True, kw_only=True):
    """The start event; *shares* are the commitments of the seats that open one.

    *voided* are all earlier starts of this table that were voided.
    *open_chances*: those who sit down agree that everybody sees everybody's chances.
    """

    fairness: str
    game: str
    round: int = 0
    commitment: str
    setup: Setup
    digest: str
    seats: tuple[tuple[str, str], ...]
    shares: dict[str, str] = {}
    voided: tuple[Voided, ...] = ()
    open_chances: bool = False

    @property
    def is_of_the_first(self) -> bool:
        """Whether the game was begun under the first protocol, which had no shares."""
        return self.fairness == FIRST_VERSION.decode()

    @property
    def opening(self) -> tuple[int, ...]:
        """The seats that open a share, the lowest first."""
        return tuple(sorted(map(int, self.shares)))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(at for at, (_, level) in enumerate(self.seats) if not level)


@counted("starts")
@lru_cache(maxsize=KNOWN_STARTS)
def read_start(text: str) -> Start:
    """Return the start event from its text; the key was made from the text itself."""
    kept = msgspec.json.decode(text)
    start = msgspec.convert(kept | {"setup": in_todays_words(kept["setup"])}, Start)
    must_name_people(start)
    return start


def must_name_people(start: Start) -> None:
    """Raise ValueError for a share of no person's seat, or of one that is not written plainly.

    Shares of seats that sort alike would come in any order that suits.
    """
    people = set(map(str, start.people))
    if strange := sorted(start.shares.keys() - people):
        raise ValueError(f"the start event has a share of no person's seat: {', '.join(strange)}")


def hash_of(start: str) -> str:
    """Return by what receipts and later starts name a start event."""
    return hashlib.sha256(start.encode()).hexdigest()


def listed(starts: list[VoidedStart]) -> tuple[Voided, ...]:
    """Return voided starts as the next start event lists them."""
    return tuple(
        Voided(
            round=number,
            start=hash_of(start.start),
            unopened=start.unopened,
        )
        for number, start in enumerate(starts)
    )
