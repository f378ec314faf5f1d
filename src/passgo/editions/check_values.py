"""Whether the values of an edition fit together."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from passgo.editions.check_decks import report_decks
from passgo.editions.check_powers import report_powers
from passgo.editions.check_ring import report_ring
from passgo.editions.check_rules import misfits
from passgo.editions.check_shape import Table
from passgo.editions.check_zones import report_zones
from passgo.editions.inherit import names_something
from passgo.editions.limits import CARDS, DECKS, GROUPS, KEPT, PLACES, SIDES, TOKENS
from passgo.editions.mistakes import Report
from passgo.editions.model import Edition
from passgo.editions.shelf import report_shelf


def report_unsound(edition: Edition, table: Table, report: Report) -> None:
    """Report every value that does not fit the others."""
    _report_ids(edition, report)
    _report_sizes(edition, report)
    _report_players(edition, report)
    _report_money(edition, report)
    report_ring(edition, report)
    report_decks(edition, report)
    report_zones(edition, report)
    report_powers(edition, report)
    _report_steps(edition, report)
    _report_misfits(edition, report)
    _report_variants(table, report)
    report_shelf(table, Path(edition.folders[-1]), report)
    for path in edition.derived:
        if not names_something(path, table):
            report.add("derived", f"{path!r} names nothing in this edition")


def _report_ids(edition: Edition, report: Report) -> None:
    lists = {
        "group": [group.id for group in edition.groups],
        "space": [space.id for space in edition.spaces],
        "deck": [deck.id for deck in edition.decks],
        "card": [card.id for card in edition.cards],
        "zone": [zone.id for zone in edition.zones],
        "side": [side.id for side in edition.sides],
        "power": [power.id for power in edition.powers],
        "token": [token.id for token in edition.tokens],
    }
    for name, ids in lists.items():
        for twice, count in Counter(ids).items():
            if twice and count > 1:
                report.add(f"{name}.{twice}.id", f"used {count} times; an id names one {name}")


def _report_sizes(edition: Edition, report: Report) -> None:
    kept = sum(card.kind == "jail-free" for card in edition.cards)
    sizes = [
        ("space", "spaces", len(edition.spaces), PLACES),
        ("group", "groups", len(edition.groups), GROUPS),
        ("deck", "decks", len(edition.decks), DECKS),
        ("card", "cards of kind jail-free", kept, KEPT),
        ("token", "tokens", len(edition.tokens), TOKENS),
        ("side", "sides", len(edition.sides), SIDES),
        *((f"deck.{d.id}.size", "cards", d.size, CARDS) for d in edition.decks),
    ]
    for key, what, size, limit in sizes:
        if size > limit:
            report.add(key, f"{size} {what}; at most {limit} can be played with")


def _report_players(edition: Edition, report: Report) -> None:
    players = edition.players
    if players.min > players.max:
        report.add("players.min", f"{players.min} is more than players.max, {players.max}")
    if len(edition.tokens) < players.max:
        report.add("token", f"{len(edition.tokens)} tokens for up to {players.max} players")


def _report_money(edition: Edition, report: Report) -> None:
    money = edition.money
    if list(money.notes) != sorted(set(money.notes), reverse=True):
        report.add("money.notes", "must fall from the largest note to the smallest")
    if len(money.start_notes) != len(money.notes):
        report.add(
            "money.start_notes",
            f"{len(money.start_notes)} counts for {len(money.notes)} kinds of notes",
        )
    total = sum(n * c for n, c in zip(money.notes, money.start_notes, strict=False))
    if money.notes and total != edition.rules.start_cash:
        report.add(
            "money.start_notes",
            f"add up to {total}, rules.start_cash is {edition.rules.start_cash}",
        )


def _report_steps(edition: Edition, report: Report) -> None:
    step = edition.money.step
    for key, amount in _amounts(edition):
        if step and amount % step:
            report.add(key, f"{amount} is no multiple of money.step, {step}")


def _amounts(edition: Edition) -> Iterable[tuple[str, int]]:
    """Return every amount of money in the edition with its key."""
    for group in edition.groups:
        for name, value in (("house", group.house), ("hotel", group.hotel)):
            yield f"group.{group.id}.{name}", value
        yield from ((f"group.{group.id}.rents", rent) for rent in group.rents)
    for space in edition.spaces:
        for name in ("price", "mortgage", "amount"):
            yield f"space.{space.id}.{name}", getattr(space, name)
        yield from ((f"space.{space.id}.rent", rent) for rent in space.rent)
    for card in edition.cards:
        for name in ("amount", "house", "hotel"):
            yield f"card.{card.id}.{name}", getattr(card, name)
    for power in edition.powers:
        for name in ("amount", "loss"):
            yield f"power.{power.id}.{name}", getattr(power, name)


def _report_misfits(edition: Edition, report: Report) -> None:
    """Report rules that cannot be played here; a variant answers for what it changes."""
    most = edition.players.max
    standard = {one.rule: one.message for one in misfits(edition, edition.rules, most)}
    for name, message in standard.items():
        report.add(f"rules.{name}", message)
    for variant in edition.variants:
        for one in misfits(edition, variant.rules, most):
            if one.rule not in standard:
                report.add(f"variant.{variant.id}.rules.{one.rule}", one.message)


def _report_variants(table: Table, report: Report) -> None:
    for variant, changes in table.get("variant", {}).items():
        for name, value in changes.items():
            if table.get("rules", {}).get(name) == value:
                report.add(f"variant.{variant}.rules.{name}", "restates the standard rules")
