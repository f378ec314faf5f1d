"""Random legal games through any form of the kernel, with every invariant checked."""

from collections.abc import Iterator
from typing import NamedTuple

from house_rules import HouseRules

from passgo.boards import board_of
from passgo.bots.game_endings import ENDED, TURNS_EXHAUSTED
from passgo.editions import Edition, load_edition
from passgo.kernel import Kernel

TURNS = 1_000  # the documented safeguard against endless games
DECISIONS = 200_000


class Table(NamedTuple):
    """A way to play: an edition, a variant, house rules and a number of players."""

    edition: str
    variant: str
    players: int
    house_rules: HouseRules = ()

    @property
    def name(self) -> str:
        """Return a short name for reports and test ids."""
        extras = "".join(f"+{name}={value}" for name, value in self.house_rules)
        return f"{self.edition}/{self.variant or 'standard'}{extras}/{self.players}"


class Ending(NamedTuple):
    """How one game ended: its code, its turns and the integers of its last state."""

    code: int
    turns: int
    state: list[int]


def optional_rules(edition: Edition) -> list[HouseRules]:
    """Return the sets of house rules worth a campaign: the book, and its optional rules."""
    if edition.powers:
        return [(("powers", "off"),), (("powers", "on"),)]
    return [()]


def tables(edition_id: str) -> Iterator[Table]:
    """Yield every variant, optional rule and number of players of an edition."""
    edition = load_edition(edition_id)
    for variant in ("", *(variant.id for variant in edition.variants)):
        for house_rules in optional_rules(edition):
            for players in range(edition.players.min, edition.players.max + 1):
                yield Table(edition_id, variant, players, house_rules)


def play(kernel: Kernel, table: Table, seed: int, decisions: int = DECISIONS) -> Ending:
    """Play one random game with all invariants checked after every step."""
    edition = load_edition(table.edition)
    board = board_of(edition, table.variant, dict(table.house_rules), kernel.Board)
    state, choice, memory, action = (
        kernel.State(),
        kernel.State(),
        kernel.Memory(),
        kernel.Action(),
    )
    kernel.new_game(state, board, table.players, seed)
    kernel.seed_generator(choice, seed + 1_000_003)
    code = kernel.play_checked(state, board, memory, choice, action, TURNS, decisions, 1)
    return Ending(code, state.turns, state.to_ints())


def is_sound(ending: Ending) -> bool:
    """Tell whether a game ended, or went on for all its turns, without breaking anything."""
    return ending.code in (ENDED, TURNS_EXHAUSTED)
