"""Refusals: the rules saying no, with a code, the clauses behind it and the facts of the case."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """The rules say no. Nothing has changed."""

    def __init__(
        self,
        code: str,
        clauses: tuple[str, ...] = (),
        facts: Mapping[str, int | str] | None = None,
    ) -> None:
        """Hold the stable *code* that keys the text, the *clauses* and the *facts*."""
        super().__init__(code, clauses, dict(facts or {}))
        self.code = code
        self.clauses = clauses
        self.facts: Mapping[str, int | str] = dict(facts or {})

    def __str__(self) -> str:
        """Return the code with its clauses and facts, for logs and tests."""
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.code, " ".join(self.clauses), facts) if part)
