"""House rules of the sliding game: every rule that a table may change, with its values."""

from msgspec import inspect

from passgo.house_rule import HouseRule, Value, choices_of
from passgo.sliding.edition import Edition
from passgo.sliding.seating import HouseRules, book_rules


def rules_to_choose(edition: Edition) -> tuple[HouseRule, ...]:
    """Return the house rules of the sliding edition, each by the type of its value."""
    shapes = inspect.type_info(HouseRules)
    assert isinstance(shapes, inspect.StructType)
    book = book_rules(edition)
    return tuple(
        house_rule(edition, field.name, field.type, book[field.name]) for field in shapes.fields
    )


def house_rule(edition: Edition, name: str, shape: inspect.Type, default: Value) -> HouseRule:
    """Return one house rule: a choice by name, a share of Free Parking, or a row of colours."""
    if isinstance(shape, inspect.IntType):
        most = edition.free_parking
        return HouseRule(name=name, kind="amount", default=default, least=1, most=most)
    if isinstance(shape, inspect.VarTupleType):
        colours = tuple(colour.id for colour in edition.colour)
        return HouseRule(name=name, kind="colours", default=default, choices=colours)
    choices = tuple(str(value) for value in choices_of(shape))
    return HouseRule(name=name, kind="choice", default=default, choices=choices)
