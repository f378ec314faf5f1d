"""The rulebooks as data: clauses, their counterparts, and the readings of what is unclear."""

from passgo.rulebook.clauses import EDITIONS, REFERENCE, Clause, clause, clauses, counterpart
from passgo.rulebook.readings import Reading, reading, readings

__all__ = [
    "EDITIONS",
    "REFERENCE",
    "Clause",
    "Reading",
    "clause",
    "clauses",
    "counterpart",
    "reading",
    "readings",
]
