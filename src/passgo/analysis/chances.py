"""Chances: who wins from here, if everybody goes on as the model plays."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from passgo.bots import lineup, rollouts
from passgo.bots.registry import BOTS
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import CERTAIN, Outlook
from passgo.editions.load import is_by_the_book
from passgo.game.compiled_twin import copied, fastest
from passgo.game.encoding import decode, encode
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.limits import SEATS
from passgo.rules.state import State
from passgo.simulate.intervals import Rate, mean_interval

MODEL = "shark"
"""How everybody is taken to play on."""
KINDS = {bot.name: bot.kind for bot in BOTS}

Shares = list[tuple[float, ...]]
"""What each seat won of each rollout, or had won by the value of the position it was left in."""
TURNS = 30
"""After so many a rollout is left."""


class Chances(Struct, frozen=True, kw_only=True):
    """The chances of every seat to win, by so many rollouts."""

    seats: tuple[Rate, ...]
    rollouts: int


class Oracle:
    """Rollouts from moments of one game; the same seed gives the same answers."""

    def __init__(self, game: Game, seed: int = 0, model: str = MODEL) -> None:
        """Take a game's board and seats; its moments are given one by one."""
        self._kernel, self._game, self._seed = fastest(), game, seed
        self._board = copied(game.board) if self._is_copied else game.board
        self._model = self._kernel.Memory()
        self._model.guarded = int(not is_by_the_book(game.edition.id, game.house_rules))
        for seat in range(len(game.seats)):
            self._kernel.seat_bot(self._model, seat, KINDS[model])
        named = vars(self._kernel)
        self._roll_out = named.get("roll_out", rollouts.roll_out)
        self._found = named.get("Rollouts", rollouts.Rollouts)()
        self._paper = self._kernel.State(), self._kernel.Memory(), self._kernel.Action()

    @property
    def _is_copied(self) -> bool:
        return self._kernel.form != "plain"

    def moment(self, game: Game) -> State:
        """Return a game as it stands, for rollouts."""
        state = self._kernel.State()
        state.from_ints(game.state.to_ints())
        state.own_luck = 1
        return state

    def after(self, moment: State, order: Order | None) -> State:
        """Return a moment after an order, before any luck that follows; None: nothing was done."""
        state = moment.clone()
        if order is not None:
            state.own_luck = 0
            self._kernel.step(state, self._board, self._action(order))
            state.own_luck = 1
        return state

    def shares(self, moment: State, count: int, first: int = 0) -> Shares:
        """Return what each seat won of so many rollouts from a moment, from number *first* on.

        A rollout is left after some turns; what the position there is worth counts then.
        """
        return self._rolled(moment, count, first, moment.turns + TURNS)

    def looks(self, moment: State, count: int) -> Shares:
        """Return what the positions are worth in which the turn of a moment may end."""
        return self._rolled(moment, count, 0, max(1, moment.turns))

    def _rolled(self, moment: State, count: int, first: int, last: int) -> Shares:
        found: Shares = []
        while len(found) < count:
            now = min(lineup.BATCH, count - len(found))
            state, memory, action = self._paper
            self._roll_out(
                state,
                self._board,
                memory,
                action,
                moment,
                self._model,
                self._found,
                self._seed,
                first + len(found),
                now,
                last,
            )
            chance = self._found.chance[: now * SEATS]
            for at in range(0, len(chance), SEATS):
                found.append(tuple(each / CERTAIN for each in chance[at : at + moment.seats]))
        return found

    def advice(self, moment: State, seat: int) -> Order | None:
        """Return what the model would do in a seat now, asked or unasked; None: nothing."""
        state, memory, action = moment.clone(), self._model.clone(), self._kernel.Action()
        self._kernel.seed_memory(memory, self._seed)
        self._kernel.seed_generator(state, self._seed)  # what would have come is not seen
        if top_kind(state) != BREAK or not self._kernel.poll(
            state, self._board, memory, seat, action
        ):
            self._kernel.choose(state, self._board, memory, action)
        if action.seat != seat or self._kernel.why_not(state, self._board, action):
            return None
        return self._order(action)

    def _action(self, order: Order) -> Action:
        return encode(order, self._game.edition, self._kernel.Action)

    def _order(self, action: Action) -> Order:
        plain = Action()
        plain.from_ints(action.to_ints())
        return decode(plain, self._game.edition)


def shared(won: int, seats: int) -> tuple[float, ...]:
    """Return what each seat won of a game; a tie is shared."""
    share = 1 / max(1, won.bit_count())
    return tuple(share if won >> seat & 1 else 0.0 for seat in range(seats))


def chances_of(game: Game, count: int = 1000, seed: int = 0, model: str = MODEL) -> Chances:
    """Return everybody's chances as a game stands; of one that is over, the result."""
    if game.is_over:
        won = sum(won << seat for seat, won in enumerate(game.state.won))
        ended = shared(won, len(game.seats))
        return Chances(seats=tuple(Rate(share, share, share) for share in ended), rollouts=0)
    oracle = Oracle(game, seed, model)
    return chances_in(oracle.shares(oracle.moment(game), count))


def glance(game: Game) -> tuple[float, ...]:
    """Return everybody's chances by the value of a position, without playing on from it."""
    outlook = Outlook()
    foresee(game.state, game.board, outlook)
    return tuple(outlook.chance[seat] / CERTAIN for seat in range(game.state.seats))


def chances_in(found: Shares) -> Chances:
    """Return the chances that rollouts show, each with its interval."""
    return Chances(seats=tuple(map(mean, zip(*found, strict=True))), rollouts=len(found))


def mean(values: Iterable[float]) -> Rate:
    """Return the mean of some values with its interval."""
    return mean_interval(Counter(values))
