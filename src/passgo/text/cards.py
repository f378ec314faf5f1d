"""What the text of a card may speak of."""

from passgo.editions import Card
from passgo.text.facts import Amount, Fact, Named

FORMS = {
    "target": ("the", "of", "at", "gender"),
    "draws": ("card",),
}


def card_facts(card: Card) -> dict[str, Fact]:
    """Return the facts of a card: its amounts, its place, its deck."""
    facts: dict[str, Fact] = {"steps": card.steps, "factor": card.factor}
    facts |= {
        name: Amount(value)
        for name, value in (("amount", card.amount), ("house", card.house), ("hotel", card.hotel))
    }
    if card.target and card.kind != "nearest":
        facts["target"] = Named(f"space-{card.target}")
    if card.draws:
        facts["draws"] = Named(f"deck-{card.draws}")
    return facts


def card_variables(card: Card) -> frozenset[str]:
    """Return the names of the variables that a card's text may use."""
    names = set(card_facts(card))
    names |= {f"{name}-{form}" for name in names & FORMS.keys() for form in FORMS[name]}
    return frozenset(names)
