"""The library: every edition complete for a client, cached by its digest, and its rulebook."""

import asyncio
import threading
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tables import browser, running, service

from passgo.editions import edition_ids, load_edition
from passgo.editions.load import sliding_ids
from passgo.editions.rules import AMOUNTS, Subject
from passgo.game.play import Game
from passgo.house_rule import HouseRule
from passgo.refusal import Refusal
from passgo.rulebook import clause, clauses
from passgo.server.http.cached_responses import Written
from passgo.server.http.library import (
    DiceEdition,
    SlidingEdition,
    described,
    edition_lines,
    rulebook_of,
)
from passgo.sliding.game import SlidingGame

EVERY = (*edition_ids(), *sliding_ids())


def test_the_list_has_every_edition_with_its_kind_and_length() -> None:
    lines = {line.id: line for line in edition_lines()}

    assert sorted(lines) == sorted(EVERY)
    assert lines["knockout-2024"].kind == "sliding"
    assert lines["knockout-2024"].players == (2, 8)
    assert lines["knockout-2024"].shape == "long"
    assert lines["revolution-2009"].shape == "round"
    assert lines["classic-us"].titles.fr == "Classique d’Atlantic City"
    assert lines["classic-us"].titles.en == "Classic Atlantic City"
    assert lines["classic-2003"].variants == ("quick", "timed")
    assert all(0 < line.minutes[0] < line.minutes[1] for line in lines.values())


@pytest.mark.parametrize("edition_id", edition_ids())
def test_a_dice_edition_is_told_with_its_bases_first(edition_id: str) -> None:
    page = described(edition_id)
    edition = load_edition(edition_id)

    assert isinstance(page, DiceEdition)
    assert len(page.texts.fr) == len(page.texts.en) == len(edition.folders)
    assert page.texts.fr[-1] == (Path(edition.folders[-1]) / "fr.ftl").read_text("utf-8")
    assert page.spaces == edition.spaces
    assert page.shape == ("round" if edition_id == "revolution-2009" else "square")
    assert page.rules["salary"] == edition.rules.salary


def test_the_long_board_is_told_in_tenths_of_a_millimetre() -> None:
    page = described("knockout-2024")

    assert isinstance(page, SlidingEdition)
    assert (page.board.width, page.board.length) == (2610, 9140)
    assert len(page.board.rectangles) == len(page.spaces)
    assert all(right <= page.board.width for _, _, right, _ in page.board.rectangles)


def values(option: HouseRule) -> list[object]:
    if option.kind == "flag":
        return [False, True]
    if option.kind in ("amount", "count"):
        return [option.default, option.least, option.default + option.step]  # type: ignore[operator]
    return [*option.choices] if option.kind == "choice" else [option.default]


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_choice_that_is_offered_can_be_played(edition_id: str) -> None:
    page = described(edition_id)
    chosen = [option for option in page.house_rules if option.kind in ("choice", "flag")]

    assert len(page.house_rules) > 30
    assert all(option.default in values(option) for option in chosen)
    for option in chosen:
        for value in values(option):
            game = Game.new(edition_id, ["Ana", "Bo"], house_rules={option.name: value})
            assert getattr(game.edition.rules_for("", {option.name: value}), option.name) == value


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_rule_of_a_form_stands_under_its_subject(edition_id: str) -> None:
    subjects = {option.name: option.subject for option in described(edition_id).house_rules}

    assert {subject for subject in subjects.values() if subject not in get_args(Subject)} == set()
    assert subjects["pot_start"] == "families"
    assert subjects["fine"] == "jail"


@pytest.mark.parametrize("edition_id", edition_ids())
def test_what_a_rule_needs_is_a_choice_of_another_rule(edition_id: str) -> None:
    edition = described(edition_id)
    choices = {option.name: option.choices for option in edition.house_rules}
    needed = {option.name: option.only_with for option in edition.house_rules if option.only_with}
    assert {"auction_seconds", "auction_beeps", "offers_per_pair"} <= set(needed)
    assert all(choice in choices[rule] for rule, choice in needed.values())


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_amount_can_be_played_from_the_least_to_the_most_that_is_offered(
    edition_id: str,
) -> None:
    edition = load_edition(edition_id)
    amounts = [option for option in described(edition_id).house_rules if option.kind == "amount"]

    assert len(amounts) == len(AMOUNTS)
    for option in amounts:
        for amount in (option.least, option.most):
            assert getattr(edition.rules_for("", {option.name: amount}), option.name) == amount


def test_every_choice_of_the_long_board_can_be_played() -> None:
    for option in described("knockout-2024").house_rules:
        for value in values(option):
            game = SlidingGame.new("knockout-2024", ["Ana", "Bo"], {option.name: value})
            assert getattr(game.state.house_rules, option.name) == value


def test_texts_of_a_unit_are_offered_only_where_there_is_one() -> None:
    def names(edition_id: str) -> set[str]:
        return {option.name for option in described(edition_id).house_rules}

    assert names("revolution-2009") - names("classic-2003") >= {"random_texts", "texts_fade"}
    assert "powers" in names("clone-wars-2008") - names("classic-2003")
    assert "dice" not in names("classic-2003")


def test_rules_of_cards_and_of_force_are_offered_only_where_there_is_such_a_thing() -> None:
    def names(edition_id: str) -> set[str]:
        return {option.name for option in described(edition_id).house_rules}

    cards = {"card_return", "utility_by_card"}
    assert names("classic-2003") >= cards
    assert names("revolution-2009").isdisjoint(cards)
    assert [one for one in edition_ids() if "taker_pays" in names(one)] == [
        "clone-wars-2008",
        "revolution-2009",
    ]


def test_what_the_booklet_offers_has_its_clause() -> None:
    assert described("euro-1999").by_the_book == {"quick": "EU-187", "timed": "EU-206"}
    for line in edition_lines():
        for name, found in described(line.id).by_the_book.items():
            assert clause(found).id == found, name


def test_variants_say_what_they_change() -> None:
    changed = {o.name: o.variants for o in described("classic-2003").house_rules if o.variants}

    assert changed["deal_deeds"]["quick"] == 2
    assert changed["ends_by_time"]["timed"] is True


def test_a_rulebook_has_all_clauses_and_the_readings_they_cite() -> None:
    for edition_id in EVERY:
        book = rulebook_of(edition_id)
        known = {reading.id for reading in book.readings}
        assert book.clauses == clauses(book.edition)
        assert all(known.issuperset(clause.readings) for clause in book.clauses)
    with pytest.raises(Refusal, match="unknown-edition"):
        rulebook_of("nowhere-1900")


def test_answers_are_cached_by_their_digest_and_packed(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base, browser(base) as http:
            first = await http.get("/api/editions/classic-2003")
            plain = await http.get(
                "/api/editions/classic-2003", headers={"accept-encoding": "identity"}
            )
            tag = first.headers["etag"]
            again = await http.get("/api/editions/classic-2003", headers={"if-none-match": tag})
            other = await http.get("/api/editions/euro-1999", headers={"if-none-match": tag})
            unknown = await http.get("/api/editions/nowhere-1900")

            assert first.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert first.content == plain.content == msgspec.json.encode(described("classic-2003"))
            assert (again.status_code, again.content) == (304, b"")
            assert other.status_code == 200
            assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-edition")
            assert len((await http.get("/api/editions")).json()) == len(EVERY)
            assert (await http.get("/api/rulebook/classic-us")).json()["edition"] == "classic-2003"

    asyncio.run(run())


def test_an_answer_is_made_once_and_beside_the_loop() -> None:
    made: list[tuple[str, int]] = []

    def make(name: str) -> str:
        made.append((name, threading.get_ident()))
        return name

    async def ask() -> list[bytes]:
        written = Written()
        asked = [written.body_of(make, name) for name in ("a", "b", "a")]
        together = [body.data for body in await asyncio.gather(*asked)]
        return [*together, (await written.body_of(make, "a")).data]

    assert asyncio.run(ask()) == [b'"a"', b'"b"', b'"a"', b'"a"']
    assert sorted(name for name, _ in made) == ["a", "b"]
    assert threading.get_ident() not in {thread for _, thread in made}


def test_what_is_refused_is_not_kept() -> None:
    written = Written()

    for _ in range(2):
        with pytest.raises(Refusal, match="unknown-edition"):
            asyncio.run(written.body_of(described, "atlantis"))
