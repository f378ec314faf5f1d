"""Proof: a game's record with everything needed to draw all its luck again, and the check of it."""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from passgo.games import AnyGame, replay
from passgo.refusal import Refusal
from passgo.server.play.fairness import commitment, key_of
from passgo.server.play.game import NATURE, Base, Setup, begin, fair_luck, record_of
from passgo.server.play.match import Step, actions_in
from passgo.server.play.patches import Document, plain
from passgo.server.rooms.room import Room
from passgo.server.table.table import Start, read_start


class TableRecord(Struct, frozen=True, kw_only=True):
    """A game as it was played; the secret is there once the game is over."""

    format: str = "passgo-table"
    version: int = 1
    game: str
    commitment: str
    start: str
    secret: str
    record: dict[str, Any]


class Finding(Struct, frozen=True, kw_only=True):
    """What the check of a record found: no mistake, or the first ones."""

    draws: int
    mistakes: tuple[str, ...]
    rests: int = 0


class Told(NamedTuple):
    """A game as it stood at a moment; its record is written from this beside the running tables."""

    game: str
    commitment: str
    start: str
    secret: str
    setup: Setup
    names: tuple[str, ...]
    steps: list[tuple[int, Step]]
    base: Base | None

    def record(self) -> TableRecord:
        """Return the record of the game."""
        return TableRecord(
            game=self.game,
            commitment=self.commitment,
            start=self.start,
            secret=self.secret,
            record=record_of(self.setup, self.names, actions_in(self.steps), self.base),
        )


def told_of(room: Room) -> Told:
    """Return the game at a table as it stands; the secret is told once it is over."""
    table, match = room.table, room.running()
    return Told(
        game=table.id,
        commitment=table.commitment,
        start=table.start,
        secret=table.secret.hex() if table.status == "over" else "",
        setup=match.setup,
        names=match.names,
        steps=match.steps,
        base=match.base,
    )


def verify(text: bytes) -> Finding:
    """Compute the commitment, the key and every draw of a record again."""
    table = msgspec.json.decode(text, type=TableRecord)
    if not table.secret:
        return Finding(draws=0, mistakes=("the secret is not revealed before the game is over",))
    secret = bytes.fromhex(table.secret)
    mistakes = promises_broken(table, secret)
    start = read_start(table.start)
    draws, wrong, rests = luck_broken(table, start, key_of(secret, table.start.encode()))
    return Finding(draws=draws, mistakes=(*mistakes, *wrong), rests=rests)


def promises_broken(table: TableRecord, secret: bytes) -> list[str]:
    """Return where the record contradicts what was published before the game."""
    start = read_start(table.start)
    named = [seat if isinstance(seat, str) else seat["name"] for seat in table.record["seats"]]
    checks = {
        "the secret is not the one that was committed to": (
            commitment(table.game, secret) == table.commitment == start.commitment
        ),
        "the start event is of another game": start.game == table.game,
        "the edition is another one": start.setup.edition == table.record["edition"]
        and start.digest == table.record["digest"],
        "the seats are others": [name for name, _ in start.seats] == named,
        "the record does not begin at the start": table.record.get("position") is None
        and table.record.get("start") is None,
    }
    return [mistake for mistake, holds in checks.items() if not holds]


def luck_broken(table: TableRecord, start: Start, key: bytes) -> tuple[int, list[str], int]:
    """Return how many draws there are, which differ from the key's, and differing rests."""
    actions = table.record.get("orders") or table.record.get("actions") or []
    game = begin(start.setup, [name for name, _ in start.seats], None)
    draws, wrong, rests = 0, list[str](), 0
    for number, action in enumerate(actions):
        if action["do"] in NATURE:
            said = nature_says(game, key, draws)
            if said != plain(action):
                rests += action["do"] == "rest"
                wrong += [] if action["do"] == "rest" else [f"action {number} was not drawn so"]
            draws += 1
        try:
            game.play_written(action)
        except (Refusal, ValueError) as error:
            return draws, [*wrong, f"action {number} is against the rules: {error}"], rests
    return draws, wrong, rests


def nature_says(game: AnyGame, key: bytes, counter: int) -> Document | None:
    """Return what the key answers to the question that is open."""
    answer = game.ask_luck(fair_luck(game.kind, key, counter))
    said: Document | None = plain(answer) if answer is not None else None
    return said


def play_again(text: bytes) -> AnyGame:
    """Return the game of a record, or of a table's record, played to its end."""
    return replay(game_record(text))


def game_record(text: bytes) -> Document:
    """Return the record of a game, also out of a table's record."""
    document = msgspec.json.decode(text)
    if not isinstance(document, dict):
        raise ValueError("a record is an object")
    found: Document = document["record"] if document.get("format") == "passgo-table" else document
    return found
