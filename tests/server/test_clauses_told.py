"""Grounds told: a question crosses the wire with the clauses behind it, a rule with its own."""

from passgo.editions import load_edition
from passgo.game.house_rules import rules_to_choose
from passgo.server.play.game import Setup
from passgo.server.play.match import Match

KEY = bytes(32)


def asked(edition: str) -> dict[str, object]:
    """Return the first question of a game as it is told."""
    match, _ = Match.new(Setup(edition=edition), ["A", "B"], KEY)
    return match.prompt()


def test_a_question_is_told_with_its_clauses() -> None:
    question = asked("revolution-2009")

    assert question["ask"] == "ThrowToStart"
    assert question["clauses"] == ("RE-025",)


def test_the_sliding_game_has_no_such_list() -> None:
    assert "clauses" not in asked("knockout-2024")


def test_a_rule_is_told_with_its_clauses() -> None:
    rules = {rule.name: rule.clauses for rule in rules_to_choose(load_edition("euro-1999"))}

    assert rules["rent_window"] == ("EU-067",)
    assert rules["unsold"] == ("EU-055",)
