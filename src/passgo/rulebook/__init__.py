"""The rulebooks as data: clauses, their counterparts, and the readings of what is unclear."""

from passgo.rulebook.clauses import (
    EDITIONS,
    REFERENCE,
    Clause,
    cited,
    clause,
    clauses,
    counterpart,
    is_classic,
)
from passgo.rulebook.readings import Reading, reading, readings

__all__ = [
    "EDITIONS",
    "REFERENCE",
    "Clause",
    "Reading",
    "cited",
    "clause",
    "clauses",
    "counterpart",
    "is_classic",
    "reading",
    "readings",
]
