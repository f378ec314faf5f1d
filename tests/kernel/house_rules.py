"""House rules: every rule that a table may change, with the values worth playing."""

import random
from collections.abc import Iterator
from functools import lru_cache

from passgo.editions import Edition, EditionError
from passgo.game.house_rules import rules_to_choose
from passgo.house_rule import HouseRule, Value

HouseRules = tuple[tuple[str, Value], ...]

MOST_AT_ONCE = 8  # rules that one table changes


@lru_cache
def options_of(edition: Edition) -> tuple[HouseRule, ...]:
    """Return every rule that a table of an edition may change."""
    return rules_to_choose(edition)


def values_of(option: HouseRule) -> list[Value]:
    """Return every choice of a rule, or numbers around the book's and out to both ends."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return [*option.choices]
    book, step = option.default, option.step
    assert isinstance(book, int)
    near = {book // 2 // step * step, book - step, book + step, 2 * book, 10 * book}
    ends = {option.least, option.least + step, option.most // step * step}
    return sorted(value for value in near | ends if option.least <= value <= option.most)


def drawn_value(option: HouseRule, dice: random.Random) -> Value:
    """Return a value of a rule: one of those worth playing, or any number, small ones as likely."""
    if option.kind in ("flag", "choice") or dice.random() < 1 / 2:
        return dice.choice(values_of(option))
    steps = (option.most - option.least) // option.step
    return option.least + int((steps + 1) ** dice.random() - 1) * option.step


def is_playable(edition: Edition, variant: str, rules: HouseRules) -> bool:
    """Tell whether a table may play by these rules."""
    try:
        edition.rules_for(variant, dict(rules))
    except EditionError:
        return False
    return True


def single_rules(edition: Edition) -> Iterator[HouseRules]:
    """Yield each rule of an edition alone, with each of its values."""
    for option in options_of(edition):
        for value in values_of(option):
            if value != option.default and is_playable(edition, "", ((option.name, value),)):
                yield ((option.name, value),)


def drawn_rules(edition: Edition, variant: str, dice: random.Random) -> HouseRules:
    """Return some rules that can be played together, drawn at random."""
    house_rules = options_of(edition)
    chosen: HouseRules = ()
    for option in dice.sample(house_rules, dice.randint(1, MOST_AT_ONCE)):
        more = (*chosen, (option.name, drawn_value(option, dice)))
        if is_playable(edition, variant, more):
            chosen = more
    return tuple(sorted(chosen))
