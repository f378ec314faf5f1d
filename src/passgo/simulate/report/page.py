"""Page: the whole report in one file of HTML."""

from html import escape
from pathlib import Path

from passgo.editions import Edition, load_edition
from passgo.simulate.report.board import board_panel
from passgo.simulate.report.charts import length_panel, wealth_panel
from passgo.simulate.report.rates import rates_panel
from passgo.simulate.report.style import style
from passgo.simulate.report.tables import properties_panel, return_panel
from passgo.simulate.report.words import Words
from passgo.simulate.results import Results
from passgo.text import Facts, Language

FILE = "index.html"
_THOUSAND = 1_000
_MARK = (
    '<svg style="width:26px" viewBox="0 0 32 32" aria-hidden="true">'
    '<rect x="1" y="1" width="30" height="30" rx="9" fill="var(--accent)"/>'
    '<path d="M22.5 7v18" stroke="#FFB91F" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M6 16h12M13.2 10.6 18.7 16l-5.5 5.4" fill="none" stroke="var(--surface)" '
    'stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


def write_report(results: Results, edition: Edition, folder: Path, language: Language) -> Path:
    """Write the report into a folder, which is made if need be; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    file.write_text(page(results, edition, language), encoding="utf-8")
    return file


def page(results: Results, edition: Edition, language: Language) -> str:
    """Return the report of some results of an edition as HTML."""
    words = Words(edition, language)
    title = f"{words.text('title')} · {words.name('title')}"
    top = _opening(results, words) + _tiles(results, words)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{style(edition)}</style></head><body>"
        f"{_header(results, edition, words)}<main>{top}"
        f"{_panels(results, edition, words)}</main></body></html>\n"
    )


def _header(results: Results, edition: Edition, words: Words) -> str:
    house_rules = (escape(f"{name} = {value}") for name, value in results.house_rules.items())
    chips = [words.name("title"), _played_by(results, edition, words), *house_rules]
    chips.append(words.text("seed", {"count": str(results.seed)}))
    said = "".join(f'<span class="chip">{chip}</span>' for chip in chips)
    if results.partial:
        said += f'<span class="chip warn">{words.text("partial")}</span>'
    return f'<header><span class="mark">{_MARK}passgo</span>{said}</header>'


def _played_by(results: Results, edition: Edition, words: Words) -> str:
    """Return the name of the variant, else whether the rules are those of the booklet."""
    if results.variant:
        return words.name(f"variant-{results.variant}")
    book = load_edition(edition.rulebook).rules if edition.rulebook else None
    is_of_the_book = edition.rules_for("", results.house_rules) == book
    return words.text("standard" if is_of_the_book else "house-rules")


def _opening(results: Results, words: Words) -> str:
    games = words.text("games", {"count": results.games})
    rate = words.text("rate", {"count": words.number(results.games_per_second)})
    bots = " · ".join(words.bot(bot.name) for bot in results.bots)
    lead = f'<h1 class="lead">{words.lead(results)}</h1>'
    return f'{lead}<p class="sub">{games} · {bots} · {rate}</p>'


def _tiles(results: Results, words: Words) -> str:
    deals, auctions, length = results.deals, results.auctions, results.length
    price = words.percent(auctions.price_ratio, 0)
    rent = words.amount(results.rent_paid)
    tiles: tuple[tuple[str, str, Facts], ...] = (
        ("turns", words.number(length.mean, 1), {"count": words.number(length.quartiles[1])}),
        ("rents", words.number(results.rents, 1), {"amount": rent}),
        ("auctions", words.number(auctions.per_game, 1), {"count": price}),
        ("trades", words.number(deals.trades, 1), {"count": words.number(deals.offers, 1)}),
        ("shortages", words.number(_THOUSAND * results.shortages.wishes), {}),
        ("safeguard", words.percent(results.safeguard.rate.value), _limit(results, words)),
    )
    return '<div class="tiles">' + "".join(_tile(*tile, words) for tile in tiles) + "</div>"


def _limit(results: Results, words: Words) -> Facts:
    return {"count": words.number(results.safeguard.turns)}


def _tile(key: str, figure: str, facts: Facts, words: Words) -> str:
    note = words.text(f"{key}.note", facts)
    return (
        f'<div class="tile"><div class="k">{words.text(key)}</div>'
        f'<div class="big">{figure}</div><div class="n">{note}</div></div>'
    )


def _panels(results: Results, edition: Edition, words: Words) -> str:
    left = rates_panel(results, words) + wealth_panel(results, words)
    right = board_panel(results, edition, words)
    return (
        f'<div class="grid two"><div class="stack">{left}{length_panel(results, words)}</div>'
        f'<div class="stack">{right}{return_panel(results, edition, words)}</div></div>'
        f'<div class="grid" style="margin-top:16px">{properties_panel(results, edition, words)}'
        f"{_method(results, words)}</div>"
    )


def _method(results: Results, words: Words) -> str:
    facts = {"limit": _limit(results, words)}
    lines = "".join(
        f"<li>{words.text(f'method.{key}', facts.get(key))}</li>"
        for key in ("seeds", "rents", "limit", "exposure")
    )
    title = words.text("method")
    return f'<section class="panel method"><h2>{title}</h2><ul>{lines}</ul></section>'
