"""The sheet: every message with sample facts in both languages, to be read by an editor.

Run it as `python -m passgo.text.sheet [EDITION]...`; it prints Markdown.
"""

import sys
from pathlib import Path

from passgo.editions import Edition, edition_ids, load_edition
from passgo.text.catalogue import Catalogue, text_files
from passgo.text.language import LANGUAGES
from passgo.text.sample_facts import fact_sets
from passgo.text.syntax import Entry, parse


def sheet(edition: Edition) -> str:
    """Return the sheet of one edition, the shared messages included."""
    catalogues = [Catalogue(edition, language) for language in LANGUAGES]
    lines = [f"# {edition.id}", "", "| key | français | English |", "|---|---|---|"]
    for key, entry in sorted(messages(edition).items()):
        for facts in fact_sets(edition, key, entry):
            for part in entry.parts:
                name = f"{key}.{part}" if part else key
                texts = (catalogue.text(name, facts) for catalogue in catalogues)
                lines.append(f"| {name} | {' | '.join(map(_cell, texts))} |")
    return "\n".join(lines) + "\n"


def messages(edition: Edition) -> dict[str, Entry]:
    """Return the messages that can be shown in an edition; terms are parts of others."""
    entries: dict[str, Entry] = {}
    for path in text_files(edition, "en"):
        entries |= parse(Path(path).read_text(encoding="utf-8")).entries
    return {key: entry for key, entry in entries.items() if _is_shown(key, edition)}


def _is_shown(key: str, edition: Edition) -> bool:
    """Leave out terms, and the names and cards of bases that this edition does not have."""
    kind, _, name = key.partition("-")
    own = {
        "space": {one.id for one in edition.spaces},
        "card": {one.id for one in edition.cards},
        "deck": {one.id for one in edition.decks},
        "group": {one.id for one in edition.groups},
        "token": {one.id for one in edition.tokens},
        "zone": {one.id for one in edition.zones},
        "side": {one.id for one in edition.sides},
        "power": {one.id for one in edition.powers},
    }
    return kind != "" and name in own.get(kind, {name})


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", "<br>")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or edition_ids():
        print(sheet(load_edition(wanted)))
