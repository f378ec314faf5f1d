"""Whether zones, the spaces in them and the texts they bring fit together."""

from passgo.editions.mistakes import Report
from passgo.editions.model import Edition


def report_zones(edition: Edition, report: Report) -> None:
    """Report zones that are unknown or empty, and zone spaces without a deck of texts."""
    zones = {zone.id for zone in edition.zones}
    for space in edition.spaces:
        if space.zone and space.zone not in zones:
            report.add(f"space.{space.id}.zone", f"there is no zone {space.zone!r}")
        if space.kind == "zone" and edition.text_deck() is None:
            report.add(f"space.{space.id}.kind", 'there is no deck of texts: draw = "any"')
    for empty in sorted(zones - {space.zone for space in edition.spaces}):
        report.add(f"zone.{empty}", "no space lies in it")
