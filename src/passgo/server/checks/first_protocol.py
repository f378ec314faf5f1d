"""Checks of games that were begun under the first protocol: the promise, the key, every draw."""

import msgspec

from passgo.documents import brought_up
from passgo.games import AnyGame
from passgo.refusal import Refusal
from passgo.server.checks.check_findings import NOTHING, Evidence, Finding
from passgo.server.play.fairness import first_commitment, key_of
from passgo.server.play.game import NATURE, Setup, begin, luck_of
from passgo.server.play.patches import Document, plain
from passgo.server.table.start_event import Start, hash_of, read_start
from passgo.server.table.table_record import TableRecord

OLD = "the game was begun under the first protocol: who kept the server could choose its luck"


def check(table: TableRecord, secret: bytes, evidence: Evidence = NOTHING) -> Finding:
    """Compute the commitment, the key and every draw of a record again."""
    table = msgspec.structs.replace(table, record=brought_up(table.record))
    mistakes = [*promises_broken(table, secret), *contradicted(table, evidence)]
    start = read_start(table.start)
    draws, wrong, rests = luck_broken(table, start, key_of(secret, table.start.encode()))
    return Finding(draws=draws, mistakes=(*mistakes, *wrong), rests=rests, notes=(OLD,))


def contradicted(table: TableRecord, evidence: Evidence) -> list[str]:
    """Return what somebody kept that a game of the first protocol cannot have had."""
    checks = {
        "the commitment is not the one that you saw before the game": evidence.commitment
        in ("", table.commitment),
        "a game of the first protocol has no shares": not (evidence.shares or evidence.earlier),
        "a game of the first protocol has no receipts": not evidence.receipts,
        "a game of the first protocol has no heads": not evidence.heads,
        "the start event is not the one that you saw before your share was opened": evidence.start
        in ("", hash_of(table.start)),
    }
    return [mistake for mistake, holds in checks.items() if not holds]


def promises_broken(table: TableRecord, secret: bytes) -> list[str]:
    """Return where the record contradicts what was published before the game."""
    start = read_start(table.start)
    named = [seat if isinstance(seat, str) else seat["name"] for seat in table.record["seats"]]
    checks = {
        "the secret is not the one that was committed to": (
            first_commitment(table.game, secret) == table.commitment == start.commitment
        ),
        "the start event is of another game": start.game == table.game,
        "the edition is another one": start.setup.edition == table.record["edition"]
        and start.digest == table.record["digest"],
        "the seats are others": [name for name, _ in start.seats] == named,
        "the record does not begin at the start": table.record.get("position") is None,
    }
    return [mistake for mistake, holds in checks.items() if not holds]


def luck_broken(table: TableRecord, start: Start, key: bytes) -> tuple[int, list[str], int]:
    """Return how many draws there are, which differ from the key's, and differing rests."""
    orders = table.record.get("orders") or []
    game = begin(start.setup, [name for name, _ in start.seats], None)
    draws, wrong, rests = 0, list[str](), 0
    for number, order in enumerate(orders):
        if order["do"] in NATURE:
            said = nature_says(start.setup, game, key, draws)
            if said != plain(order):
                rests += order["do"] == "Rest"
                wrong += [] if order["do"] == "Rest" else [f"order {number} was not drawn so"]
            draws += 1
        try:
            game.play_written(order)
        except (Refusal, ValueError) as error:
            return draws, [*wrong, f"order {number} is against the rules: {error}"], rests
    return draws, wrong, rests


def nature_says(setup: Setup, game: AnyGame, key: bytes, counter: int) -> Document | None:
    """Return what the key answers to the question that is open."""
    answer = game.ask_luck(luck_of(setup, key, counter))
    said: Document | None = plain(answer) if answer is not None else None
    return said
