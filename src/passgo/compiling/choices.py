"""Choices: ``python -m passgo.compiling.choices`` writes the rules of editions onto the board.

A rule that is asked of the board is a field of it. A rule of words is a choice: each word has a
number, in their order, under the names of the rule and the word.
"""

import ast
import re
from collections.abc import Iterator

from passgo.compiling.sources import PACKAGE

RULES = PACKAGE / "editions" / "rules.py"
TARGET = PACKAGE / "rules" / "board.py"
AROUND_CONSTANTS = ("# The choices of the rules, by their words.\n", "# So far the choices.\n")
AROUND_FIELDS = ("        # The rules of the edition.\n", "        # So far the rules.\n")
ASKED = re.compile(r"\bb(?:oard)?\.(\w+)")


def rules() -> dict[str, tuple[str, ...]]:
    """Return every rule of editions with the words that it may be, none if it is a number."""
    tree = ast.parse(RULES.read_text(encoding="utf-8"))
    (shape,) = (
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Rules"
    )
    return {
        line.target.id: tuple(words_of(line.annotation))
        for line in shape.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def words_of(annotation: ast.expr) -> Iterator[str]:
    """Yield the words of a type that is a choice between words."""
    for node in ast.walk(annotation):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
            said = ast.literal_eval(node.slice)
            words = said if isinstance(said, tuple) else (said,)
            yield from (word for word in words if isinstance(word, str))


def asked_for() -> set[str]:
    """Return every name that the board is asked for."""
    texts = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    return {name for text in texts for name in ASKED.findall(text)}


def constant(rule: str, word: str) -> str:
    """Return what the number of a choice is called."""
    return f"{rule}_{word}".replace("-", "_").upper()


def constants() -> str:
    """Return the numbers of all choices on the board, rule by rule."""
    return "\n".join(
        "".join(f"{constant(rule, word)}: Final = {at}\n" for at, word in enumerate(words))
        for rule, words in on_board().items()
        if words
    )


def fields() -> str:
    """Return the fields of the board that are rules of its edition."""
    firsts = (
        (rule, constant(rule, words[0]) if words else 0) for rule, words in on_board().items()
    )
    return "".join(f"        self.{rule} = {first}\n" for rule, first in firsts)


def on_board() -> dict[str, tuple[str, ...]]:
    """Return the rules that are asked of the board, with their words."""
    wanted = asked_for()
    return {rule: words for rule, words in rules().items() if rule in wanted}


def written() -> str:
    """Return the file of the board with the rules as they are now."""
    text = TARGET.read_text(encoding="utf-8")
    for head, foot, lines in ((*AROUND_CONSTANTS, constants()), (*AROUND_FIELDS, fields())):
        before, at_head, rest = text.partition(head)
        _, at_foot, after = rest.partition(foot)
        text = f"{before}{at_head}{lines}{at_foot}{after}"
    return text


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
