"""Writing: a start and some acts as the text of a scenario."""

from collections.abc import Sequence

from arrangement import Table, edition_named
from face import NAMES, game_at

from passgo.game.answers import NATURE_ORDERS
from passgo.game.encoding import decode
from passgo.game.orders import Claim, Order, PayInKind, Terms
from passgo.rules.actions import Action
from passgo.rules.state import State
from passgo.scenarios.verbs import VERBS

LEFT_OUT = ("format", "version", "edition", "variant", "house_rules", "bank")


def scenario(table: Table, start: State, acts: Sequence[Action], title: str) -> str:
    """Return the text of a scenario; it expects nothing yet."""
    orders = [decode(act, edition_named(table.edition)) for act in acts]
    luck = [spoken(order) for order in orders if isinstance(order, NATURE_ORDERS)]
    when = [spoken(order) for order in orders if not isinstance(order, NATURE_ORDERS)]
    lines = ["[[scenario]]", f'title   = "{title}"', f'edition = "{table.edition}"', "clauses = []"]
    lines += [f'variant = "{table.variant}"'] if table.variant else []
    lines += [f"house_rules.{rule} = {toml(value)}" for rule, value in table.house_rules]
    position = game_at(table, start).position()
    lines += [f"given.{key} = {toml(position[key])}" for key in position if key not in LEFT_OUT]
    lines += [f"given.luck = {toml(luck)}", f"when = {toml(when)}"]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {toml(part)},\n" for part in value) + "]"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def spoken(order: Order) -> str:
    """Return an order in the short form of scenarios."""
    facts = {name: getattr(order, name) for name in order.__struct_fields__}
    words = {name: word(name, value) for name, value in facts.items()}
    if isinstance(order, Terms):
        words["given"] = goods(order.give, order.give_cards, order.give_cash)
        words["asked"] = goods(order.ask, order.ask_cards, order.ask_cash)
    if isinstance(order, PayInKind):
        words["paid"] = goods(order.give, (), order.cash)
    forms = [verb for verb in VERBS if verb.order is type(order)]
    verb = forms[-1] if isinstance(order, Claim) else forms[0]
    text = verb.form
    for name, value in words.items():
        text = text.replace(f"<{name}>", value)
    return f"{words['seat']} {text}" if verb.acted else text


def word(name: str, value: object) -> str:
    """Return one fact of an order as a scenario says it."""
    if name in ("seat", "other") and isinstance(value, int):
        return NAMES[value]
    return " + ".join(value) if isinstance(value, tuple) else str(value)


def goods(deeds: Sequence[str], cards: Sequence[str], cash: int) -> str:
    """Return one side of a deal."""
    things = [*deeds, *(f"card {card}" for card in cards), *([str(cash)] if cash else [])]
    return " + ".join(things) or "nothing"
