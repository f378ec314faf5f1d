"""Choices: what an edition may choose is on the board under the same names."""

import ast

import pytest

from passgo.boards import CHOICES, RULES
from passgo.compiling import choices
from passgo.compiling.choices import TARGET, constant, on_board, rules, words_of, written
from passgo.editions.rules import Rules
from passgo.rules.board import Board


def test_the_board_is_as_it_would_be_written_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.choices"


def test_rules_and_words_are_read_as_python_reads_them() -> None:
    assert tuple(rules()) == Rules.__struct_fields__
    found = {rule: words for rule, words in rules().items() if words}
    assert found == {rule: words for rule, words in CHOICES.items() if rule != "dice"}


def test_what_is_asked_of_the_board_is_on_it() -> None:
    assert list(on_board()) == RULES
    assert set(RULES) <= set(Board.fields())


@pytest.mark.parametrize(
    ("annotation", "words"),
    [
        ("Annotated[Literal['rest', 'jack-pot'], About('families')]", ["rest", "jack-pot"]),
        ("Literal['off']", ["off"]),
        ("Literal[2]", []),
        ("Annotated[Count, About('end', 'CL-197')]", []),
    ],
)
def test_words_are_those_of_a_choice_between_them(annotation: str, words: list[str]) -> None:
    assert list(words_of(ast.parse(annotation, mode="eval").body)) == words


def test_a_new_rule_is_written_with_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "on_board", lambda: {"jail_pot": ("none", "jack-pot"), "sum": ()})

    assert constant("jail_pot", "jack-pot") == "JAIL_POT_JACK_POT"
    assert "JAIL_POT_NONE: Final = 0\nJAIL_POT_JACK_POT: Final = 1\n# So far" in written()
    assert (
        "        self.jail_pot = JAIL_POT_NONE\n        self.sum = 0\n        # So far" in written()
    )
