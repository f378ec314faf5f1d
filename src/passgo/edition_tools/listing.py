"""`passgo editions`: what can be played."""

from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from passgo.games import edition_data, game_ids
from passgo.text import Catalogue, Language
from passgo.text.titles import title_in

COLUMNS = ("id", "title", "players", "year", "variants")


class Listed(Struct, frozen=True):
    """One edition in the list."""

    id: str
    title: str
    players: tuple[int, int]
    year: int
    variants: tuple[str, ...]


def listed(edition_id: str, language: Language) -> Listed:
    """Return what the list says of one edition."""
    edition = edition_data(edition_id)
    return Listed(
        id=edition.id,
        title=title_in(Path(edition.folders[-1]), language),
        players=(edition.fewest_players, edition.most_players),
        year=edition.year,
        variants=edition.variant_ids,
    )


def editions_command(language: Language, as_json: bool, console: Console) -> None:
    """Print every edition: a table on a terminal, lines of tabs elsewhere, or JSON."""
    editions = [listed(edition_id, language) for edition_id in game_ids()]
    if as_json:
        console.file.write(msgspec.json.encode(editions).decode() + "\n")
    elif console.is_terminal:
        console.print(_table(editions, language))
    else:
        console.file.writelines("\t".join(_row(edition)) + "\n" for edition in editions)


def _row(edition: Listed) -> tuple[str, ...]:
    fewest, most = edition.players
    variants = ", ".join(edition.variants)
    return (edition.id, edition.title, f"{fewest}–{most}", str(edition.year), variants)


def _table(editions: list[Listed], language: Language) -> Table:
    words = Catalogue(None, language)
    table = Table(*(words.text(f"column-{name}") for name in COLUMNS))
    for edition in editions:
        table.add_row(*_row(edition))
    return table
