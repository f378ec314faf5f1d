"""Chat: what may be said, how much of it is remembered, and the rows that keep it."""

import pytest

from passgo.refusal import Refusal
from passgo.server.limits import CHAT_KEPT, OF_A_SEAT
from passgo.server.store.chat import Conversation, Said, rows_of
from passgo.server.wire.listeners import SeatLimits

WORDS = "la rue de Paradis"


def said(number: int) -> Said:
    return Said(number=number, seat=0, text=WORDS)


def test_what_is_said_is_numbered_and_blanks_alone_say_nothing() -> None:
    chat = Conversation([said(7)])

    assert chat.next(SeatLimits(), 2, f"  {WORDS}\n ") == Said(number=8, seat=2, text=WORDS)
    assert chat.next(SeatLimits(), 2, " \n\t ") is None
    assert Conversation().newest == 0


def test_who_says_too_much_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_A_SEAT, "chat", (2, 3600.0))
    chat, paces = Conversation(), SeatLimits()
    for _ in range(2):
        chat.next(paces, 0, WORDS)

    with pytest.raises(Refusal, match="too-fast"):
        chat.next(paces, 0, WORDS)
    assert chat.next(paces, 1, WORDS) is not None


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
