"""Whether the texts of an edition are complete, and say the same things in both languages."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from passgo.editions.mistakes import Mistake, Report
from passgo.editions.model import Edition
from passgo.text.cards import card_variables
from passgo.text.catalogue import text_files
from passgo.text.language import LANGUAGES, Language
from passgo.text.syntax import Entry, facts_in, parse

Entries = Mapping[str, Entry]
_parsed = lru_cache(maxsize=64)(parse)  # the texts of a base are read for each of its children
OWN = ("title", "description")  # said by every edition for itself
WORDS = ("house", "hotel", "station", "utility", "jail")  # an edition may call them otherwise
POWER_FACTS = frozenset({"amount", "count"})
FORMS: Mapping[str, tuple[str, ...]] = {
    "space": ("the", "of", "at", "gender"),
    "group": ("the", "of"),
    "deck": ("card",),
    "card": (),
    "token": ("the",),
    "zone": ("the", "of"),
    "side": ("the", "of"),
    "power": ("description",),
    "word": ("a", "the", "many"),
    "variant": ("description",),
}


def text_mistakes(edition: Edition, folder: Path) -> list[Mistake]:
    """Return every mistake in the texts of an edition."""
    texts = read_texts(folder)
    texts.report_differences()
    bases = {language: _inherited(edition, language) for language in LANGUAGES}
    for language in LANGUAGES:
        own, report = texts.own[language], texts.reports[language]
        known = {**bases[language], **own}
        _report_missing(edition, own, known, report)
        _report_unneeded(edition, own, report)
        _report_references(own, known, report)
    _report_restated(texts, bases)
    return texts.mistakes


def pair_mistakes(folder: Path) -> list[Mistake]:
    """Return what is wrong between the two text files of a folder, whatever they name."""
    texts = read_texts(folder)
    texts.report_differences()
    return texts.mistakes


class Texts(NamedTuple):
    """The messages of both languages, and what is wrong with them."""

    own: dict[Language, dict[str, Entry]]
    reports: dict[Language, Report]

    @property
    def mistakes(self) -> list[Mistake]:
        """Return what was found, language by language."""
        return [mistake for report in self.reports.values() for mistake in report.mistakes]

    def report_differences(self) -> None:
        """Report keys, forms and facts that one language has and the other lacks."""
        pairs: tuple[tuple[Language, Language], ...] = (("fr", "en"), ("en", "fr"))
        for language, other in pairs:
            for key, entry in self.own[other].items():
                for part, variables in entry.parts.items():
                    path = f"{key}.{part}" if part else key
                    here = self.own[language].get(key)
                    if here is None or part not in here.parts:
                        self.reports[language].add(path, f"missing; {other}.ftl has it")
                        continue
                    for fact in sorted(facts_in(variables) - facts_in(here.parts[part])):
                        self.reports[language].add(path, f"lacks ${fact}, which {other}.ftl uses")


def read_texts(folder: Path) -> Texts:
    """Read the two text files of a folder."""
    reports = {language: Report(str(folder / f"{language}.ftl")) for language in LANGUAGES}
    own = {language: _read(Path(report.file), report) for language, report in reports.items()}
    return Texts(own, reports)


def _read(path: Path, report: Report) -> dict[str, Entry]:
    try:
        parsed = _parsed(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        report.add("", "no such file")
    except UnicodeDecodeError as error:
        report.add("", f"not UTF-8: byte {error.start}")
    except OSError as error:
        report.add("", f"cannot be read: {error.strerror}")
    else:
        for fault in parsed.faults:
            report.add(fault.key, fault.message)
        return parsed.entries
    return {}


def _inherited(edition: Edition, language: Language) -> dict[str, Entry]:
    """Return the messages that lie under the edition's own: shared ones and those of its bases."""
    entries: dict[str, Entry] = {}
    for path in text_files(edition, language)[:-1]:
        entries |= _read(path, Report(str(path)))
    return entries


def _things(edition: Edition) -> Iterable[tuple[str, str]]:
    """Return the kind and id of everything that needs a text."""
    yield from (("space", space.id) for space in edition.spaces)
    yield from (("group", group.id) for group in edition.groups)
    yield from (("deck", deck.id) for deck in edition.decks)
    yield from (("card", card.id) for card in edition.cards)
    yield from (("token", token.id) for token in edition.tokens)
    yield from (("variant", variant.id) for variant in edition.variants)
    yield from (("zone", zone.id) for zone in edition.zones)
    yield from (("side", side.id) for side in edition.sides)
    yield from (("power", power.id) for power in edition.powers)
    yield from (("word", word) for word in WORDS)


def _report_missing(edition: Edition, own: Entries, known: Entries, report: Report) -> None:
    for key in OWN:
        if key not in own:
            report.add(key, "missing; every edition has its own")
    if "duration" not in known:
        report.add("duration", "missing")
    for kind, name in _things(edition):
        entry = known.get(f"{kind}-{name}")
        for part in ("", *FORMS[kind]):
            if entry is None or part not in entry.parts:
                report.add(f"{kind}-{name}" + (f".{part}" if part else ""), "missing")


def _report_unneeded(edition: Edition, own: Entries, report: Report) -> None:
    things = {f"{kind}-{name}" for kind, name in _things(edition)}
    known = {f"card-{card.id}": card_variables(card) for card in edition.cards}
    known |= {f"power-{power.id}": POWER_FACTS for power in edition.powers}
    for key, entry in own.items():
        if key.partition("-")[0] in FORMS and key not in things:
            report.add(key, "names nothing in this edition")
        for variables in entry.parts.values():
            for name in sorted(variables - known.get(key, variables)):
                report.add(key, f"${name} is no fact of this {key.partition('-')[0]}")


def _report_references(own: Entries, known: Entries, report: Report) -> None:
    for key, entry in own.items():
        for name in sorted(entry.refers - known.keys()):
            report.add(key, f"refers to {name!r}, which does not exist")


def _report_restated(texts: Texts, bases: Mapping[Language, Entries]) -> None:
    """Report a message that is the same as the base's in both languages."""
    for key in texts.own["fr"].keys() & texts.own["en"].keys():
        if all(_same(texts.own[language][key], bases[language].get(key)) for language in LANGUAGES):
            texts.reports["fr"].add(key, "restates the text of the base, in both languages")


def _same(entry: Entry, base: Entry | None) -> bool:
    return base is not None and entry.source == base.source
