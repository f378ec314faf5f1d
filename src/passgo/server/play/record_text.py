"""The text of a record: what happened in it, in sentences, step by step."""

from collections.abc import Iterator, Mapping
from typing import Any

from passgo.documents import brought_up
from passgo.game.seating import Seat
from passgo.games import AnyGame, replay
from passgo.refusal import Refusal
from passgo.text import Language
from passgo.text.tell import Teller
from passgo.vocabulary import Event


def told(document: Mapping[str, Any], language: Language) -> Iterator[tuple[int, str]]:
    """Return what happened in a record: sentences, each with the number of its order."""
    record = brought_up(document)
    game = replay({**record, "orders": []})
    teller = Teller(game.edition, [Seat(name, "") for name in game.names], language)
    for number, order in enumerate(record["orders"]):
        for event in played(game, order, number):
            yield number + 1, teller.event(event)


def played(game: AnyGame, order: Mapping[str, Any], number: int) -> list[Event]:
    """Play an order of a record and return its events; name an order that is against the rules."""
    try:
        return list(game.play_written(order))
    except Refusal as refusal:
        raise ValueError(f"order {number + 1}: {refusal}") from refusal
