"""Records: everything that people and nature did, as a document that plays to the same state."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from passgo.documents import VERSION, brought_up
from passgo.game.orders import AnyOrder, Order
from passgo.game.seating import Seat


class RecordError(ValueError):
    """A record that cannot be read; the message names the path."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as it was played, from the start or from a position."""

    format: Literal["passgo-record"] = "passgo-record"
    version: int = VERSION
    edition: str
    digest: str = ""
    variant: str = ""
    house_rules: Mapping[str, Any] = {}
    seats: tuple[Seat, ...]
    banker: int = 0
    position: dict[str, Any] | None = None
    orders: tuple[Order, ...] = ()

    def document(self) -> dict[str, object]:
        """Return the record as plain data, ready for JSON."""
        document: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return document


class _Readable(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same record with its orders checked one by one."""

    orders: tuple[AnyOrder, ...] = ()


def read_record(document: object) -> Record:
    """Return the record of a document; a bad one is refused with its path."""
    if not isinstance(document, Mapping):
        raise RecordError("$: a record is an object")
    version = document.get("version")
    if isinstance(version, int) and version > VERSION:
        raise RecordError(f"$.version: {version} is newer than {VERSION}, the newest known here")
    try:
        return msgspec.convert(brought_up(document), _Readable)
    except msgspec.ValidationError as error:
        raise RecordError(str(error)) from None


def record_text(document: Mapping[str, object]) -> str:
    """Return a record as text, one order a line."""
    head = {name: value for name, value in document.items() if name != "orders"}
    lines = msgspec.json.format(msgspec.json.encode(head), indent=1).decode().removesuffix("\n}")
    orders = document["orders"]
    assert isinstance(orders, list)
    listed = ",\n".join("  " + msgspec.json.encode(order).decode() for order in orders)
    return f'{lines},\n "orders": [\n{listed}\n ]\n}}\n'


def read_record_text(text: str) -> Record:
    """Return the record that a text holds."""
    try:
        return read_record(msgspec.json.decode(text))
    except msgspec.DecodeError as error:
        raise RecordError(f"$: not JSON: {error}") from None
