"""Games that repeat: a test plays the same ones every time that a run has the same luck.

A build must repeat, so it always has the same luck; elsewhere each run has its own and says which.
Only random bytes are replaced, so that the product derives its luck from them as it always does.
A bot that is late answers otherwise, so on a busy machine it is waited for.
Servers that are processes of their own keep their luck and their bots.
"""

import os
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import patch

import pytest

from passgo.server.play.bot_pool import Pool

CHOSEN = "1" if os.environ.get("CI") else secrets.token_hex(3)
LUCK = os.environ.setdefault("PASSGO_LUCK", CHOSEN)
"""The luck of this run; its workers inherit it."""
THINKING_SECONDS = 60.0
SHARES = """(name) => {
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 32) return drawn(bytes);
    const made = JSON.stringify(localStorage).split('seal').length;
    const letters = [...name, made].map((one) => String(one).charCodeAt(0));
    return bytes.map((_, at) => (bytes[at] = letters[at % letters.length]));
  };
}"""
"""What has the pages of a person seal the same shares in every run; ids have another length.

No two people at a table have the same name, and none may have the same share.
"""


@contextmanager
def repeated(name: str) -> Iterator[None]:
    """Have all random bytes come from the luck of this run and a name."""
    streams: dict[int, random.Random] = {}

    def token_bytes(size: int | None = None) -> bytes:
        size = size or secrets.DEFAULT_ENTROPY
        stream = streams.setdefault(size, random.Random(f"{LUCK} {name} {size}"))
        return stream.randbytes(size)

    with patch("secrets.token_bytes", token_bytes):
        yield


@pytest.fixture(autouse=True)
def luck_repeats(request: pytest.FixtureRequest) -> Iterator[None]:
    with repeated(request.node.nodeid):
        yield


@pytest.fixture(scope="session", autouse=True)
def bots_have_time() -> Iterator[None]:
    with patch("passgo.server.http.app.Pool", partial(Pool, seconds=THINKING_SECONDS)):
        yield
