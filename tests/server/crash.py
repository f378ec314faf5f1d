"""Crashes: people and bots play on while their server is killed again and again.

`python tests/server/crash.py --kills 1000 --database sqlite --kept crashes.json` does it for long:
in parts of --part kills, each with a database of its own that is checked at its end. What is done
is kept in the file after each part, and the same command goes on from there.
"""

import argparse
import asyncio
import json
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import sqlalchemy as sql
from campaigns import Done, done_of, keep
from node import FAST, Node
from postgres import database_of
from scripts import plain_order, told_order
from tables import Doc, Guest, free_port
from websockets.exceptions import ConnectionClosed

from passgo.game.play import Game
from passgo.games import game_at
from passgo.rules import invariants
from passgo.server.play.match import Match
from passgo.server.settings import Rhythm
from passgo.server.store import schema, table_rows
from passgo.server.store.store import Kept, open_store
from passgo.server.wire.repeated_commands import RepeatedCommands

Kind = tuple[str, list[str], Doc]
TABLES: tuple[Kind, ...] = (
    ("classic-2003", ["", "", "novice"], {}),
    ("euro-1999", ["", "", ""], {}),
    (
        "revolution-2009",
        ["", "", "steady"],
        {"house_rules": {"auction_seconds": 1, "auction_beeps": 1}},
    ),
    ("clone-wars-2008", ["", "novice"], {}),
    ("knockout-2024", ["", "novice"], {}),
    ("classic-2003", ["", ""], {"luck": "told", "variant": "quick"}),
)
SLOW = 120.0
GONE = 1006
ENDLESS = sys.maxsize
LONG = 0.25
"""How often the server is killed only after every table has gone on, bots and clocks included."""
FAR = 40
"""Steps after which a table waits for the others, so that none is played out meanwhile."""
AMONG_NODES = Rhythm(look=0.2, lease=1.5, hold=1.0)
"""Where nodes are killed one after the other, nobody waits long for one that is dead."""


class Player(Guest):
    """Somebody who plays plainly, remembers every promise and asks again after a crash."""

    def __init__(self, base: str, acts: "Acts") -> None:
        super().__init__(base)
        self._acts, self._luck = acts, random.Random(0)
        self.promised: dict[str, Doc] = {}
        self.pending: Doc | None = None
        self.last: Doc | None = None
        self.closed: set[int] = set()

    async def play_on(self, goal: int) -> None:
        """Play until somebody has taken the game to a step, or the server is gone."""
        try:
            while not self.is_over and self.seq < goal:
                await (self.act() if self.is_asked else self.hear())
                self._acts.note(self.table, self.seq)
            if self.is_over:
                self._acts.note(self.table, ENDLESS)  # It goes on no further.
        except ConnectionClosed as closed:
            self.closed.add(closed.rcvd.code if closed.rcvd is not None else GONE)

    @property
    def is_asked(self) -> bool:
        """Tell whether the question is for them, or the luck for them to tell."""
        told = self.prompt.get("draw", {}).get("seat")
        return super().is_asked or told == self.seat

    async def act(self) -> None:
        """Answer the question that is open."""
        if self.prompt["ask"] == "AwaitLuck":
            order = told_order(self.prompt["draw"], self._luck)
        else:
            order = {"seat": self.seat} | plain_order(self)
        self.pending = {"id": secrets.token_hex(6), "order": order, "answers": self.prompt["id"]}
        await self._send_pending()

    async def come_back(self) -> None:
        """Listen again; send again what was not answered, and once more what was."""
        self.raw.clear()
        await self.listen()
        await self.hear_until("whole")
        if self.last is not None:
            first = self.answers.pop(self.last["id"])
            again = await self.ask(type="play", **self.last)
            # What came too late answers a question that nobody asks by now; or the end of the time
            # was not kept, nobody was told of it, and there is time again.
            was_late = not first["ok"] and first["no"]["code"] == "too-late"
            assert again == first or was_late, (first, again)
            if again["ok"]:
                self.promised[again["id"]] = again
        if self.pending is not None:
            await self._send_pending()

    async def _send_pending(self) -> None:
        assert self.pending is not None
        answer = await self.ask(type="play", **self.pending)
        allowed = ("no-longer-asked", "too-late", "wait-a-moment")
        assert answer["ok"] or answer["no"]["code"] in allowed, (answer, self.prompt)
        if answer["ok"]:
            self.promised[answer["id"]] = answer
        self.last, self.pending = self.pending, None
        self._acts.count()


class Acts:
    """How many answers people got since the server started, and which tables went on."""

    def __init__(self) -> None:
        self._left = 0
        self._goals: dict[str, int] = {}
        self.enough = asyncio.Event()

    def wait_for(self, count: int, goals: dict[str, int]) -> None:
        """Wait for so many answers, and until tables have come to their goals."""
        self._left, self._goals = count, goals
        self.enough.clear()

    def count(self) -> None:
        """Count an answer."""
        self._left -= 1

    def note(self, table: str, seq: int) -> None:
        """Note how far a table has come."""
        if seq >= self._goals.get(table, seq + 1):
            del self._goals[table]
        if self._left <= 0 and not self._goals:
            self.enough.set()


class Play:
    """A table with its people."""

    def __init__(self, base: str, acts: Acts, kind: Kind) -> None:
        self.kind = kind
        self.edition, self._levels, self._more = kind
        seats = [seat for seat, level in enumerate(self._levels) if not level]
        self.people = {seat: Player(base, acts) for seat in seats}

    async def begin(self) -> None:
        """Make the table, sit down and start."""
        host = self.people[0]
        await host.make(self.edition, self._levels, **self._more)
        for seat, guest in self.people.items():
            await guest.sit(host.table, seat, f"guest {seat}")
            await guest.listen()
        await host.start()
        for guest in self.people.values():
            await guest.hear_until("whole")

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.people[0].table


def nothing() -> None:
    """Let nothing else happen when a server is killed."""


class Crashes:
    """Several tables on one database, whose server is ended at moments of chance.

    *then* is what happens to its machine before it is started again.
    """

    def __init__(
        self,
        database: str,
        seed: int,
        kinds: Sequence[Kind] = TABLES,
        gently: bool = False,
        fronts: int = 0,
        nodes: int = 1,
        forked: bool = False,
        rhythm: Rhythm = FAST,
        then: Callable[[], None] = nothing,
    ) -> None:
        self.database, self._kinds, self._gently, self._then = database, kinds, gently, then
        self._chance = random.Random(seed)
        self._nodes = [
            Node(database, free_port(), rhythm, fronts=fronts, forked=forked) for _ in range(nodes)
        ]
        self._acts = Acts()
        self.plays: list[Play] = []
        self._going: list[Play] = []

    async def run(self, kills: int) -> None:
        """Play, kill and start again so many times; at the end every game must go on."""
        try:
            for node in self._nodes:
                await node.start()
            for kind in self._kinds:
                await self._begin(kind)
            for _ in range(kills):
                ended = await self._play_and_kill()
                await ended.start()
                for player in self._players():
                    player.base = self._chance.choice(self._nodes).base
                await asyncio.gather(*(player.come_back() for player in self._players()))
            await self._go_on()
        finally:
            for node in self._nodes:
                node.kill()
            for play in self.plays:
                for player in play.people.values():
                    await player.close()

    async def _begin(self, kind: Kind) -> None:
        play = Play(self._chance.choice(self._nodes).base, self._acts, kind)
        self.plays.append(play)
        self._going.append(play)
        await play.begin()

    def _players(self) -> list[Player]:
        return [player for play in self._going for player in play.people.values()]

    async def _play_and_kill(self) -> Node:
        """Play, end one of the nodes and hang up at the others; return the one that ended."""
        for play in [play for play in self._going if play.people[0].is_over]:
            self._going.remove(play)
            await self._begin(play.kind)
        is_long = self._chance.random() < LONG
        goals = {play.table: play.people[0].seq + 2 for play in self._going} if is_long else {}
        self._acts.wait_for(self._chance.randint(2, 30), goals)
        playing = [
            asyncio.create_task(player.play_on(play.people[0].seq + FAR))
            for play in self._going
            for player in play.people.values()
        ]
        over = asyncio.gather(*playing)
        await asyncio.wait(
            (over, enough := asyncio.create_task(self._acts.enough.wait())),
            return_when=asyncio.FIRST_COMPLETED,
        )
        enough.cancel()
        await asyncio.sleep(self._chance.uniform(0.0, 0.03))
        node = self._chance.choice(self._nodes)
        if self._gently:
            await asyncio.to_thread(node.stop)
        else:
            node.kill()
        self._then()
        if len(self._nodes) > 1:
            for player in self._players():
                await player.hang_up()
        await over
        return node

    async def _go_on(self) -> None:
        """Play each table on for some steps."""
        going = [
            asyncio.wait_for(player.play_on(play.people[0].seq + 4), SLOW)
            for play in self._going
            for player in play.people.values()
        ]
        before = [play.people[0].seq for play in self._going]
        await asyncio.gather(*going)
        for play, seq in zip(self._going, before, strict=True):
            assert play.people[0].is_over or play.people[0].seq > seq, play.edition


async def kept_of(crashes: Crashes) -> list[tuple[Play, Kept]]:
    """Return what the database has of every table."""
    store = await open_store(crashes.database)
    try:
        found = [(play, await store.table(play.table)) for play in crashes.plays]
        async with store.engine.connect() as connection:
            wanted = sql.select(schema.LOG.c.table_id, schema.LOG.c.seq)
            rows = (await connection.execute(wanted)).all()
        for play, kept in found:
            seqs = sorted(seq for table, seq in rows if table == play.table)
            assert kept is not None
            assert seqs == list(range(1, len(kept.log) + 1)), "the log has a gap"
        return [(play, kept) for play, kept in found if kept is not None]
    finally:
        await store.close()


def check(play: Play, kept: Kept) -> int:
    """Check that every promise to the people of a table was kept once; return how many."""
    entries = [json.loads(entry) for entry in kept.log]
    answers = RepeatedCommands()
    answers.done(kept.done)
    told = [event for entry in entries for event in entry.get("events", [])]
    promised: list[int] = []
    for seat, player in play.people.items():
        for command, answer in player.promised.items():
            assert json.loads(answers.first(seat, command) or "null") == answer
            assert entries[answer["seq"] - 1]["by"] == seat
            promised.append(answer["seq"])
        assert player.events == told[: len(player.events)], "somebody was told something else"
    assert len(set(promised)) == len(promised), "two promises for one step"
    check_money(kept)
    return len(promised)


def check_money(kept: Kept) -> None:
    """Check that the game can be played to its last step, is sound, and lost no money."""
    table = table_rows.table_of(kept)
    game = Match.load(table.setup, table.names, table.key, kept.log).game
    game_at(game.position())
    if isinstance(game, Game):
        assert invariants.broken(game.state, game.board) == 0


async def crash(database: str, kills: int, seed: int, fronts: int = 0, nodes: int = 1) -> int:
    """Kill a server so many times; return how many promises were made, all of them kept."""
    rhythm = AMONG_NODES if nodes > 1 else FAST
    crashes = Crashes(database, seed, fronts=fronts, nodes=nodes, forked=True, rhythm=rhythm)
    await crashes.run(kills)
    return await promises_of(crashes)


async def promises_of(crashes: Crashes) -> int:
    """Check what the database has; return how many promises were made, all of them kept."""
    return sum(check(play, kept) for play, kept in await kept_of(crashes))


class Kills(Done, kw_only=True):
    """How often a server was killed, and how many promises it made and kept."""

    kills: int = 0
    promised: int = 0


def crash_part(wanted: argparse.Namespace, kills: int, seed: int) -> int:
    """Kill so many times over a new database; return how many promises were made and kept."""
    how = (kills, seed, wanted.fronts, wanted.nodes)
    with database_of(wanted.database) as (database, _folder):
        return asyncio.run(crash(database, *how))


def main() -> None:
    """Crash for as long as is wished, one part after the other."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fronts", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=1, help="over one PostgreSQL")
    parser.add_argument("--part", type=int, default=50, help="kills before all is checked")
    parser.add_argument("--kept", type=Path, help="the file that keeps how much is done")
    wanted = parser.parse_args()
    if wanted.nodes > 1 and wanted.database == "sqlite":
        parser.error("a file has one server: several nodes need --database postgresql")
    names = ("database", "seed", "fronts", "nodes", "part")
    campaign = " ".join(f"{name} {getattr(wanted, name)}" for name in names)
    done = done_of(Kills, campaign, wanted.kept)
    while done.kills < wanted.kills:
        kills = min(wanted.part, wanted.kills - done.kills)
        done.promised += crash_part(wanted, kills, wanted.seed + done.kills)
        done.kills += kills
        keep(done, wanted.kept)
        said = f"{done.kills} kills, {done.promised} promises, all kept"
        print(f"{wanted.database}: {said}", flush=True)


if __name__ == "__main__":
    main()
