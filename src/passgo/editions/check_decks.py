"""Whether decks and cards fit together and point at something."""

from typing import get_args

from passgo.editions.mistakes import Report
from passgo.editions.model import CARD_NEEDS, Card, CardKind, Edition

_MAY = ("id", "deck", "kind", "scope")
_NEAREST = ("station", "utility")
_FOR_ALL = ("move-to", "pay", "collect")


def report_decks(edition: Edition, report: Report) -> None:
    """Report decks of the wrong size, and cards that lack or miss something."""
    drawn = {space.deck for space in edition.spaces} | {card.draws for card in edition.cards}
    for deck in edition.decks:
        count = len(edition.cards_of(deck.id))
        if count != deck.size:
            report.add(f"deck.{deck.id}.size", f"{deck.size}, but {count} cards are in it")
        if deck.id not in drawn and deck.draw == "pack":
            report.add(f"deck.{deck.id}", "no space and no card draws from it")
        if deck.draw == "any" and deck != edition.text_deck():
            report.add(f"deck.{deck.id}.draw", "there is another deck of texts already")
    for card in edition.cards:
        _report_fields(card, report)
        _report_texts(card, edition, report)
        _report_references(card, edition, report)


def _report_fields(card: Card, report: Report) -> None:
    """Report a value that the kind of card needs, or has no use for."""
    if card.kind not in get_args(CardKind):
        return
    needs = CARD_NEEDS.get(card.kind, ())
    may = (*_MAY, "factor") if card.kind == "nearest" else _MAY
    for name in card.__struct_fields__:
        key = f"card.{card.id}.{name}"
        if name in needs and not getattr(card, name):
            report.add(key, f"missing: every card of kind {card.kind} has it")
        elif name not in needs and name not in may and getattr(card, name):
            report.add(key, f"no card of kind {card.kind} has it")


def _report_texts(card: Card, edition: Edition, report: Report) -> None:
    """Report an order that cannot be given to all, or kept from an electronic unit."""
    if card.scope == "all" and card.kind not in _FOR_ALL:
        report.add(f"card.{card.id}.scope", f"only {', '.join(_FOR_ALL)} can speak to all")
    texts = edition.text_deck()
    if card.kind == "jail-free" and texts is not None and card.deck == texts.id:
        report.add(f"card.{card.id}.kind", "a text cannot be kept: jail-release frees at once")


def _report_references(card: Card, edition: Edition, report: Report) -> None:
    key = f"card.{card.id}"
    decks = {deck.id for deck in edition.decks}
    if card.deck not in decks:
        report.add(f"{key}.deck", f"there is no deck {card.deck!r}")
    if card.draws and card.draws not in decks:
        report.add(f"{key}.draws", f"there is no deck {card.draws!r}")
    if card.kind == "nearest" and card.target not in _NEAREST:
        report.add(f"{key}.target", f"{card.target!r} is not a kind: {' | '.join(_NEAREST)}")
    elif card.kind == "nearest" and all(s.kind != card.target for s in edition.spaces):
        report.add(f"{key}.target", f"the ring has no {card.target}")
    elif card.kind != "nearest" and card.target not in {"", *(s.id for s in edition.spaces)}:
        report.add(f"{key}.target", f"there is no space {card.target!r}")
