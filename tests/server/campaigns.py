"""Campaigns: long work in parts, of which a file keeps how much is done."""

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct


class Done(Struct, kw_only=True):
    """How much of a campaign is done, and which one that is."""

    of: str


AnyDone = TypeVar("AnyDone", bound=Done)


def done_of(kind: type[AnyDone], campaign: str, file: Path | None) -> AnyDone:
    """Return how much of a campaign is done, as a file keeps it."""
    if file is None or not file.exists():
        return kind(of=campaign)
    found = msgspec.json.decode(file.read_bytes(), type=kind)
    if found.of != campaign:
        raise SystemExit(f"{file} keeps another campaign: {found.of}")
    return found


def keep(done: Struct, file: Path | None) -> None:
    """Keep how much is done, if there is a file for it, whole at every moment."""
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.new")
        fresh.write_bytes(msgspec.json.encode(done))
        fresh.replace(file)
