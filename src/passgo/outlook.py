"""Outlook: what a draft would do, asked before it is done."""

from collections.abc import Mapping

import msgspec


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """Why not, or what follows until luck or another's decision; *cash* is everybody's after it."""

    refusal: str = ""
    clauses: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = {}
    cash: tuple[int, ...] = ()
    events: tuple[msgspec.Struct, ...] = ()
