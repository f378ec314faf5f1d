"""Whether rules can be played with the board, the money and the decks of their edition."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from passgo.editions.rules import AMOUNTS, Rules

if TYPE_CHECKING:
    from passgo.editions.model import Edition

RARE_ENOUGH = 4  # more frequent texts would follow one another without end


def misfits(edition: "Edition", rules: Rules) -> Iterable[tuple[str, str]]:
    """Return the keys of rules that do not fit the edition, each with what is wrong."""
    yield from _uneven_amounts(edition, rules)
    if rules.random_texts and edition.text_deck() is None:
        yield "random_texts", 'there is no deck of texts: a deck with draw = "any"'
    if rules.texts_chain and 0 < rules.random_texts < RARE_ENOUGH:
        yield "texts_chain", f"needs random_texts of {RARE_ENOUGH} or more: a chain must end"
    if rules.powers == "on" and not edition.powers:
        yield "powers", "there are no powers: write [[side]] and [[power]]"
    if rules.utility_rent == "dice" and _lacks(edition, "multipliers"):
        yield "utility_rent", "a group of utilities has no multipliers"
    if rules.utility_rent == "printed" and _lacks(edition, "rents"):
        yield "utility_rent", "a group of utilities has no rents"
    deeds, dealt = sum(bool(s.group) for s in edition.spaces), rules.deal_deeds
    if dealt * edition.players.max > deeds:
        yield "deal_deeds", f"{dealt} for each of {edition.players.max} players, but {deeds} deeds"
    if (least := _cost_of_dealing(edition, rules)) > rules.start_cash:
        yield "start_cash", f"{least} or more, or dealt deeds would ruin their players"
    if rules.auction_beeps > rules.auction_seconds:
        yield "auction_beeps", f"longer than rules.auction_seconds, {rules.auction_seconds}"


def _uneven_amounts(edition: "Edition", rules: Rules) -> Iterable[tuple[str, str]]:
    step = edition.money.step
    for name in AMOUNTS:
        amount = getattr(rules, name)
        if step and amount % step:
            yield name, f"{amount} is no multiple of money.step, {step}"


def _cost_of_dealing(edition: "Edition", rules: Rules) -> int:
    """Return the most that a player must have for deeds dealt before play, all mortgaged."""
    if rules.deal_price == "free":
        return 0
    shares = sorted(space.price - space.mortgage for space in edition.spaces)
    return sum(shares[-rules.deal_deeds :]) if rules.deal_deeds else 0


def _lacks(edition: "Edition", figures: str) -> bool:
    """Tell whether a group of utilities has no such figures."""
    return any(g.kind == "utility" and not getattr(g, figures) for g in edition.groups)
