"""Chances: who wins from here, if everybody goes on as the model plays."""

from collections.abc import Sequence

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.trial import Trial
from passgo.bots.registry import BOTS
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import CERTAIN, Outlook
from passgo.bots.weighed_ways import Ways
from passgo.editions.load import is_by_the_book
from passgo.game.compiled_twin import copied, fastest
from passgo.game.encoding import decode, encode
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.state import State
from passgo.simulate.intervals import Rate

MODEL = "shark"
"""How everybody is taken to play on."""
KINDS = {bot.name: bot.kind for bot in BOTS}
TURNS = 8
"""After so many a rollout is left."""
THIS_TURN = 0
"""A rollout is left when the turn it began in is over."""


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
        self._adviser = self._model.clone()
        self._kernel.deal_plainly(self.moment(game), self._model)
        kernel = self._kernel
        self._paper = kernel.State(), kernel.Memory(), kernel.Outlook(), kernel.Action()

    @property
    def _is_copied(self) -> bool:
        return self._kernel.form != "plain"

    def moment(self, game: Game) -> State:
        """Return a game as it stands, for rollouts."""
        state = self._kernel.State()
        state.from_ints(game.state.to_ints())
        state.own_luck = 1
        return state

    def ways_of(self, orders: Sequence[Order | None], seat: int) -> Ways:
        """Return orders of a seat as the kernel knows them."""
        ways = self._kernel.Ways()
        for at, order in enumerate(orders):
            action = self._action(order) if order is not None else self._kernel.Action()
            self._kernel.write_way(ways, at, action, self._model.floor[seat])
        ways.ways = len(orders)
        self._kernel.open_ways(ways, seat)
        return ways

    def call(
        self, name: str, moment: State, ways: Ways, first: int, count: int, turns: int, *more: int
    ) -> None:
        """Let the kernel play rollouts of some ways, each of so many turns at most."""
        play = getattr(self._kernel, name)
        last = max(1, moment.turns + turns)
        numbers = (self._seed, first, count, last, *more)
        play(moment, self._board, self._model, ways, *self._paper, *numbers)

    def chances(self, moment: State, budget: Budget) -> Chances:
        """Return everybody's chances at a moment."""
        trial = Trial(self, moment, (None,))
        trial.settle(budget, TURNS)
        return Chances(seats=trial.chances(), rollouts=trial.rollouts)

    def looks(self, moment: State, count: int) -> tuple[float, ...]:
        """Return what the positions are worth on average in which the turn of a moment may end."""
        trial = Trial(self, moment, (None,))
        trial.settle(Budget(rollouts=count), THIS_TURN)
        return trial.means()

    def advice(self, moment: State, seat: int) -> Order | None:
        """Return what the model would do in a seat now, asked or unasked; None: nothing."""
        state, memory, action = moment.clone(), self._adviser.clone(), self._kernel.Action()
        self._kernel.seed_memory(memory, self._seed)
        self._kernel.seed_generator(state, self._seed)  # what would have come is not seen
        if top_kind(state) != BREAK or not self._kernel.poll(
            state, self._board, memory, seat, action
        ):
            self._kernel.choose_for(state, self._board, memory, action, seat)
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


def chances_of(
    game: Game,
    count: int = 1000,
    seed: int = 0,
    model: str = MODEL,
    within: float = 0.0,
    seconds: float = 0.0,
) -> Chances:
    """Return everybody's chances as a game stands; of one that is over, the result.

    *within* and *seconds* end the rollouts earlier, see `Budget`.
    """
    if game.is_over:
        won = sum(won << seat for seat, won in enumerate(game.state.won))
        ended = shared(won, len(game.seats))
        return Chances(seats=tuple(Rate(share, share, share) for share in ended), rollouts=0)
    oracle = Oracle(game, seed, model)
    budget = Budget(rollouts=count, within=within, seconds=seconds)
    return oracle.chances(oracle.moment(game), budget)


def glance(game: Game) -> tuple[float, ...]:
    """Return everybody's chances by the value of a position, without playing on from it."""
    outlook = Outlook()
    foresee(game.state, game.board, outlook)
    return tuple(outlook.chance[seat] / CERTAIN for seat in range(game.state.seats))
