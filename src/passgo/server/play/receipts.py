"""Receipts: how a game stands, signed by its server, which then cannot deny it later."""

import secrets

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec import Struct

RECEIPT = b"passgo-receipt-2"
KEY_BYTES = 32
BEFORE_SHARES = (0, "")
"""The entry and the head of a receipt for a start event whose shares are still closed."""


class Statement(Struct, frozen=True, kw_only=True):
    """What a receipt says: a game, its start, and the head of its log after entry *seq*.

    *start* is the SHA-256 of the start event, *at* is in seconds since 1970. While shares are being
    opened there is no log: *seq* is 0, and *head* is empty.
    """

    game: str
    round: int
    commitment: str
    start: str
    seq: int
    head: str
    at: int
    public_key: str


class Receipt(Statement, frozen=True, kw_only=True):
    """A statement with the signature of its server."""

    signature: str


class Signer:
    """The key with which a server signs."""

    def __init__(self, key: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(key)
        self.public_key = self._key.public_key().public_bytes_raw().hex()

    def sign(self, statement: Statement) -> Receipt:
        """Return a statement with its signature."""
        signature = self._key.sign(signed_part(statement)).hex()
        return Receipt(**msgspec.structs.asdict(statement), signature=signature)


def new_key() -> bytes:
    """Return a new key for a signer."""
    return secrets.token_bytes(KEY_BYTES)


def is_signed(receipt: Receipt) -> bool:
    """Tell whether a receipt was signed by the key that it names."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(receipt.public_key))
        key.verify(bytes.fromhex(receipt.signature), signed_part(receipt))
    except (InvalidSignature, ValueError):
        return False
    return True


def signed_part(statement: Statement) -> bytes:
    """Return the bytes that are signed: all but the signature, in the order of their names."""
    said = {name: getattr(statement, name) for name in Statement.__struct_fields__}
    return RECEIPT + msgspec.json.encode(said, order="sorted")
