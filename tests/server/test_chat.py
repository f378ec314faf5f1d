"""Chat: what may be said, how much of it is remembered, and the rows that keep it."""

import msgspec
import pytest

from passgo.refusal import Refusal
from passgo.server.limits import CHAT_KEPT, OF_A_SEAT
from passgo.server.rooms.commands import COMMANDS
from passgo.server.store.chat import (
    EMOTES,
    Chat,
    Conversation,
    Emote,
    Said,
    rows_of,
    said_as,
)
from passgo.server.wire.listeners import SeatLimits

WORDS = "la rue de Paradis"


def words(text: str) -> Chat:
    return Chat(id="c", text=text)


def said(number: int) -> Said:
    return Said(number=number, seat=0, text=WORDS)


def test_what_is_said_is_numbered_and_blanks_alone_say_nothing() -> None:
    chat = Conversation([said(7)])

    assert chat.next(SeatLimits(), 2, words(f"  {WORDS}\n ")) == Said(number=8, seat=2, text=WORDS)
    assert chat.next(SeatLimits(), 2, words(" \n\t ")) is None
    assert Conversation().newest == 0


def test_who_says_too_much_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_A_SEAT, "chat", (2, 3600.0))
    chat, paces = Conversation(), SeatLimits()
    chat.next(paces, 0, words(WORDS))
    chat.next(paces, 0, Emote(id="e", emote="hello"))

    for more in (words(WORDS), Emote(id="e", emote="hello")):
        with pytest.raises(Refusal, match="too-fast"):
            chat.next(paces, 0, more)
    assert chat.next(paces, 1, words(WORDS)) is not None


def test_an_emote_is_one_of_those_that_there_are() -> None:
    for emote in EMOTES:
        told = COMMANDS.decode(b'{"type":"emote","id":"e","emote":"%b"}' % emote.encode())
        assert told == Emote(id="e", emote=emote)
    with pytest.raises(msgspec.ValidationError):
        COMMANDS.decode(b'{"type":"emote","id":"e","emote":"insult"}')


@pytest.mark.parametrize("what", [words(WORDS), *(Emote(id="e", emote=one) for one in EMOTES)])
def test_what_was_said_is_read_as_it_was_kept(what: Chat | Emote) -> None:
    told = Conversation().next(SeatLimits(), 1, what)
    assert told is not None
    [(_, row)] = rows_of("t", told)

    assert said_as(row["number"], row["seat"], row["text"]) == told


def test_nobody_can_write_what_looks_like_an_emote_in_the_rows() -> None:
    [(_, row)] = rows_of("t", Said(number=1, seat=0, emote="hello"))

    with pytest.raises(Refusal, match="bad-text"):
        Conversation().next(SeatLimits(), 0, words(str(row["text"])))
    assert said_as(1, 0, "\x02gone") == Said(number=1, seat=0, text="gone")


def test_only_the_newest_is_remembered() -> None:
    chat = Conversation()
    for number in range(1, CHAT_KEPT + 3):
        chat.hear(said(number))

    assert [one.number for one in chat] == list(range(3, CHAT_KEPT + 3))
    assert chat.newest == CHAT_KEPT + 2


def test_old_rows_are_dropped_now_and_then() -> None:
    assert [
        [row.__visit_name__ for row, _ in rows_of("t", said(number))]
        for number in (1, CHAT_KEPT - 1, CHAT_KEPT, CHAT_KEPT + 1)
    ] == [["insert"], ["insert"], ["insert", "delete"], ["insert"]]
