"""Rates: who wins how often, as bars with their intervals."""

from collections.abc import Iterable

from passgo.simulate.intervals import Rate
from passgo.simulate.report.words import Words
from passgo.simulate.results import Results

_ROOM = 1.15  # of the largest end, so that no bar touches the border


def rates_panel(results: Results, words: Words) -> str:
    """Return the panel of win rates by bot and by order of play."""
    bots = [(words.bot(bot.name), bot.rate) for bot in results.bots]
    seats = [(words.text("seat", {"count": seat.seat}), seat.rate) for seat in results.seats]
    return (
        f'<section class="panel"><h2>{words.text("wins")}</h2>'
        f'<p class="note">{words.text("interval")}</p>{_bars(bots, words)}'
        f'<h3>{words.text("order")}</h3><p class="note">{words.text("order.note")}</p>'
        f"{_bars(seats, words)}</section>"
    )


def _bars(rows: Iterable[tuple[str, Rate]], words: Words) -> str:
    rows = list(rows)
    scale = 100 / min(1.0, max(rate.high for _, rate in rows) * _ROOM)
    even = scale / len(rows)
    bars = "".join(_bar(*row, scale, even, words) for row in rows)
    return f'<div class="rates">{bars}</div>'


def _bar(name: str, rate: Rate, scale: float, even: float, words: Words) -> str:
    """Return one bar; the dotted mark is what equal players would win."""
    low, high = rate.low * scale, rate.high * scale
    interval = f"{words.number(100 * rate.low, 1)} – {words.number(100 * rate.high, 1)}"
    return (
        f'<div class="rate"><span class="who">{name}</span><span class="track">'
        f'<i style="width:{rate.value * scale:.2f}%"></i><u style="left:{even:.2f}%"></u>'
        f'<b style="left:{low:.2f}%;width:{high - low:.2f}%"></b></span>'
        f'<span class="val">{words.percent(rate.value)}<small>{interval}</small></span></div>'
    )
