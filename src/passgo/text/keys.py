"""The keys of the messages that tell what the game says in types and codes."""

import re

from passgo.vocabulary import Event, Order, Prompt


def kebab(name: str) -> str:
    """Return a name of a type or a field as keys spell it: RentClaimed is rent-claimed."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower().replace("_", "-")


def event_key(event: type[Event]) -> str:
    """Return the key of the message for a kind of event."""
    return f"event-{kebab(event.__name__)}"


def prompt_key(prompt: type[Prompt]) -> str:
    """Return the key of the message for a kind of prompt; `.others` speaks to the others."""
    return f"prompt-{kebab(prompt.__name__)}"


def order_key(order: type[Order] | str) -> str:
    """Return the key of the button for an order or its name; `.hint` says what it does."""
    return f"order-{kebab(order if isinstance(order, str) else order.__name__)}"


def refusal_key(code: str) -> str:
    """Return the key of the message for a refusal."""
    return f"refusal-{code}"


def rule_key(name: str) -> str:
    """Return the key of the name of a rule; `.hint` explains it, its choices are forms."""
    return f"rule-{kebab(name)}"
