"""Channels: frames come out as they went in, however the stream is cut."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from passgo.server.fronts.channel import (
    EVENT,
    TEXT,
    Channel,
    Frame,
    Unpacker,
    packed,
)
from passgo.server.limits import HIGH_WATER

CONTENTS = some.recursive(
    some.none() | some.integers(0, 2**32) | some.binary() | some.text() | some.booleans(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
    max_leaves=8,
)
FRAMES = some.lists(some.tuples(some.integers(0, 2**40), some.integers(0, 6), CONTENTS))


def pieces(stream: bytes, cuts: list[int]) -> list[bytes]:
    """Return a stream cut at some places, empty pieces among them."""
    places = [0, *sorted(cut % (len(stream) + 1) for cut in cuts), len(stream)]
    return [stream[a:b] for a, b in pairwise(places)]


@given(frames=FRAMES, cuts=some.lists(some.integers(0, 2**16)))
def test_frames_come_out_whole_and_in_order_wherever_the_stream_is_cut(
    frames: list[Frame], cuts: list[int]
) -> None:
    stream = b"".join(packed(*frame) for frame in frames)
    unpacker = Unpacker()

    assert [found for p in pieces(stream, cuts) for found in unpacker.frames(p)] == frames


def test_frames_come_out_whole_byte_by_byte_and_as_soon_as_they_are_complete() -> None:
    frames: list[Frame] = [(1, TEXT, ""), (2, EVENT, {"body": b"\x00" * 300}), (3, TEXT, "é" * 70)]
    unpacker, complete = Unpacker(), []
    for frame in frames:
        data = packed(*frame)
        for at in range(len(data) - 1):
            assert unpacker.frames(data[at : at + 1]) == []
        complete += unpacker.frames(data[-1:])

    assert complete == frames


class Recorded(asyncio.Transport):
    """A transport that keeps each write by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.high = 0

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert low is None
        self.high = high or 0


class Ends:
    """One end of a stream, whose other end is a record of what was written."""

    def __init__(self) -> None:
        self.heard: list[Frame] = []
        self.losses = 0
        self.channel = Channel(self.heard.append, self.lose)
        self.transport = Recorded()
        self.channel.connection_made(self.transport)

    def lose(self) -> None:
        self.losses += 1


def test_what_is_told_in_one_turn_goes_out_in_one_write() -> None:
    async def run() -> list[bytes]:
        ends = Ends()
        ends.channel.tell(1, TEXT, "a")
        ends.channel.tell(2, TEXT, "b")
        assert ends.transport.written == []
        await asyncio.sleep(0)
        ends.channel.tell(1, TEXT, "c")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return ends.transport.written

    first, second = packed(1, TEXT, "a") + packed(2, TEXT, "b"), packed(1, TEXT, "c")
    assert asyncio.run(run()) == [first, second]


def test_so_much_that_its_teller_has_to_wait_goes_out_at_once_and_only_once() -> None:
    half = "x" * (HIGH_WATER // 2 + 1)

    async def run() -> list[bytes]:
        ends = Ends()
        for text in (half, half, "a"):
            ends.channel.tell(1, TEXT, text)
        assert len(ends.transport.written) == 1
        for _ in range(3):
            await asyncio.sleep(0)
        return ends.transport.written

    assert asyncio.run(run()) == [2 * packed(1, TEXT, half), packed(1, TEXT, "a")]


def test_what_comes_is_heard_frame_by_frame() -> None:
    async def run() -> list[Frame]:
        ends = Ends()
        data = packed(1, TEXT, "a") + packed(2, EVENT, {"type": "x"})
        ends.channel.data_received(data[:5])
        ends.channel.data_received(data[5:])
        return ends.heard

    assert asyncio.run(run()) == [(1, TEXT, "a"), (2, EVENT, {"type": "x"})]


def test_a_stream_that_is_full_holds_up_who_tells_and_says_when_it_is_not() -> None:
    async def run() -> list[bool]:
        ends = Ends()
        assert ends.transport.high == HIGH_WATER
        found = [ends.channel.writable.is_set()]
        ends.channel.pause_writing()
        found.append(ends.channel.writable.is_set())
        ends.channel.resume_writing()
        return [*found, ends.channel.writable.is_set()]

    assert asyncio.run(run()) == [True, False, True]


@pytest.mark.parametrize("is_full", [False, True])
def test_telling_a_stream_that_is_lost_is_harmless_and_holds_up_nobody(is_full: bool) -> None:
    async def run() -> tuple[int, list[bytes]]:
        ends = Ends()
        if is_full:
            ends.channel.pause_writing()
        ends.channel.tell(1, TEXT, "on its way")
        ends.channel.connection_lost(None)
        ends.channel.tell(1, TEXT, "too late")
        await asyncio.wait_for(ends.channel.writable.wait(), 60)
        await asyncio.sleep(0)
        ends.channel.tell(1, TEXT, "later still")
        await asyncio.sleep(0)
        return ends.losses, ends.transport.written

    assert asyncio.run(run()) == (1, [])
