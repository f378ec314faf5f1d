"""Former weights: how the weighted bots played before they judged deals by the value of positions.

A comparison with an earlier tree, or with the opponents of earlier figures, seats them. They stand
here and not among the weights of today: an earlier tree has no others to take them from.
"""

from typing import Any

FORMER = {
    "shark": {
        "pays": 120, "blocks": 60, "floor": 10, "yields": 8, "envies": 80, "foresees": 0,
        "adapts": 0, "hurries": 0, "seeks": 0, "compares": 0,
    },
    "steady": {"errs": 10, "foresees": 0, "adapts": 0},
    "novice": {"foresees": 0, "adapts": 0},
}  # fmt: skip


def weigh_as_before(memory: Any, seat: int, bot: str) -> None:
    """Give a seat the former weights of its bot, as far as its tree has them."""
    for weight, value in FORMER.get(bot, {}).items():
        if hasattr(memory, weight):
            getattr(memory, weight)[seat] = value
