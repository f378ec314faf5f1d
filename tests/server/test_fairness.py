"""Fairness: the documented vectors, even draws, and messages that betray no secret."""

import hashlib
import re
from pathlib import Path

import msgspec
import pytest

from passgo.game.luck import Draw
from passgo.game.orders import AuctionClock
from passgo.game.play import Game
from passgo.server.play.bot_reasons import seed_for
from passgo.server.play.fairness import (
    FairLuck,
    Source,
    bytes_of,
    commitment,
    first_commitment,
    key_of,
    share_commitment,
    word,
)
from passgo.server.play.game import Setup
from passgo.server.play.hash_chain import first_head, next_head
from passgo.server.play.match import Match
from passgo.server.play.receipts import Signer, Statement
from passgo.sliding.hands import bell
from passgo.sliding.luck import shuffled

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "fairness.md"
EDITIONS = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008", "knockout-2024")


def vectors() -> dict[str, str]:
    rows = re.findall(r"^\| `(.+?)` \| `(.+?)` \|$", GUIDE.read_text(encoding="utf-8"), re.M)
    return dict(rows)


def computed() -> dict[str, str]:
    """Return what the guide states, computed."""
    secret, start = bytes(range(32)), b'{"game":"example"}'
    shares = [bytes(range(32, 64)), bytes(range(64, 96))]
    key, first = key_of(secret, start, shares), first_head(start, shares)
    luck, signer = FairLuck(key, 0, Game.draw), Signer(bytes(range(96, 128)))
    dice = [luck.answer(Draw(what="dice")) for _ in range(3)]
    receipt = signer.sign(
        Statement(
            game="example",
            round=0,
            commitment=commitment("example", 0, secret),
            start=hashlib.sha256(start).hexdigest(),
            seq=1,
            head=next_head(first, b"{}").hex(),
            at=0,
            public_key=signer.public_key,
        )
    )
    return {
        "commitment": commitment("example", 0, secret),
        "commitment in round 1": commitment("example", 1, secret),
        "share commitment of seat 0": share_commitment("example", 0, shares[0]),
        "share commitment of seat 1": share_commitment("example", 0, shares[1]),
        "key": key.hex(),
        "word dice 0 0 0": f"{word(key, 'dice', 0, 0, 0):016x}",
        "word dice 0 1 0": f"{word(key, 'dice', 0, 1, 0):016x}",
        "dice 0": _thrown(dice[0]),
        "dice 1": _thrown(dice[1]),
        "dice 2": _thrown(dice[2]),
        "card of 16 at 3": str(Source(key, 3).below("card", 16)),
        "markers of 4 at 5": " ".join(map(str, shuffled(Source(key, 5), 4))),
        "hand of 20 at 6": str(bell(Source(key, 6), "hand", 20)),
        "seed of a bot at seat 2 after entry 7": str(seed_for(key, 2, 7)),
        "seed of any bot after entry 7": str(seed_for(key, -1, 7)),
        "head 0": first.hex(),
        "head 1, after the entry {}": next_head(first, b"{}").hex(),
        "public key": signer.public_key,
        "signature": receipt.signature,
        "commitment of passgo-fair-1": first_commitment("example", secret),
        "key of passgo-fair-1": key_of(secret, start).hex(),
    }


def test_the_vectors_of_the_guide_hold() -> None:
    assert vectors() == computed()


def _thrown(order: msgspec.Struct) -> str:
    found = msgspec.structs.asdict(order)
    return f"{found['first']} {found['second']}"


def test_draws_are_even_and_repeatable() -> None:
    counts = [0] * 6
    for counter in range(6000):
        counts[Source(b"k" * 32, counter).below("dice", 6)] += 1

    assert min(counts) > 850
    assert max(counts) < 1150
    assert [Source(b"k" * 32, 5).below("dice", 6) for _ in range(3)] == [
        Source(b"k" * 32, 5).below("dice", 6)
    ] * 3


def test_words_that_would_favour_a_number_are_rejected() -> None:
    key, bound = b"k" * 32, (1 << 63) + 1
    tries = [[word(key, "x", counter, 0, attempt) for attempt in range(64)] for counter in range(9)]

    drawn = [Source(key, counter).below("x", bound) for counter in range(9)]

    assert any(words[0] >= bound for words in tries)
    assert drawn == [next(found for found in words if found < bound) for words in tries]


@pytest.mark.parametrize(
    "text", ["", "00", "zz" * 32, "AB" * 32, "00" * 33, " " * 64, "00" * 32 + "\n"]
)
def test_a_share_is_thirty_two_bytes(text: str) -> None:
    with pytest.raises(ValueError, match="hexadecimal"):
        bytes_of(text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_secret_shows_in_no_message_before_the_next_draw(edition: str) -> None:
    setup, names = Setup(edition=edition), ["Ana", "Bo"]
    match, first = Match.new(setup, names, b"a" * 32)
    log = [msgspec.json.encode(first).decode()]
    for _ in range(12):
        seat = next(iter(match.prompt()["seats"]), -1)
        action = match.game.simplest(seat) if seat >= 0 else AuctionClock()
        step = match.play(seat, action, None)
        log.append(msgspec.json.encode(step).decode())

    other = Match.load(setup, names, b"b" * 32, log)

    for seat in (0, 1):
        mine = [match.view(), match.prompt(), match.options(seat), match.events_after(0)]
        theirs = [other.view(), other.prompt(), other.options(seat), other.events_after(0)]
        assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
