"""The browser tells a game in the same words as Python: samples that both sides render.

Run as a script, this file writes the samples again; `web/src/text/golden.test.ts` renders them.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from passgo import vocabulary
from passgo.editions import edition_ids, load_edition
from passgo.editions.load import sliding_ids
from passgo.editions.source import BUNDLED
from passgo.fields import Meaning, fields_of, leaves
from passgo.game.events import Event
from passgo.game.prompts import Prompt
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.server.http.library import described
from passgo.server.play.patches import plain
from passgo.sliding import edition as sliding
from passgo.sliding.chart import NOWHERE
from passgo.sliding.events import EVENTS, TokenRested
from passgo.sliding.prompts import PROMPTS
from passgo.text import LANGUAGES, Catalogue, Language
from passgo.text.catalogue import text_files
from passgo.text.examples import examples
from passgo.text.keys import refusal_key
from passgo.text.sample_facts import KINDS, fact_names
from passgo.text.sample_values import SEATS
from passgo.text.sheet import messages
from passgo.text.syntax import Entry, parse
from passgo.text.tell import Teller

FILE = Path(__file__).parents[2] / "web/src/text/golden.json"
PEOPLE = ("Ana", "Bo", "Inès", "Dan", "Eva", "Finn")
Sample = dict[str, Any]
SLIDING_VALUES: Mapping[str, tuple[object, ...]] = {
    "side": (0, 2),
    "other": (1,),
    "by": (2,),
    "seat": (3,),
    "seats": ((0, 1),),
    "token": (0, 7),
    "tokens": ((5, 6), (2,)),
    "space": (0, NOWHERE),
    "spaces": ((1, 2),),
    "group": (3,),
    "amount": (0, 1500),
    "price": (0, 100),
    "order": ((2, 0, 1),),
    "winners": ((1,), (0, 2)),
    "reason": ("turn", "jail", "chance", "second-chance"),
    "step": ("chance", "railroad", "collect", "set-bonus", "house", "tax", "free-parking"),
    "properties": (1, 3),
    "sharers": (1, 2),
    "round": (2,),
    "rounds": (4,),
}


@cache
def samples() -> tuple[Sample, ...]:
    """Return events, prompts, refusals and cards of every edition with their sentences."""
    dice = (sample for edition_id in edition_ids() for sample in dice_samples(edition_id))
    slides = (sample for edition_id in sliding_ids() for sample in sliding_samples(edition_id))
    return (*dice, *slides)


def dice_samples(edition_id: str) -> Iterator[Sample]:
    edition = load_edition(edition_id)
    tellers = {language: Teller(edition, SEATS, language) for language in LANGUAGES}
    for kind in KINDS.values():
        for example in islice(examples(kind, edition), None if edition.base == "" else 2):
            yield {"edition": edition_id, "told": plain(example)} | told(tellers, example)
            yield from read_by_one(tellers, example, edition_id)
    for refusal in refusals_of(edition_id):
        no = {"code": refusal.code, "clauses": [], "facts": dict(refusal.facts)}
        texts = {language: teller.refusal(refusal) for language, teller in tellers.items()}
        yield {"edition": edition_id, "no": no} | texts
    words = {language: Catalogue(edition, language) for language in LANGUAGES}
    for card in edition.cards:
        texts = {language: catalogue.card(card) for language, catalogue in words.items()}
        yield {"edition": edition_id, "card": card.id} | texts


def told(tellers: Mapping[Language, Teller], example: Event | Prompt) -> Sample:
    if isinstance(example, Event):
        return {language: teller.event(example) for language, teller in tellers.items()}
    return {
        **{language: teller.prompt(example, None) for language, teller in tellers.items()},
        "seat": example.seats[0] if example.seats else None,
        "self": {
            language: teller.prompt(example, example.seats[0] if example.seats else None)
            for language, teller in tellers.items()
        },
    }


def read_by_one(
    tellers: Mapping[Language, Teller], example: Event | Prompt, edition_id: str
) -> Iterator[Sample]:
    """Return the sentences that an event has for one seat alone."""
    if not isinstance(example, Event):
        return
    for reader in range(len(SEATS)):
        texts = {language: one.event(example, reader) for language, one in tellers.items()}
        if texts != told(tellers, example):
            sample = {"edition": edition_id, "told": plain(example), "reader": reader}
            yield sample | texts


def refusals_of(edition_id: str) -> Iterator[Refusal]:
    """Return each refusal of the dice rules, with money and without any fact where it may."""
    edition = load_edition(edition_id)
    if edition.base:
        return
    for key, entry in messages(edition).items():
        if key.startswith(refusal_key("")):
            yield from stated(key.removeprefix(refusal_key("")), entry, edition.money.step)


def stated(code: str, entry: Entry, step: int) -> Iterator[Refusal]:
    names = fact_names(entry)
    known: Mapping[str, int | str] = {
        "needed": 60 * step,
        "held": step,
        "step": step,
        "given": 5,
        "name": "abc",
    }
    yield Refusal(code, (), {name: known[name] for name in sorted(names & known.keys())})
    if any(name.endswith("-is") for name in entry.parts[""]):
        yield Refusal(code)


def sliding_samples(edition_id: str) -> Iterator[Sample]:
    edition = sliding.load(edition_id)
    seats = [Seat(name, "") for name in PEOPLE]
    tellers = {language: Teller(edition, seats, language) for language in LANGUAGES}
    for kind in (*EVENTS, *PROMPTS):
        for example in sliding_examples(kind):
            texts = {language: one_told(teller, example) for language, teller in tellers.items()}
            yield {"edition": edition_id, "told": plain(example)} | texts
    for code, facts in sliding_refusals(edition_id):
        refusal = Refusal(code, (), facts)
        texts = {language: teller.refusal(refusal) for language, teller in tellers.items()}
        yield {"edition": edition_id, "no": {"code": code, "clauses": [], "facts": facts}} | texts


def one_told(teller: Teller, example: vocabulary.Event | vocabulary.Prompt) -> str:
    if isinstance(example, vocabulary.Prompt):
        return teller.prompt(example, None)
    return teller.event(example)


def sliding_examples(kind: type[msgspec.Struct]) -> Iterator[Any]:
    """Return examples of an event or prompt, as many as its richest field has values."""
    fields = [field for field in kind.__struct_fields__ if field in SLIDING_VALUES]
    count = max((len(SLIDING_VALUES[field]) for field in fields), default=1)
    meanings = {field.name: field.meaning for field in fields_of(kind)}
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    rest = {name: 0 if meanings[name] is Meaning.NUMBER else (0, 0) for name in needed}
    for at in range(count):
        values = {name: SLIDING_VALUES[name][at % len(SLIDING_VALUES[name])] for name in fields}
        if kind is not TokenRested and values.get("space") == NOWHERE:
            values["space"] = 1
        yield kind(**(rest | values))


def sliding_refusals(edition_id: str) -> Iterator[tuple[str, dict[str, int | str]]]:
    path = BUNDLED / edition_id / "en.ftl"
    known: Mapping[str, int | str] = {"seat": 1, "side": 1, "space": "atlantic", "order": "2 0 1"}
    for key, entry in parse(path.read_text(encoding="utf-8")).entries.items():
        if key.startswith("refusal-"):
            yield (
                key.removeprefix("refusal-"),
                {name: known.get(name, 7) for name in sorted(fact_names(entry))},
            )


def editions() -> Iterator[tuple[str, Any]]:
    """Return what the browser knows of each edition; its texts are read from their files."""
    for edition_id in (*edition_ids(), *sliding_ids()):
        page = plain(described(edition_id))
        page["texts"] = folders_of(edition_id)
        yield edition_id, page


def folders_of(edition_id: str) -> list[str]:
    if edition_id in sliding_ids():
        return [edition_id]
    own = [path for path in text_files(load_edition(edition_id), "en") if path.stem == "en"]
    return [path.parent.name for path in own]


def written() -> str:
    """Return the file: one line for each edition and each sentence."""
    pages = [f"{json.dumps(name)}: {line(page)}" for name, page in editions()]
    told = [line(sample) for sample in samples()]
    names = line({"dice": [seat.name for seat in SEATS], "sliding": PEOPLE})
    return (
        f'{{"names": {names},\n"editions": {{\n'
        + ",\n".join(pages)
        + '\n},\n"samples": [\n'
        + ",\n".join(told)
        + "\n]}\n"
    )


def line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def test_the_browser_has_the_sentences_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run this file to write them again"


def test_every_event_and_prompt_has_a_sample() -> None:
    told = [one["told"] for one in samples() if "told" in one]
    wanted = {kind.__name__ for kind in (*leaves(Event), *leaves(Prompt))}

    assert wanted <= {one.get("event") or one["ask"] for one in told}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
