"""Tables: what an investment earns by group and building, and every property by itself."""

from passgo.editions import Edition, Group
from passgo.rules.limits import RENTS
from passgo.simulate.earnings import Earning, Property
from passgo.simulate.report.board import shares_of
from passgo.simulate.report.palette import badges
from passgo.simulate.report.words import Words
from passgo.simulate.results import Results

_ENOUGH_RENTS = 30  # fewer say nothing


def return_panel(results: Results, edition: Edition, words: Words) -> str:
    """Return the panel of returns by group and number of houses, or of the others owned."""
    earned = {(row.group, row.level): row for row in results.returns}
    known = [row.percent for row in results.returns if row.rents >= _ENOUGH_RENTS]
    top = max(known, default=1.0) or 1.0
    streets = [group for group in edition.groups if group.kind == "street"]
    others = [group for group in edition.groups if group.kind != "street"]
    houses = [words.text("bare"), *map(str, range(1, RENTS - 1)), words.word("word-hotel")]
    owned = range(1, max((group.size for group in others), default=1) + 1)
    return (
        f'<section class="panel"><h2>{words.text("return")}</h2>'
        f'<p class="note">{words.text("return.note")}</p><div class="scroll"><table class="heat">'
        f"{_head(words.text('group'), houses)}"
        f"{''.join(_row(group, range(RENTS), earned, top, edition, words) for group in streets)}"
        f"{_head(words.text('owned'), [*map(str, owned)])}"
        f"{''.join(_row(group, owned, earned, top, edition, words) for group in others)}"
        "</table></div></section>"
    )


def _head(first: str, rest: list[str]) -> str:
    return f"<tr><th>{first}</th>{''.join(f'<th>{name}</th>' for name in rest)}</tr>"


def _row(
    group: Group,
    levels: range,
    earned: dict[tuple[str, int], Earning],
    top: float,
    edition: Edition,
    words: Words,
) -> str:
    name = f"{badges(edition)[group.id].html()}{words.name(f'group-{group.id}')}"
    seen = [level for level in levels if group.kind == "street" or level <= group.size]
    cells = "".join(_cell(earned.get((group.id, level)), top, words) for level in seen)
    return f'<tr><td><span class="nm">{name}</span></td>{cells}</tr>'


def _cell(row: Earning | None, top: float, words: Words) -> str:
    if row is None or row.rents < _ENOUGH_RENTS:
        return '<td class="none">–</td>'
    warmth = 6 + 74 * min(1.0, row.percent / top)
    style = f"background:color-mix(in srgb,var(--heat) {warmth:.0f}%,var(--surface))"
    return f'<td style="{style}">{words.number(row.percent)}</td>'


def properties_panel(results: Results, edition: Edition, words: Words) -> str:
    """Return the panel with every property, in the order of the board."""
    shares = shares_of(results)
    columns = ("share", "paid", "built", "rent", "ratio")
    rows = "".join(_property(row, shares[row.space], edition, words) for row in results.properties)
    return (
        f'<section class="panel"><h2>{words.text("properties")}</h2>'
        f'<p class="note">{words.text("properties.note")}</p><div class="scroll"><table>'
        f"{_head(words.text('space'), [words.text(column) for column in columns])}"
        f"{rows}</table></div></section>"
    )


def _property(row: Property, share: float, edition: Edition, words: Words) -> str:
    name = f"{badges(edition)[row.group].html()}{words.name(f'space-{row.space}')}"
    figures = (
        words.percent(share, 2),
        words.money(row.paid),
        words.money(row.built),
        words.money(row.rent),
        f"<b>{words.percent(row.ratio, 0)}</b>",
    )
    cells = "".join(f"<td>{figure}</td>" for figure in figures)
    return f'<tr><td><span class="nm">{name}</span></td>{cells}</tr>'
