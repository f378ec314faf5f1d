"""Refusals that a scenario expects: any, or a code and clauses that must stand behind it."""

from collections.abc import Sequence

from msgspec import Struct

from passgo.game.kernel_names import REFUSALS
from passgo.refusal import Refusal
from passgo.rulebook import clause

BORDER_REFUSALS = ("named-twice", "not-a-multiple", "unknown-card", "unknown-space")
START_REFUSALS = (
    "wrong-number-of-players",
    "name-taken",
    "only-the-banker",
    "too-few-to-bank-only",
    "unknown-token",
    "token-taken",
)
CODES = frozenset((*REFUSALS.values(), *BORDER_REFUSALS, *START_REFUSALS))


class Expected(Struct, frozen=True):
    """A refusal that should come; without a code any will do."""

    code: str = ""
    clauses: tuple[str, ...] = ()

    def missed_by(self, refusal: Refusal | None) -> str:
        """Return expected against found, "" when the refusal is the one meant."""
        if refusal is not None and self.code in ("", refusal.code):
            if set(self.clauses) <= set(refusal.clauses):
                return ""
        found = "allowed" if refusal is None else f"refused {refusal}"
        expected = " ".join(("refused", *filter(None, (self.code, *self.clauses))))
        return f"expected {expected}, found {found}"


def parse_expected(words: Sequence[str], codes: frozenset[str]) -> Expected:
    """Return the refusal of "CODE CLAUSE ...", any for no words; ValueError for unknown ones."""
    if not words:
        return Expected()
    if words[0] not in codes:
        raise ValueError(f"unknown refusal {words[0]!r}")
    for clause_id in words[1:]:
        try:
            clause(clause_id)
        except KeyError as error:
            raise ValueError(str(error.args[0])) from None
    return Expected(words[0], tuple(words[1:]))
