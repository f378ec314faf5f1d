"""Whole games with their proof, kept as they were played; run as a script, it plays them anew.

`python tests/server/kept_games.py` writes `records/second/EDITION.json`; games of the first
protocol are in `records`. A game that is kept is not to be written again when the engine changes:
it shows that games of older versions still play.
"""

from pathlib import Path

import msgspec
from shares import get_ready, share_of

from passgo import __version__
from passgo.bots.decisions import choose, poll
from passgo.bots.memory import Memory, seed_memory
from passgo.bots.registry import seat_bot
from passgo.bots.weighted.weights import SHARK, STEADY
from passgo.game.encoding import decode
from passgo.game.orders import AuctionClock, Claim, TextFades
from passgo.game.play import Game
from passgo.rules.actions import Action
from passgo.rules.machine import why_not
from passgo.server.play.game import Setup
from passgo.server.play.match import Match
from passgo.server.play.receipts import Signer
from passgo.server.rooms.audience import statement_of
from passgo.server.table.starting import open_share, press_start
from passgo.server.table.table import Seat, Table
from passgo.server.table.table_record import TableRecord
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.vocabulary import Order

FOLDER = Path(__file__).parent / "records"
SECOND = FOLDER / "second"
NAMES = ("Ana", "Bo", "Cy")
KEY = b"k" * 32
SETUPS = (
    Setup(edition="classic-2003", variant="quick"),
    Setup(edition="euro-1999"),
    Setup(edition="revolution-2009"),
    Setup(edition="clone-wars-2008", variant="quick", house_rules={"powers": "on"}),
    Setup(edition="knockout-2024"),
)
EDITIONS = tuple(setup.edition for setup in SETUPS)
KEPT = (*EDITIONS, "knockout-2024-version-2")
"""The files: a game of each edition, and of the sliding one with every order of version 2."""
LONGEST = 5000
MOST_ACTS = 6


def table_of(setup: Setup) -> Table:
    """Return a started table with a secret and shares that are known."""
    table = Table(
        id=f"kept-{setup.edition}",
        host="device 0",
        setup=setup,
        pace="instant",
        secret=setup.edition.encode().ljust(32, b"."),
        seats=[Seat(name=name, device=f"device {at}") for at, name in enumerate(NAMES)],
    )
    for seat in range(len(NAMES)):
        get_ready(table, seat)
    press_start(table, (), 0.0)
    for seat in range(len(NAMES)):
        open_share(table, seat, f"device {seat}", share_of(seat).hex())
    table.status = "playing"
    return table


class Players:
    """Everybody at a table of the tests; the same game gives the same decisions."""

    def __init__(self, seats: int) -> None:
        self._memory = Memory()
        for seat in range(seats):
            seat_bot(self._memory, seat, SHARK if seat == seats - 1 else STEADY)
        seed_memory(self._memory, 7)
        self._turn = self._done = 0

    def next(self, match: Match) -> tuple[int, Order]:
        """Return who does what next."""
        game = match.game
        if isinstance(game, SlidingGame):
            seat = match.prompt()["seats"][0]
            return seat, Bot("novice", match.seq).choose(game, seat)
        assert isinstance(game, Game)
        claim = open_claim(game)
        if claim is not None:
            return claim.seat, claim
        if not match.prompt()["seats"]:
            return -1, TextFades() if match.prompt()["ask"] == "ReadTheText" else AuctionClock()
        if match.prompt()["ask"] == "ThrowDice" and self._acts(game) < MOST_ACTS:
            for seat in range(len(game.seats)):
                action = Action()
                if poll(game.state, game.board, self._memory, seat, action):
                    if why_not(game.state, game.board, action) == 0:
                        self._done += 1
                        return seat, decode(action, game.edition)
        return self._decided(game, match.prompt()["seats"][0])

    def _acts(self, game: Game) -> int:
        """Return how much was done in this turn before the throw."""
        if game.state.turns != self._turn:
            self._turn, self._done = game.state.turns, 0
        return self._done

    def _decided(self, game: Game, seat: int) -> tuple[int, Order]:
        action = Action()
        choose(game.state, game.board, self._memory, action)
        if why_not(game.state, game.board, action) == 0:
            return action.seat, decode(action, game.edition)
        return seat, game.simplest(seat)


def open_claim(game: Game) -> Claim | None:
    """Return the first rent that can be asked for."""
    s = game.state
    claims = (
        Claim(seat=s.claim_owner[at], claim=s.claim_id[at])
        for at in range(s.claims)
        if not s.claim_made[at]
    )
    return next((claim for claim in claims if game.why_not(claim) is None), None)


def played(setup: Setup) -> TableRecord:
    """Play a game to its end and return its record."""
    table = table_of(setup)
    match, _ = Match.new(table.setup, table.names, table.key, 0.0, table.head)
    players, entries = Players(len(table.seats)), [match.newest.decode()]
    while not match.game.is_over:
        assert match.seq < LONGEST, setup
        seat, action = players.next(match)
        match.play(seat, action, None)
        entries.append(match.newest.decode())
    signer = Signer(KEY)
    receipt = statement_of(table, match, signer.public_key, 0)
    return TableRecord(
        engine=__version__,
        game=table.id,
        commitment=table.commitment,
        start=table.start,
        shares=table.shares,
        secret=table.secret.hex(),
        entries=entries,
        receipt=signer.sign(receipt),
        record=match.record(),
    )


def main() -> None:
    """Play and keep a game of each edition that has none yet."""
    SECOND.mkdir(exist_ok=True, parents=True)
    for setup in SETUPS:
        file = SECOND / f"{setup.edition}.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(played(setup)) + b"\n")


if __name__ == "__main__":
    main()
