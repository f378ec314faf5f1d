"""The clauses of the five rulebooks, and how those of one edition answer to another's."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

DATA = Path(__file__).parent / "data"
FRENCH = DATA / "fr"  # a file of the same name for each file of DATA
RULEBOOKS = tomllib.loads((Path(__file__).parent / "rulebooks.toml").read_text(encoding="utf-8"))
EDITIONS: dict[str, str] = RULEBOOKS["editions"]
REFERENCE: str = RULEBOOKS["reference"]


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One statement of a rulebook that can be tested, shown, or both."""

    id: str
    area: str
    kind: Literal["rule", "component", "procedure", "note"]
    text: str
    basis: Literal["text", "inferred", "silent"]
    readings: tuple[str, ...] = ()
    covered_by: tuple[str, ...] = ()  # notes: the clauses that hold their testable content
    how: Literal["same", "differs", "none"] = "none"  # beside the reference edition
    same_as: str = ""  # the clause of the reference edition it is the same as, or differs from
    remark: str = ""  # the difference, or why there is no counterpart
    fr: str = ""

    def words(self, language: Literal["fr", "en"]) -> str:
        """Return the clause in a language; English where there is no French yet."""
        return self.fr if language == "fr" and self.fr else self.text


def clause(clause_id: str) -> Clause:
    """Return a clause by its id; KeyError for one that no rulebook has."""
    edition = EDITIONS.get(clause_id.partition("-")[0])
    if edition is None or clause_id not in _by_id(edition):
        raise KeyError(f"no rulebook has a clause {clause_id!r}")
    return _by_id(edition)[clause_id]


def clauses(edition_id: str) -> tuple[Clause, ...]:
    """Return the rulebook of an edition in its order; KeyError for an edition without one."""
    if edition_id not in EDITIONS.values():
        raise KeyError(f"no rulebook for {edition_id!r}; known: {', '.join(EDITIONS.values())}")
    return tuple(_by_id(edition_id).values())


def counterpart(clause_id: str, edition_id: str) -> Clause | None:
    """Return the clause of another edition on the same matter, found by way of the reference."""
    origin = clause(clause_id)
    if origin in clauses(edition_id):
        return origin
    reference = clause_id if clause_id in _by_id(REFERENCE) else origin.same_as
    if not reference:
        return None
    if edition_id == REFERENCE:
        return clause(reference)
    return _answering(edition_id).get(reference)


def is_classic(clause_id: str) -> bool:
    """Tell whether a clause is one of the reference edition."""
    return EDITIONS[clause_id[:2]] == REFERENCE


@lru_cache(maxsize=256)
def cited(clause_ids: tuple[str, ...], rulebook: str) -> tuple[str, ...]:
    """Return a rulebook's own clauses, or else its counterparts of those of the classic game."""
    found = tuple(one for one in clause_ids if EDITIONS[one[:2]] == rulebook)
    if found or not rulebook:
        return found
    same = (counterpart(one, rulebook) for one in clause_ids if is_classic(one))
    return tuple(one.id for one in same if one is not None)


@cache
def _by_id(edition_id: str) -> dict[str, Clause]:
    table = tomllib.loads((DATA / f"{edition_id}.toml").read_text(encoding="utf-8"))
    found = msgspec.convert(table["clause"], list[Clause])
    french = _in_french(edition_id)
    return {one.id: msgspec.structs.replace(one, fr=french.get(one.id, "")) for one in found}


def _in_french(edition_id: str) -> dict[str, str]:
    """Return the French text of each clause of an edition, by its id."""
    table = tomllib.loads((FRENCH / f"{edition_id}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(table, dict[str, str])


@cache
def _answering(edition_id: str) -> dict[str, Clause]:
    """Return the clauses of an edition by their reference; the same come before the different."""
    answers: dict[str, Clause] = {}
    for how in ("same", "differs"):
        for candidate in clauses(edition_id):
            if candidate.how == how:
                answers.setdefault(candidate.same_as, candidate)
    return answers
