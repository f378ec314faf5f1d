"""Clauses: every question and every rule of a table names its clause, in the book of its box."""

import pytest

from passgo.editions import edition_ids, load_edition
from passgo.editions.rules import Rules
from passgo.fields import leaves
from passgo.game import prompts
from passgo.game.house_rules import clauses_of_rule
from passgo.game.orders import Roll
from passgo.game.play import Game
from passgo.game.prompts import Prompt, ThrowDice, ThrowToStart
from passgo.rulebook import EDITIONS, cited, clause

BOOKS = sorted({load_edition(name).rulebook for name in edition_ids()} - {""})
WITHOUT = {"AwaitLuck"}
"""Nature is asked by no clause."""


def clauses_behind(prompt: Prompt, rulebook: str) -> tuple[str, ...]:
    """Return the clauses that are told with a question."""
    return cited(prompt.grounds(), rulebook)


def test_every_question_has_clauses_behind_it() -> None:
    without = {kind.__name__ for kind in leaves(Prompt) if not kind.clauses}

    assert without == WITHOUT


@pytest.mark.parametrize("rulebook", BOOKS)
def test_they_are_clauses_of_the_book_that_is_played(rulebook: str) -> None:
    jail = clauses_behind(ThrowDice(seats=(0,), in_jail=True), rulebook)
    throw = clauses_behind(ThrowDice(seats=(0,), in_jail=False), rulebook)
    tie = clauses_behind(ThrowToStart(seats=(0,), tied=(0, 1), total=9), rulebook)
    rules = [clauses_of_rule(name, rulebook) for name in Rules.__struct_fields__]

    assert tie != clauses_behind(ThrowToStart(seats=(0,)), rulebook)
    assert jail
    assert throw
    assert jail != throw
    for found in (jail, throw, tie, *rules):
        assert all(EDITIONS[clause(one).id[:2]] == rulebook for one in found)


def test_a_rule_that_a_table_may_change_names_its_clause() -> None:
    silent = {name for name in Rules.__struct_fields__ if not clauses_of_rule(name, "classic-2003")}

    assert silent == {"dice", "random_texts", "texts_chain", "texts_fade", "powers", "taker_pays"}
    assert clauses_of_rule("rent_window", "revolution-2009") == ("RE-141",)
    assert clauses_of_rule("auction_seconds", "revolution-2009") == ("RE-066",)


def test_a_board_of_ones_own_cites_nothing() -> None:
    assert clauses_behind(ThrowDice(seats=(0,), in_jail=False), "") == ()
    assert clauses_of_rule("salary", "") == ()


def test_luck_is_asked_without_a_clause() -> None:
    game = Game.new("euro-1999", ["A", "B"])
    first = clauses_behind(game.prompt, game.rulebook)

    game.play(Roll(seat=0))

    assert first == ("EU-036",)
    assert isinstance(game.prompt, prompts.AwaitLuck)
    assert clauses_behind(game.prompt, game.rulebook) == ()
