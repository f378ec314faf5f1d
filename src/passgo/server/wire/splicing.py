"""Splicing: JSON whose last part is written apart, because it is written already or comes later."""


def up_to(end: bytes, written: bytes) -> bytes:
    """Return what was written without its end, where other bytes follow; it must end so."""
    assert written.endswith(end), f"{written[-80:]!r} does not end with {end!r}"
    return written[: -len(end)]
