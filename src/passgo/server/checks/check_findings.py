"""Findings: what the check of a record found, and what somebody knows besides the record."""

from msgspec import Struct

from passgo.server.play.receipts import Receipt


class Finding(Struct, frozen=True, kw_only=True):
    """What the check of a record found: no mistake, or the first ones.

    *notes* are what is as it may be, but should be known: starts that came to nothing, bots that
    forgot or were late. *rests* are slides that come to rest elsewhere on this machine.
    """

    draws: int
    mistakes: tuple[str, ...]
    rests: int = 0
    bots: int = 0
    notes: tuple[str, ...] = ()


class Evidence(Struct, frozen=True, kw_only=True):
    """What somebody kept of a game: what was promised, the own shares, heads and receipts.

    *start* is the SHA-256 of the start event for which a share was opened, *key* the public key by
    which the server signed. *shares* are by seat, *earlier* those of voided starts by round and
    seat, *heads* those of the log by entry.
    """

    commitment: str = ""
    start: str = ""
    key: str = ""
    shares: dict[int, str] = {}
    earlier: dict[tuple[int, int], str] = {}
    heads: dict[int, str] = {}
    receipts: tuple[Receipt, ...] = ()


NOTHING = Evidence()
