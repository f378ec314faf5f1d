"""Steps: one order of a scenario, whether the rules should refuse it, and its own 'then'."""

from typing import Any

from msgspec import Struct

from passgo.scenarios.language import Language, MakeOrder
from passgo.scenarios.refusals import Expected, parse_expected
from passgo.scenarios.then import Then, read_then

ARROW = " -> refused"
STEP_KEYS = ("do", "then")


class Step(Struct, frozen=True):
    """One order in its short form."""

    text: str
    make: MakeOrder
    refused: Expected | None
    then: Then

    @property
    def expects_something(self) -> bool:
        """Whether this step can fail other than by a refusal."""
        return self.refused is not None or self.then.wants_something


def read_step(step: str | dict[str, Any], language: Language) -> Step:
    """Return the step of a text, or of a table with its own 'then'."""
    table = {"do": step} if isinstance(step, str) else step
    for key in table:
        if key not in STEP_KEYS:
            raise ValueError(f"when: unknown key {key!r}; known: {', '.join(STEP_KEYS)}")
    text = table.get("do")
    if not isinstance(text, str):
        raise ValueError("when: a step needs 'do', a text")
    order, arrow, refusal = text.partition(ARROW)
    if "->" in order or refusal[:1].strip():
        raise ValueError(f"{text!r}: only '{ARROW.strip()} [CODE]' may follow an order")
    return Step(
        text,
        language.order(order),
        parse_expected(refusal.split(), language.codes) if arrow else None,
        read_then(table.get("then", {}), language),
    )
