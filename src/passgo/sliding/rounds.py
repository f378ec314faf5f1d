"""Rounds: the order of markers, the steps at the end of a round, the next round and the end.

`advance` carries the game on until somebody, or nature, must decide.

Clauses: KO-010, KO-015, KO-032 to KO-038, KO-051, KO-067 to KO-114.
"""

from __future__ import annotations

from collections.abc import Iterable

from passgo.sliding.counting import next_order, pot_for
from passgo.sliding.edition import Edition
from passgo.sliding.events import (
    Event,
    GameEnded,
    MarkersDrawn,
    PotFilled,
    PotTaken,
    RoundBegan,
    RoundEnded,
    ScoreLine,
    StepBegan,
    TaxPaid,
)
from passgo.sliding.scoring import (
    bonus_lines,
    collections,
    double_line,
    doubling_choices,
    gain,
    parking_lines,
    property_lines,
    tax_lines,
)
from passgo.sliding.seating import HouseRules, colours_of, teams_of
from passgo.sliding.state import (
    NO_TOKEN,
    Phase,
    State,
    TokenState,
    places,
    side_of,
    standing_on,
    winners,
)


def new_state(edition: Edition, names: tuple[str, ...], house_rules: HouseRules) -> State:
    """Return a game about to draw its turn markers: no cash, tokens in hand."""
    teams = teams_of(edition, len(names))
    sides = len(teams)
    return State(
        edition=edition,
        house_rules=house_rules,
        names=names,
        teams=teams,
        colours=colours_of(edition, house_rules, sides),
        cash=[edition.rules.start_cash] * sides,
        tokens=[TokenState() for _ in range(sides * edition.rules.tokens_per_side)],
        member=[0] * sides,
    )


def lay_markers(s: State, order: Iterable[int]) -> list[Event]:
    """Lay the drawn markers on the reference card and begin round 1."""
    s.order = list(order)
    return [MarkersDrawn(tuple(s.order)), *fill_pot(s), *begin_round(s)]


def fill_pot(s: State) -> list[Event]:
    """Lay money above Free Parking if nothing is left there (KO-106, KO-107)."""
    if s.pot > 0:
        return []
    s.pot = pot_for(s.edition, s.pot)
    return [PotFilled(s.pot)]


def begin_round(s: State) -> list[Event]:
    """Give everybody their tokens back and let the top marker slide first."""
    s.tokens = [TokenState() for _ in s.tokens]
    s.phase, s.cursor, s.summoned = "slides", 0, []
    return [RoundBegan(s.round, s.sides, s.order[0], tuple(s.order))]


def is_waiting(s: State) -> bool:
    """Tell whether a slide or what follows from it must be settled first."""
    return s.shot is not None or max(s.again, s.offered) != NO_TOKEN or bool(s.summoned)


def advance(s: State) -> list[Event]:
    """Carry the game on to the next decision."""
    # Who cannot pay is not asked: the token stays in jail (KO-062).
    s.summoned = [t for t in s.summoned if s.cash[side_of(s, t)] >= s.edition.rules.jail_price]
    events: list[Event] = []
    while s.phase not in ("markers", "over") and not is_waiting(s):
        if s.phase == "slides" and s.cursor < len(s.tokens):
            break
        if s.phase != "slides" and s.cursor < s.sides and is_asked(s, s.order[s.cursor]):
            break
        events += _onward(s)
    return events


def is_asked(s: State, side: int) -> bool:
    """Tell whether *side* has something to do or to choose in the present step."""
    if s.phase == "chance":
        return bool(on_chance(s, side))
    if s.phase == "railroad":
        return bool(on_railroad(s, side))
    return len(doubles(s, side)) > 1


def on_chance(s: State, side: int) -> list[int]:
    """Return the tokens of *side* that are slid again: on Chance, and not slid again before."""
    return [t for t in standing_on(s, side, "chance") if not s.tokens[t].slid_again]


def on_railroad(s: State, side: int) -> list[int]:
    """Return the tokens of *side* on a Railroad that have not chosen to stay."""
    return [t for t in standing_on(s, side, "railroad") if not s.tokens[t].stayed]


def doubles(s: State, side: int) -> tuple[int, ...]:
    """Return what the House of *side* may double."""
    now = places(s)
    return doubling_choices(s.edition, now[side], collections(s.edition, now, s.order)[side])


def _onward(s: State) -> list[Event]:
    """Pass the side at the cursor, or when all are through, the step."""
    if s.phase == "slides":
        return _enter(s, "chance")
    if s.cursor < s.sides:
        return _pass_side(s)
    if s.phase == "chance":
        return _enter(s, "railroad")
    if s.phase == "railroad":
        return [*_collect(s), *_enter(s, "house")]
    return [*_tax_and_parking(s), *_end_round(s)]


def _enter(s: State, phase: Phase) -> list[Event]:
    s.phase, s.cursor = phase, 0
    match phase:
        case "chance" | "railroad" | "house":
            return [StepBegan(phase)]
        case _:
            return []


def _pass_side(s: State) -> list[Event]:
    """Go on to the next side; a House with one property to double needs no choice."""
    side = s.order[s.cursor]
    s.cursor += 1
    if s.phase == "house" and (only := doubles(s, side)):
        return book(s, [double_line(s.edition, side, only[0])])
    return []


def double(s: State, side: int, space: int) -> list[Event]:
    """Pay *side* once more for *space* and let the next side choose (KO-090, KO-091)."""
    s.cursor += 1
    return book(s, [double_line(s.edition, side, space)])


def _collect(s: State) -> list[Event]:
    s.before = list(s.cash)
    now = places(s)
    collected = collections(s.edition, now, s.order)
    events: list[Event] = [StepBegan("collect")]
    events += book(s, property_lines(s.edition, now, s.order))
    events.append(StepBegan("set-bonus"))
    return events + book(s, bonus_lines(s.edition, collected, s.order))


def _tax_and_parking(s: State) -> list[Event]:
    now = places(s)
    collected = collections(s.edition, now, s.order)
    events: list[Event] = [StepBegan("tax")]
    events += book(s, tax_lines(s.edition, now, collected, s.order))
    events.append(StepBegan("free-parking"))
    shares = parking_lines(s.edition, now, s.order, s.pot, s.house_rules.share_step or None)
    return events + book(s, shares)


def book(s: State, lines: Iterable[ScoreLine]) -> list[Event]:
    """Move the money of every line of the score and return the lines."""
    booked: list[Event] = []
    for line in lines:
        side, amount = gain(line)
        if side >= 0:
            s.cash[side] += amount
        if isinstance(line, TaxPaid | PotTaken):
            s.pot -= amount
        booked.append(line)
    return booked


def _end_round(s: State) -> list[Event]:
    gains = tuple(now - then for now, then in zip(s.cash, s.before, strict=True))
    ended: list[Event] = [RoundEnded(s.round, gains, tuple(s.cash))]
    s.before = []
    if s.round == s.sides:
        s.phase, s.cursor = "over", 0
        return [*ended, GameEnded(winners(s), max(s.cash))]
    s.round += 1
    s.order = next_order(s.order)
    return [*ended, *fill_pot(s), *begin_round(s)]
