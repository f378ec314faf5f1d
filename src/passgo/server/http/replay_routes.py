"""Routes of replays: a finished game step by step, with what everybody was worth after each."""

import asyncio
from typing import Any

import msgspec
from litestar import Response
from msgspec import Raw, Struct

from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.http.cached_responses import AnyRequest, Body, answered, body_of
from passgo.server.http.changes import told_record
from passgo.server.http.parameters import TableId
from passgo.server.limits import REPLAYS_KEPT
from passgo.server.play.draws import Drawing, drawing_of
from passgo.server.play.game import NATURE, begin
from passgo.server.play.match import Match
from passgo.server.play.patches import Document, patch_between, plain
from passgo.server.rooms.proof import TableRecord


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One step: who, what was done, what happened; the view is the last one plus *patch*.

    *wealth* is everybody's, seat by seat, in Knockout the cash of each seat's side.
    """

    seq: int
    by: int
    actions: list[dict[str, Any]]
    events: Raw
    patch: dict[str, Any]
    prompt: dict[str, Any]
    wealth: tuple[int, ...]


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game from its first view on, and its record, by which all luck is checked."""

    table: TableRecord
    start: dict[str, Any]
    wealth: tuple[int, ...]
    steps: list[ReplayStep]
    draws: list[Drawing]


def replay_of(match: Match, record: TableRecord) -> Replay:
    """Play a match again and look at it after each step."""
    game = first_game(match)
    first = view = look(game)
    before = game.wealth
    steps: list[ReplayStep] = []
    draws: list[Drawing] = []
    for seq, step in match.steps:
        for action in step.actions:
            if action["do"] in NATURE:
                draws.append(drawing_of(game, seq, action))
            game.play_written(action)
        old, view = view, look(game)
        steps.append(
            ReplayStep(
                seq=seq,
                by=step.by,
                actions=step.actions,
                events=step.events,
                patch=patch_between(old, view),
                prompt=plain(game.prompt),
                wealth=game.wealth,
            )
        )
    return Replay(table=record, start=first, wealth=before, steps=steps, draws=draws)


def first_game(match: Match) -> AnyGame:
    """Return the game before its first step, or where it had to go on from a position."""
    if match.base is not None:
        return game_at(match.base.position)
    return begin(match.setup, match.names, None)


def look(game: AnyGame) -> Document:
    """Return what a spectator sees."""
    seen: Document = plain(game.view(None))
    return seen


class Replays:
    """The replays that were asked for last; a finished game does not change."""

    def __init__(self) -> None:
        self._kept: dict[str, Body] = {}

    async def get(self, match: Match, record: TableRecord) -> Body:
        """Return a replay, played again beside the running tables."""
        if record.game not in self._kept:
            self._kept[record.game] = await asyncio.to_thread(written, match, record)
            while len(self._kept) > REPLAYS_KEPT:
                del self._kept[next(iter(self._kept))]
        return self._kept[record.game]


def written(match: Match, record: TableRecord) -> Body:
    """Return a replay as it crosses the wire."""
    return body_of(msgspec.json.encode(replay_of(match, record)), "application/json")


async def replay(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return a finished game step by step."""
    replays: Replays = request.app.state.replays
    room, record = await told_record(request, table_id)
    if room.match is None or not record.secret:
        raise Refusal("not-over")
    return answered(request, await replays.get(room.match, record))
