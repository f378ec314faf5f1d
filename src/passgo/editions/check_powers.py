"""Whether the table of powers is complete, and tokens stand on a side that has one."""

from collections import Counter
from collections.abc import Mapping

from passgo.editions.mistakes import Report
from passgo.editions.model import DIE_SIDES, Edition, Power

_NEEDS: Mapping[str, tuple[str, ...]] = {
    "gift": ("amount", "count"),
    "jump": (),
    "extra-turn": (),
    "cash": ("amount",),
    "shift": (),
    "steal": ("count",),
    "wipe-out": (),
}


def report_powers(edition: Edition, report: Report) -> None:
    """Report unknown sides, and a table that lacks a power, has one twice or cannot be used."""
    sides = {side.id for side in edition.sides}
    for token in edition.tokens:
        if token.side and token.side not in sides:
            report.add(f"token.{token.id}.side", f"there is no side {token.side!r}")
    for power in edition.powers:
        if power.side not in sides:
            report.add(f"power.{power.id}.side", f"there is no side {power.side!r}")
        _report_fields(power, report)
    for side in edition.sides:
        _report_table(edition, side.id, report)


def _report_fields(power: Power, report: Report) -> None:
    """Report a value that the kind of power needs, or has no use for."""
    if power.kind not in _NEEDS:
        return
    for name in ("amount", "count"):
        key, needed = f"power.{power.id}.{name}", name in _NEEDS[power.kind]
        if needed and not getattr(power, name):
            report.add(key, f"missing: every power of kind {power.kind} has it")
        elif not needed and getattr(power, name):
            report.add(key, f"no power of kind {power.kind} has it")


def _report_table(edition: Edition, side: str, report: Report) -> None:
    dice = Counter(power.die for power in edition.powers if power.side == side)
    holes = [str(die) for die in range(1, DIE_SIDES + 1) if not dice[die]]
    doubles = [str(die) for die, count in sorted(dice.items()) if count > 1]
    if holes:
        report.add(f"side.{side}", f"no power for a die of {', '.join(holes)}")
    if doubles:
        report.add(f"side.{side}.id", f"more than one power for a die of {', '.join(doubles)}")
    if all(token.side != side for token in edition.tokens):
        report.add(f"side.{side}", "no token is on it")
