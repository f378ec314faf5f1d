"""Whether rules can be played with the board, the money and the decks of their edition."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from passgo.editions.rules import AMOUNTS, Rules

if TYPE_CHECKING:
    from passgo.editions.model import Edition

RARE_ENOUGH = 4  # more frequent texts would follow one another without end


class Misfit(Struct, frozen=True):
    """A rule that cannot be played, and what is wrong with it.

    *why* and *facts* are there for what a table can choose and only people can put right.
    """

    rule: str
    message: str
    why: str = ""
    facts: Mapping[str, int] = {}


def misfits(edition: "Edition", rules: Rules, players: int) -> Iterable[Misfit]:
    """Return the rules that do not fit the edition with so many players."""
    yield from _uneven_amounts(edition, rules)
    if rules.random_texts and edition.text_deck() is None:
        yield Misfit("random_texts", 'there is no deck of texts: a deck with draw = "any"')
    if rules.texts_chain and 0 < rules.random_texts < RARE_ENOUGH:
        said = f"needs random_texts of {RARE_ENOUGH} or more: a chain must end"
        yield Misfit("texts_chain", said, "endless-chain", {"least": RARE_ENOUGH})
    if rules.powers == "on" and not edition.powers:
        yield Misfit("powers", "there are no powers: write [[side]] and [[power]]")
    if rules.utility_rent == "dice" and _lacks(edition, "multipliers"):
        yield Misfit("utility_rent", "a group of utilities has no multipliers")
    if rules.utility_rent == "printed" and _lacks(edition, "rents"):
        yield Misfit("utility_rent", "a group of utilities has no rents")
    yield from _bad_deals(edition, rules, players)
    if rules.auction_beeps > (longest := rules.auction_seconds):
        said = f"longer than rules.auction_seconds, {longest}"
        yield Misfit("auction_beeps", said, "long-beeps", {"longest": longest})
    if rules.free_parking == "pot" and all(s.kind != "free-parking" for s in edition.spaces):
        yield Misfit("free_parking", "there is no space of the kind free-parking for a pot")


def _bad_deals(edition: "Edition", rules: Rules, players: int) -> Iterable[Misfit]:
    deeds, dealt = sum(bool(s.group) for s in edition.spaces), rules.deal_deeds
    if dealt * players > deeds:
        said = f"{dealt} for each of {players} players, but {deeds} deeds"
        facts = {"dealt": dealt, "players": players, "deeds": deeds}
        yield Misfit("deal_deeds", said, "few-deeds", facts)
    if (cost := _cost_of_dealing(edition, rules)) > rules.start_cash:
        said = f"{cost} or more, or dealt deeds would ruin their players"
        yield Misfit("start_cash", said, "dear-deeds", {"dealt": dealt, "cost": cost})


def _uneven_amounts(edition: "Edition", rules: Rules) -> Iterable[Misfit]:
    step = edition.money.step
    for name in AMOUNTS:
        amount = getattr(rules, name)
        if step and amount % step:
            yield Misfit(name, f"{amount} is no multiple of money.step, {step}")


def _cost_of_dealing(edition: "Edition", rules: Rules) -> int:
    """Return the most that a player must have for deeds dealt before play, all mortgaged."""
    if rules.deal_price == "free":
        return 0
    shares = sorted(space.price - space.mortgage for space in edition.spaces)
    return sum(shares[-rules.deal_deeds :]) if rules.deal_deeds else 0


def _lacks(edition: "Edition", figures: str) -> bool:
    """Tell whether a group of utilities has no such figures."""
    return any(g.kind == "utility" and not getattr(g, figures) for g in edition.groups)
