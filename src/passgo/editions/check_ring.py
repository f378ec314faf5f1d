"""Whether the spaces of the ring and their groups fit together."""

from collections.abc import Mapping

from passgo.editions.mistakes import Report
from passgo.editions.model import OWNED_KINDS, Edition, Group, Space

STREET_RENTS = 6  # bare, 1 to 4 houses, hotel
_NEEDS: Mapping[str, tuple[str, ...]] = {
    "go": (),
    "street": ("group", "price", "mortgage", "rent"),
    "station": ("group", "price", "mortgage"),
    "utility": ("group", "price", "mortgage"),
    "tax": ("amount",),
    "card": ("deck",),
    "jail": (),
    "free-parking": (),
    "go-to-jail": (),
    "zone": ("zone",),
}
_MAY = ("id", "kind", "zone", "picture")


def report_ring(edition: Edition, report: Report) -> None:
    """Report spaces and groups that do not fit their kind or each other."""
    groups = {group.id: group for group in edition.groups}
    decks = {deck.id for deck in edition.decks}
    for space in edition.spaces:
        _report_fields(space, report)
        _report_property(space, groups, report)
        if space.deck and space.deck not in decks:
            report.add(f"space.{space.id}.deck", f"there is no deck {space.deck!r}")
    for group in edition.groups:
        _report_group(group, edition, report)
    _report_corners(edition, report)


def _report_fields(space: Space, report: Report) -> None:
    """Report a value that the kind of space needs, or has no use for."""
    if space.kind not in _NEEDS:
        return
    needs = _NEEDS[space.kind]
    for name in space.__struct_fields__:
        key = f"space.{space.id}.{name}"
        if name in needs and not getattr(space, name):
            report.add(key, f"missing: every {space.kind} has it")
        elif name not in needs and name not in _MAY and getattr(space, name):
            report.add(key, f"no {space.kind} has it")


def _report_property(space: Space, groups: Mapping[str, Group], report: Report) -> None:
    if space.kind not in OWNED_KINDS:
        return
    key = f"space.{space.id}"
    group = groups.get(space.group)
    if group is None:
        report.add(f"{key}.group", f"there is no group {space.group!r}")
    elif group.kind in OWNED_KINDS and group.kind != space.kind:
        report.add(f"{key}.group", f"{space.group!r} is a group of kind {group.kind}")
    if space.mortgage > space.price:
        report.add(f"{key}.mortgage", f"{space.mortgage} is more than the price, {space.price}")
    if space.kind == "street" and len(space.rent) != STREET_RENTS:
        report.add(f"{key}.rent", f"{len(space.rent)} rents; a street has {STREET_RENTS}")


def _report_group(group: Group, edition: Edition, report: Report) -> None:
    key = f"group.{group.id}"
    members = sum(space.group == group.id for space in edition.spaces)
    if members != group.size:
        report.add(f"{key}.size", f"{group.size}, but {members} spaces belong to it")
    if group.kind not in OWNED_KINDS:
        return
    needs = _group_needs(group, edition)
    for name in ("house", "hotel", "rents", "multipliers"):
        value = getattr(group, name)
        if name in needs and not value:
            report.add(f"{key}.{name}", f"missing: this {group.kind} group needs it")
        elif name not in needs and value:
            report.add(f"{key}.{name}", f"has no use in this {group.kind} group")
        elif isinstance(value, tuple) and value and len(value) != group.size:
            report.add(f"{key}.{name}", f"{len(value)} values for a group of {group.size}")


def _group_needs(group: Group, edition: Edition) -> tuple[str, ...]:
    if group.kind == "street":
        return ("house", "hotel")
    if group.kind == "station" or edition.rules.utility_rent == "printed":
        return ("rents",)
    return ("multipliers",)


def _report_corners(edition: Edition, report: Report) -> None:
    kinds = [space.kind for space in edition.spaces]
    if kinds[:1] != ["go"] or kinds.count("go") > 1:
        report.add("space", "the ring starts with its one space of kind go")
    sends = "go-to-jail" in kinds or any(card.kind == "jail" for card in edition.cards)
    if kinds.count("jail") > 1 or (sends and "jail" not in kinds):
        report.add("space", f"{kinds.count('jail')} spaces of kind jail; there must be one")
