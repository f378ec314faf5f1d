"""Whether rules can be played with the board, the money and the decks of their edition."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from passgo.editions.needs import HAS_MULTIPLIERS, HAS_TEXTS
from passgo.editions.rules import ABOUT, AMOUNTS, Rules

if TYPE_CHECKING:
    from passgo.editions.model import Edition

USUAL = {each.name: each.default for each in fields(Rules) if each.default is not NODEFAULT}
"""What the rules are that an edition need not speak of."""
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
    if rules.random_texts and not HAS_TEXTS.is_met_by(edition):
        yield Misfit("random_texts", HAS_TEXTS.lacking)
    if rules.texts_chain and 0 < rules.random_texts < RARE_ENOUGH:
        said = f"needs random_texts of {RARE_ENOUGH} or more: a chain must end"
        yield Misfit("texts_chain", said, "endless-chain", {"least": RARE_ENOUGH})
    if rules.powers == "on" and not edition.powers:
        yield Misfit("powers", "there are no powers: write [[side]] and [[power]]")
    if rules.utility_rent == "dice" and not HAS_MULTIPLIERS.is_met_by(edition):
        yield Misfit("utility_rent", HAS_MULTIPLIERS.lacking)
    if rules.utility_rent == "printed" and any(
        group.kind == "utility" and not group.rents for group in edition.groups
    ):
        yield Misfit("utility_rent", "a group of utilities has no rents")
    yield from _bad_deals(edition, rules, players)
    if rules.auction_beeps > (longest := rules.auction_seconds):
        said = f"longer than rules.auction_seconds, {longest}"
        yield Misfit("auction_beeps", said, "long-beeps", {"longest": longest})
    for name, usual in USUAL.items():
        need = ABOUT[name].needs
        if getattr(rules, name) != usual and need is not None and not need.is_met_by(edition):
            yield Misfit(name, need.lacking)


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
