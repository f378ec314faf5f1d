"""Walks: the files of Passgo that an act runs through, traced, to compare two checkouts.

    .venv/bin/python tools/walks.py [--root CHECKOUT]

Four walks in plain Python: a property is bought, in the engine; the same from a command to what
everybody is told, on the side of the server; a deal is forced on another player; a bot deals and
builds until somebody pays rent. A file counts when a function in it runs; imports do not count.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

HERE = Path(__file__).resolve().parent.parent
NAMES = ("Ana", "Bo", "Chloé")


@contextmanager
def traced(root: Path, seen: set[str]) -> Iterator[None]:
    """Note every file below *root* in which a function is called meanwhile."""

    def note(frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(str(root)) and frame.f_code.co_name != "<module>":
            seen.add(name.removeprefix(f"{root}/"))

    sys.settrace(note)
    try:
        yield
    finally:
        sys.settrace(None)


def game_at(edition: str, ask: str, seed: int) -> Any:
    """Return a game of the simplest answers when something is asked for the first time."""
    from passgo.bots.fallback import fall_back
    from passgo.game.encoding import decode
    from passgo.game.luck import Seeded
    from passgo.game.orders import AuctionClock
    from passgo.game.play import Game
    from passgo.rules.actions import Action

    game: Any = Game.new(edition, NAMES, luck=Seeded(seed))
    action = Action()
    while type(game.prompt).__name__ != ask and not game.is_over:
        if type(game.prompt).__name__ == "AwaitClock":
            game.play(AuctionClock())
            continue
        fall_back(game.state, game.board, action, game.prompt.seats[0])
        game.play(decode(action, game.edition))
    return game


def buy() -> Callable[[], object]:
    """Buy what one stands on."""
    from passgo.game.orders import Buy

    game = game_at("classic-2003", "BuyOrAuction", 1)
    return lambda: game.play(Buy(seat=game.prompt.seats[0]))


def told() -> Callable[[], object]:
    """Buy it, and write what everybody is told: the question and every seat's options."""
    from passgo.game.orders import Buy
    from passgo.server.play.event_json import written
    from passgo.server.play.question import question_about

    game = game_at("classic-2003", "BuyOrAuction", 1)

    def act() -> None:
        events = game.play(Buy(seat=game.prompt.seats[0]))
        for event in events or ():
            written(event)
        question_about(game.prompt, game.edition.rulebook)
        for seat in range(len(NAMES)):
            game.options(seat)

    return act


def forced_deal() -> Callable[[], object]:
    """Force a deal where that is allowed."""
    from passgo.game.encoding import decode
    from passgo.game.orders import ForceDeal
    from passgo.rules.actions import FORCE_DEAL, Action
    from passgo.rules.machine import why_not

    for seed in range(200):
        game = game_at("revolution-2009", "ChooseZoneOrGoOn", seed)
        if game.is_over:
            continue
        seat, s, b = game.prompt.seats[0], game.state, game.board
        for place in range(b.places):
            if b.group[place] >= 0 and s.owner[place] < 0:
                s.owner[place] = place % len(NAMES)
        for mine in range(b.places):
            for theirs in range(b.places):
                a = Action()
                a.kind, a.seat = FORCE_DEAL, seat
                a.deeds[mine], a.deeds[theirs] = 1, 2
                if mine != theirs and why_not(s, b, a) == 0:
                    order = decode(a, game.edition)
                    assert isinstance(order, ForceDeal)
                    return lambda: game.play(order)
    raise SystemExit("no game found in which a deal can be forced")


def bots_deal_then_rent() -> Callable[[], object]:
    """Let bots play until they have dealt and somebody has paid rent after it."""
    from passgo.boards import board_of
    from passgo.editions import load_edition
    from passgo.kernel import load

    kernel: Any = load("plain")
    board = board_of(load_edition("classic-2003"), make=kernel.Board)
    state, action, memory = kernel.State(), kernel.Action(), kernel.Memory()
    kernel.new_game(state, board, 3, 7)
    kernel.seed_memory(memory, 7)
    for seat in range(3):
        kernel.seat_bot(memory, seat, 6)

    def act() -> None:
        while not state.over and memory.trades == 0:
            kernel.next_act(state, board, memory, action)
            kernel.step(state, board, action)
        for _ in range(60):
            kernel.next_act(state, board, memory, action)
            kernel.step(state, board, action)

    return act


WALKS = {
    "a property is bought, in the engine": buy,
    "the same, to what everybody is told": told,
    "a forced deal": forced_deal,
    "a bot's deal, then rent": bots_deal_then_rent,
}


def main() -> None:
    """Trace each walk in a checkout, and print its files."""
    parser = argparse.ArgumentParser(description="List the files that four acts run through.")
    parser.add_argument("--root", type=Path, default=HERE, help="the checkout to trace")
    root = parser.parse_args().root.resolve() / "src"
    sys.path.insert(0, str(root))
    sys.dont_write_bytecode = True
    for title, walk in WALKS.items():
        seen: set[str] = set()
        try:
            act = walk()
            with traced(root / "passgo", seen):
                act()
        except (ImportError, AttributeError) as missing:
            print(f"{title}: not in this checkout ({missing})")
            continue
        print(f"{title}: {len(seen)} files")
        for name in sorted(seen):
            print(f"  {name}")


if __name__ == "__main__":
    main()
