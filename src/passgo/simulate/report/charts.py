"""Charts: fortunes turn by turn, and how long games last."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from passgo.simulate.curves import BIN
from passgo.simulate.report.palette import LINES
from passgo.simulate.report.words import Words
from passgo.simulate.results import Results

WIDTH, HEIGHT = 480.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 10.0, 14.0, 30.0
ENOUGH = 0.05  # of all games must still go on for a point of the curve
_TICKS = 5
_HEADROOM = 1.08  # above the highest bar, for the word on the median


class Plane:
    """The field of a chart: from values to units of the drawing."""

    def __init__(self, wide: float, high: float) -> None:
        """Give the largest values of both directions."""
        self.wide, self.high = wide or 1, high or 1

    def x(self, value: float) -> float:
        """Return where a value lies across."""
        return LEFT + (WIDTH - LEFT - RIGHT) * value / self.wide

    def y(self, value: float) -> float:
        """Return where a value lies up."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / self.high

    def path(self, points: Sequence[tuple[float, float]]) -> str:
        """Return a line through points."""
        return "M" + "L".join(f"{self.x(a):.1f} {self.y(b):.1f}" for a, b in points)


def ticks(largest: float) -> list[float]:
    """Return round numbers from 0 to *largest* or little above, five steps or so."""
    if largest <= 0:
        return [0.0, 1.0]
    rough = largest / _TICKS
    unit = 10 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough)
    return [step * at for at in range(ceil(largest / step) + 1)]


def wealth_panel(results: Results, words: Words) -> str:
    """Return the panel of the bots' fortunes."""
    curve = results.curve
    kept = [at for at, games in enumerate(curve.games) if games >= ENOUGH * results.games]
    turns = [0, *(curve.turns[at] for at in kept)]
    start = words.edition.rules_for(results.variant, results.house_rules).start_cash
    lines = {name: [start, *(row[at] for at in kept)] for name, row in curve.wealth.items()}
    marks = ticks(max(max(line) for line in lines.values()))
    plane = Plane(turns[-1], marks[-1])
    going = [1.0, *(curve.games[at] / results.games for at in kept)]
    drawn = "".join(
        f'<path d="{plane.path(list(zip(turns, line, strict=True)))}" fill="none" '
        f'stroke="var(--p{at})" stroke-width="2.6" stroke-linejoin="round" '
        f'stroke-dasharray="{LINES[at][2]}"/>'
        for at, line in enumerate(lines.values())
    )
    body = _running(plane, turns, going) + _grid(plane, marks, words.money) + drawn
    return _panel("wealth", body + _turns_axis(plane, words), words, _legend(lines, words))


def _running(plane: Plane, turns: Sequence[float], going: Sequence[float]) -> str:
    """Return the shade that shows how many games are still going on."""
    top = [(turn, share * plane.high) for turn, share in zip(turns, going, strict=True)]
    return f'<path class="area" d="{plane.path([*top, (turns[-1], 0), (0, 0)])}Z"/>'


def _grid(plane: Plane, marks: Sequence[float], say: Callable[[float], str]) -> str:
    return "".join(
        f'<path class="gl" d="M{LEFT} {plane.y(mark):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 6}" y="{plane.y(mark) + 4:.1f}" font-size="13" '
        f'text-anchor="end">{say(mark)}</text>'
        for mark in marks
    )


def _turns_axis(plane: Plane, words: Words) -> str:
    marks = [mark for mark in ticks(plane.wide) if mark <= plane.wide]
    return "".join(
        f'<text x="{plane.x(mark):.1f}" y="{HEIGHT - 9}" font-size="13" '
        f'text-anchor="{"start" if mark == 0 else "middle"}">'
        f"{words.text('turn', {'count': words.number(mark)}) if mark == 0 else words.number(mark)}"
        "</text>"
        for mark in marks
    )


def _legend(lines: dict[str, list[float]], words: Words) -> str:
    keys = [
        f'<span><svg viewBox="0 0 30 8"><path d="M0 4H30" stroke="var(--p{at})" '
        f'stroke-width="3" stroke-dasharray="{LINES[at][2]}"/></svg>{words.bot(name)}</span>'
        for at, name in enumerate(lines)
    ]
    shade = (
        '<span><svg viewBox="0 0 30 14"><path class="area" d="M0 0H30V14H0Z"/></svg>'
        f"{words.text('running')}</span>"
    )
    return f'<div class="legend">{"".join(keys)}{shade}</div>'


def length_panel(results: Results, words: Words) -> str:
    """Return the panel of the lengths of games."""
    bins = _bins(results)
    marks = ticks(_HEADROOM * max(bins.values(), default=0) / max(1, results.games))
    last = max(bins, default=0) + BIN
    plane = Plane(last, marks[-1])
    bars = "".join(
        f'<path class="bin" d="M{plane.x(turn) + 0.6:.1f} {plane.y(0):.1f}'
        f"V{plane.y(games / results.games):.1f}H{plane.x(turn + BIN) - 0.6:.1f}"
        f'V{plane.y(0):.1f}Z"><title>{turn}–{turn + BIN - 1}: {words.number(games)}</title></path>'
        for turn, games in bins.items()
    )
    half = results.length.quartiles[1]
    at = plane.x(half)
    anchor = "start" if at < WIDTH * 0.6 else "end"
    median = (
        f'<path class="median" d="M{at:.1f} {TOP}V{plane.y(0):.1f}"/>'
        f'<text x="{at + (6 if anchor == "start" else -6):.1f}" y="{TOP + 10}" font-size="14" '
        f'font-weight="650" text-anchor="{anchor}">'
        f"{words.text('length-half', {'count': words.number(half)})}</text>"
    )
    decimals = 0 if round(100 * marks[1], 6).is_integer() else 1
    grid = _grid(plane, marks, lambda share: words.percent(share, decimals))
    return _panel("length", grid + bars + median + _turns_axis(plane, words), words, "")


def _bins(results: Results) -> dict[int, int]:
    """Return the games by tens of turns, the rarest long ones gathered in the last bar."""
    longest = max(100, 3 * results.length.quartiles[1])
    gathered: dict[int, int] = {}
    for turn, games in results.length.histogram.items():
        at = min(turn, longest // BIN * BIN)
        gathered[at] = gathered.get(at, 0) + games
    return gathered


def _panel(key: str, body: str, words: Words, below: str) -> str:
    title = words.text(key)
    return (
        f'<section class="panel"><h2>{title}</h2><p class="note">{words.text(f"{key}.note")}</p>'
        f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{title}">{body}</svg>'
        f"{below}</section>"
    )
