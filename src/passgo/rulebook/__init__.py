"""The rulebooks as data: clauses, their counterparts, and the readings of what is unclear."""

from passgo.rulebook.clauses import EDITIONS, Clause, clause, clauses, counterpart
from passgo.rulebook.readings import Reading, reading, readings

__all__ = [
    "EDITIONS",
    "Clause",
    "Reading",
    "clause",
    "clauses",
    "counterpart",
    "reading",
    "readings",
]
