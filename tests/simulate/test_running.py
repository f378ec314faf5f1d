"""A run gives the same results whoever plays its pieces."""

import signal
from collections.abc import Generator, Iterable, Iterator
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from passgo.bots import quick_acts
from passgo.bots.lineup import BATCH, Lineup, seat_lineup
from passgo.bots.memory import Memory
from passgo.bots.quick_decisions import answer
from passgo.bots.value.scratch import Outlook
from passgo.editions import EditionError
from passgo.rules.actions import BID, Action
from passgo.rules.board import Board
from passgo.rules.state import State
from passgo.simulate import SimulationError, simulate
from passgo.simulate.chunks import pieces, play_chunk
from passgo.simulate.executors import Asked, Local, Result, Work
from passgo.simulate.printing import print_results
from passgo.simulate.request import BOTS as BOT_KINDS
from passgo.simulate.request import request
from passgo.simulate.results import Results, results_of
from passgo.simulate.running import play
from passgo.simulate.totals import Totals

BOTS = ("shark", "steady", "fp-a", "novice")
CLOCK = ("seconds", "processor_seconds", "games_per_second", "decisions_per_second")


def without_clock(results: Results) -> dict[str, object]:
    document = msgspec.to_builtins(results)
    return {key: value for key, value in document.items() if key not in CLOCK}


class Backwards:
    """An executor that plays the last piece first."""

    is_alone = False

    def run(
        self, work: Work[Asked, Result], wanted: Asked, pieces: Iterable[int]
    ) -> Generator[Result]:
        """Yield what comes of the pieces in reverse."""
        for index in reversed(list(pieces)):
            yield work(wanted, index)


def test_neither_jobs_nor_order_change_the_results() -> None:
    wanted = request("classic-2003", BOTS, BATCH * 2 + 30, seed=3)

    one, two, back = (
        without_clock(results_of(play(wanted, executor)))
        for executor in (Local(1), Local(2), Backwards())
    )

    assert one == two == back


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate("classic-us", BOTS, 8, seed=seed) for seed in (1, 2))

    assert first.length != second.length


def test_with_house_rules_the_acts_that_are_refused_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def bid_out_of_turn(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
        answer(s, b, m, o, a)
        if s.turns == 5:
            a.kind = BID

    monkeypatch.setattr(quick_acts, "answer", bid_out_of_turn)
    wanted = request("classic-2003", BOTS, 1, house_rules={"fine": 60})
    totals = Totals(wanted)
    totals.add(play_chunk(wanted, 0, "plain"))
    results = results_of(totals)

    told = Console(file=StringIO(), width=200)
    print_results(results, told)

    assert results.slips > 0
    assert isinstance(told.file, StringIO)
    assert f"the rules refused {results.slips:,} acts of bots" in told.file.getvalue()


def test_bots_play_by_house_rules_without_being_refused() -> None:
    results = simulate("classic-2003", BOTS, 40, house_rules={"fine": 2_000, "offers_per_pair": 0})

    assert results.deals.offers == 0
    assert results.slips == 0


def test_a_bot_that_thinks_needs_the_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.simulate.request.why_not_compiled", lambda: "not built")

    assert request("classic-us", BOTS, 1).bots == BOTS
    with pytest.raises(SimulationError, match="champion thinks with the compiled rules: not built"):
        request("classic-us", ("champion", "shark"), 1)


def test_any_whole_number_is_a_seed() -> None:
    seeds = [request("classic-us", BOTS, 1, seed=seed).first_seed for seed in (-1, 0, 1, 10**30)]

    assert len(set(seeds)) == 4
    assert all(0 <= seed < 2**31 for seed in seeds)


def test_plain_and_compiled_rules_count_the_same() -> None:
    for edition in ("classic-2003", "revolution-2009"):
        wanted = request(edition, BOTS, 6, seed=11)
        plain, compiled = (play_chunk(wanted, 0, form) for form in ("plain", "compiled"))

        assert plain.tally == compiled.tally
        assert plain.outcomes == compiled.outcomes


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Hear Ctrl-C as in a terminal; a script that runs tests in the background has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_keeps_what_is_done_and_says_so() -> None:
    results = simulate(
        "classic-us",
        ("shark", "steady"),
        3 * BATCH,
        progress=lambda _done, _asked: signal.raise_signal(signal.SIGINT),
    )

    assert results.partial
    assert (results.games, results.asked) == (BATCH, 3 * BATCH)


@pytest.mark.usefixtures("interruptible")
def test_a_second_ctrl_c_interrupts_as_usual() -> None:
    def twice(_done: int, _asked: int) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        simulate("classic-us", ("shark", "steady"), 3, progress=twice)


def test_progress_tells_games_done_of_games_asked() -> None:
    seen: list[tuple[int, int]] = []

    simulate("classic-us", BOTS, 5, progress=lambda done, asked: seen.append((done, asked)))

    assert seen == [(5, 5)]


def test_pieces_cover_every_game_once() -> None:
    wanted = request("classic-us", BOTS, 2 * BATCH + 1)

    assert list(pieces(wanted)) == [0, 1, 2]


def test_bots_sit_one_chair_further_in_each_game() -> None:
    who, memory = Lineup(), Memory()
    who.bots, who.kind[:3] = 3, [BOT_KINDS[bot] for bot in ("shark", "steady", "fp-a")]
    seated = []
    for game in range(4):
        seat_lineup(who, memory, game, 5)
        seated.append(who.player[:3])

    assert seated == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    assert memory.kind[:3] == who.kind[:3]


def test_the_shares_of_a_run_add_up() -> None:
    results = simulate("classic-2003", BOTS, 40, seed=2)

    assert sum(bot.wins for bot in results.bots) == pytest.approx(40)
    assert sum(seat.wins for seat in results.seats) == pytest.approx(40)
    assert sum(row.share for row in results.landing) == pytest.approx(1)
    assert sum(results.length.histogram.values()) == 40
    assert sum(results.bankruptcies.values()) == 40
    assert results.decisions > 100
    assert results.deals.trades + results.deals.refusals <= results.deals.offers + 1


def test_a_shared_win_counts_in_part() -> None:
    totals = Totals(request("classic-us", BOTS, 1))
    chunk = play_chunk(totals.request, 0)
    chunk.outcomes["won"][0] = 0b0110
    chunk.outcomes["starter"][0] = 1

    totals.add(chunk)
    results = results_of(totals)

    assert [bot.wins for bot in results.bots] == [0, 0.5, 0.5, 0]
    assert [seat.wins for seat in results.seats] == [0.5, 0.5, 0, 0]


def test_bots_of_a_kind_are_numbered() -> None:
    assert request("classic-us", ("steady", "shark", "steady"), 1).labels == (
        "steady 1",
        "shark",
        "steady 2",
    )


@pytest.mark.parametrize(
    ("edition", "bots", "games", "said"),
    [
        ("nowhere", BOTS, 1, "no edition 'nowhere'"),
        ("knockout-2024", BOTS, 1, "sliding"),
        ("classic-us", ("shrk", "steady"), 1, "no bot 'shrk'"),
        ("classic-us", ("shark",), 1, "seats 2 to"),
        ("classic-us", BOTS, 0, "games: 0"),
        ("classic-us", BOTS, -3, "games: -3"),
    ],
)
def test_what_cannot_be_played_is_refused_before_play(
    edition: str, bots: tuple[str, ...], games: int, said: str
) -> None:
    with pytest.raises(SimulationError, match=said):
        simulate(edition, bots, games)


def test_unknown_variants_and_options_are_refused() -> None:
    with pytest.raises(EditionError, match="variant"):
        simulate("classic-us", BOTS, 1, variant="slow")
    with pytest.raises(EditionError, match="unknown rule"):
        simulate("classic-us", BOTS, 1, house_rules={"colour": "red"})


def test_jobs_are_at_least_one() -> None:
    with pytest.raises(SimulationError, match="jobs: 0"):
        simulate("classic-us", BOTS, 1, jobs=0)
