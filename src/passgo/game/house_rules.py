"""House rules of a dice edition: every rule that a table may change, with its values."""

from typing import get_type_hints

from msgspec import inspect

from passgo.editions import Edition, EditionError
from passgo.editions.rules import ABOUT, AMOUNTS, Rules
from passgo.house_rule import HouseRule, Value, choices_of
from passgo.rulebook import cited


def rules_to_choose(edition: Edition) -> tuple[HouseRule, ...]:
    """Return the house rules of a dice edition that offer a choice."""
    shapes = get_type_hints(Rules, include_extras=True).items()
    found = (house_rule(edition, name, inspect.type_info(shape)) for name, shape in shapes)
    return tuple(option for option in found if option is not None)


def house_rule(edition: Edition, name: str, shape: inspect.Type) -> HouseRule | None:
    """Return one house rule, None if the board leaves nothing to choose."""
    default: Value = getattr(edition.rules, name)
    of_variants = ((variant.id, getattr(variant.rules, name)) for variant in edition.variants)
    variants = {variant: value for variant, value in of_variants if value != default}
    if is_pointless(edition, name):
        return None
    if isinstance(shape, inspect.IntType):
        is_amount = name in AMOUNTS
        step = edition.money.step if is_amount else 1
        return HouseRule(
            name=name,
            kind="amount" if is_amount else "count",
            default=default,
            variants=variants,
            least=-(-(shape.ge or 0) // step) * step,
            most=shape.le or 0,
            step=step,
            clauses=clauses_of_rule(name, edition.rulebook),
            subject=subject_of(name),
            only_with=ABOUT[name].only_with if name in ABOUT else None,
        )
    values = [value for value in choices_of(shape) if fits(edition, name, value)]
    if values == [default]:
        return None
    return HouseRule(
        name=name,
        kind="flag" if isinstance(shape, inspect.BoolType) else "choice",
        default=default,
        variants=variants,
        choices=tuple(value for value in values if isinstance(value, str)),
        clauses=clauses_of_rule(name, edition.rulebook),
        subject=subject_of(name),
    )


def clauses_of_rule(name: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses that say what a rule is by the book; none where it is a setting only."""
    return cited(ABOUT[name].clauses if name in ABOUT else (), rulebook)


def is_pointless(edition: Edition, name: str) -> bool:
    """Tell whether a rule is about something that the box does not have."""
    need = ABOUT[name].needs if name in ABOUT else None
    return need is not None and not need.is_met_by(edition)


def subject_of(name: str) -> str:
    """Return what a rule is about."""
    return ABOUT[name].subject if name in ABOUT else ""


def fits(edition: Edition, name: str, value: object) -> bool:
    """Tell whether a value of a rule can be played on the board of an edition."""
    try:
        edition.rules_for("", {name: value})
    except EditionError:
        return False
    return True
