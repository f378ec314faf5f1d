"""The form of house rules: every rule that a table may change, with its values."""

from collections.abc import Iterable
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import Struct, inspect

from passgo.editions import Edition, EditionError
from passgo.editions.rules import ABOUT, AMOUNTS, Rules
from passgo.game.question_clauses import clauses_of_rule
from passgo.sliding.edition import Edition as SlidingEdition
from passgo.sliding.seating import HouseRules, book_rules

Value = bool | int | str | tuple[str, ...]


class HouseRule(Struct, frozen=True, kw_only=True):
    """One rule: its values or range, its value in the book and each variant, and its clauses.

    *only_with* names the rule and the choice of it without which this one changes nothing.
    """

    name: str
    kind: Literal["choice", "flag", "amount", "count", "colours"]
    default: Value
    variants: dict[str, Value] = {}
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    clauses: tuple[str, ...] = ()
    subject: str = ""
    only_with: tuple[str, str] | None = None


def dice_house_rules(edition: Edition) -> tuple[HouseRule, ...]:
    """Return the house rules of a dice edition that offer a choice."""
    shapes = get_type_hints(Rules, include_extras=True).items()
    found = (dice_house_rule(edition, name, inspect.type_info(shape)) for name, shape in shapes)
    return tuple(option for option in found if option is not None)


def dice_house_rule(edition: Edition, name: str, shape: inspect.Type) -> HouseRule | None:
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


def is_pointless(edition: Edition, name: str) -> bool:
    """Tell whether a rule is about something that the box does not have."""
    need = ABOUT[name].needs if name in ABOUT else None
    return need is not None and not need.is_met_by(edition)


def subject_of(name: str) -> str:
    """Return what a rule is about."""
    return ABOUT[name].subject if name in ABOUT else ""


def choices_of(shape: inspect.Type) -> Iterable[Any]:
    """Return the values of a rule that is chosen by name, or by yes and no."""
    return shape.values if isinstance(shape, inspect.LiteralType) else (False, True)


def fits(edition: Edition, name: str, value: object) -> bool:
    """Tell whether a value of a rule can be played on the board of an edition."""
    try:
        edition.rules_for("", {name: value})
    except EditionError:
        return False
    return True


def sliding_house_rules(edition: SlidingEdition) -> tuple[HouseRule, ...]:
    """Return the house rules of the sliding edition, each by the type of its value."""
    shapes = inspect.type_info(HouseRules)
    assert isinstance(shapes, inspect.StructType)
    book = book_rules(edition)
    return tuple(
        sliding_house_rule(edition, field.name, field.type, book[field.name])
        for field in shapes.fields
    )


def sliding_house_rule(
    edition: SlidingEdition, name: str, shape: inspect.Type, default: Value
) -> HouseRule:
    """Return one house rule: a choice by name, a share of Free Parking, or a row of colours."""
    if isinstance(shape, inspect.IntType):
        most = edition.free_parking
        return HouseRule(name=name, kind="amount", default=default, least=1, most=most)
    if isinstance(shape, inspect.VarTupleType):
        colours = tuple(colour.id for colour in edition.colour)
        return HouseRule(name=name, kind="colours", default=default, choices=colours)
    choices = tuple(str(value) for value in choices_of(shape))
    return HouseRule(name=name, kind="choice", default=default, choices=choices)


def book_values(rules: msgspec.Struct) -> dict[str, Value]:
    """Return the rules of the book by name."""
    values: dict[str, Value] = msgspec.structs.asdict(rules)
    return {name: value for name, value in values.items() if name != "derived"}
