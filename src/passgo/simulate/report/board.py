"""Board: where throws end, as warmth on the real board."""

from passgo.editions import Edition
from passgo.simulate.landing import JAILED
from passgo.simulate.report.geometry import INNER, SIZE, Tile, is_round, tiles
from passgo.simulate.report.palette import badges
from passgo.simulate.report.words import Words
from passgo.simulate.results import Results

TOPS = 8
_FIGURE = 25  # units of the board: the size of its figures


def board_panel(results: Results, edition: Edition, words: Words) -> str:
    """Return the panel of the board and its most visited spaces."""
    return (
        f'<section class="panel"><h2>{words.text("board")}</h2>'
        f'<p class="note">{words.text("board.note")}</p>'
        f"{_drawing(results, edition, words)}{_tops(results, edition, words)}</section>"
    )


def shares_of(results: Results) -> dict[str, float]:
    """Return the share of every space; prisoners have a row of their own."""
    return {row.space: row.share for row in results.landing}


def _drawing(results: Results, edition: Edition, words: Words) -> str:
    shares = shares_of(results)
    known = [share for space, share in shares.items() if space != JAILED and share > 0]
    low, high = min(known, default=0.0), max(known, default=1.0)
    parts = [_ground(edition)]
    for space, tile in zip(edition.spaces, tiles(edition), strict=True):
        warmth = max(0.0, (shares[space.id] - low) / ((high - low) or 1))
        said = f"{words.name(f'space-{space.id}')} · {words.percent(shares[space.id], 2)}"
        parts.append(f"<g><title>{said}</title>{_tile(tile, warmth)}")
        parts.append(_band(edition, space.group, tile) if space.group and tile.band else "")
        parts.append(f"{_figure(tile, words.number(100 * shares[space.id], 1))}</g>")
    parts.append(_middle(results, words))
    label = words.text("board")
    return (
        f'<svg viewBox="-10 -10 1020 1020" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _ground(edition: Edition) -> str:
    if is_round(edition):
        half = SIZE / 2
        return (
            f'<circle cx="{half}" cy="{half}" r="{half + 8}" class="frame"/>'
            f'<circle cx="{half}" cy="{half}" r="{INNER - 2}" class="centre"/>'
        )
    return (
        '<rect x="-8" y="-8" width="1016" height="1016" rx="22" class="frame"/>'
        '<rect x="128" y="128" width="744" height="744" class="centre"/>'
    )


def _tile(tile: Tile, warmth: float) -> str:
    opacity = 0.06 + 0.86 * warmth
    return (
        f'<path d="{tile.outline}" class="sp"/>'
        f'<path d="{tile.outline}" class="hot" opacity="{opacity:.2f}"/>'
    )


def _band(edition: Edition, group: str, tile: Tile) -> str:
    badge = badges(edition)[group]
    x, y = tile.letter
    return (
        f'<path d="{tile.band}" fill="{badge.back}"/>'
        f'<text x="{x:.1f}" y="{y + 6.5:.1f}" class="lt" font-size="18" '
        f'style="fill:{badge.ink}">{badge.letter}</text>'
    )


def _figure(tile: Tile, text: str) -> str:
    x, y = tile.figure
    return (
        f'<text x="{x:.1f}" y="{y + _FIGURE * 0.36:.1f}" class="pc" font-size="{_FIGURE}">'
        f"{text}</text>"
    )


def _middle(results: Results, words: Words) -> str:
    """Return the middle of the board: those in jail, and what the warmth means."""
    jailed = words.percent(shares_of(results)[JAILED])
    title = words.name("title")
    return (
        f'<text x="500" y="410" class="mid" font-size="32">{title}</text>'
        f'<text x="500" y="492" class="mid b" font-size="72">{jailed}</text>'
        f'<text x="500" y="534" class="mid" font-size="30">{words.text("in-jail")}</text>'
        '<defs><linearGradient id="warm"><stop offset="0" class="w0"/>'
        '<stop offset="1" class="w1"/></linearGradient></defs>'
        "<style>.w0{stop-color:var(--heat);stop-opacity:.06}.w1{stop-color:var(--heat)}</style>"
        '<rect x="330" y="590" width="340" height="22" rx="11" fill="url(#warm)"/>'
        f'<text x="330" y="645" font-size="27">{words.text("few")}</text>'
        f'<text x="670" y="645" font-size="27" text-anchor="end">{words.text("often")}</text>'
    )


def _tops(results: Results, edition: Edition, words: Words) -> str:
    """Return the spaces on which most throws end, as bars."""
    shares = shares_of(results)
    spaces = sorted(edition.spaces, key=lambda space: -shares[space.id])[:TOPS]
    largest = shares[spaces[0].id] or 1
    known = badges(edition)
    lines = [
        f"<div>{known[space.group].html() if space.group else '<span></span>'}"
        f"<span>{words.name(f'space-{space.id}')}</span>"
        f'<span class="bar"><i style="width:{100 * shares[space.id] / largest:.1f}%"></i></span>'
        f"<b>{words.percent(shares[space.id], 2)}</b></div>"
        for space in spaces
    ]
    return f'<div class="tops">{"".join(lines)}</div>'
