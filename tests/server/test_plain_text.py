"""Plain text: control characters are refused where they come in, and reach no database."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from tables import Guest, running, service

from passgo.refusal import Refusal
from passgo.server.wire.messages import check_plain


@pytest.mark.parametrize("letter", [*range(9), 11, 12, *range(14, 32), *range(127, 160)])
@pytest.mark.parametrize("is_ascii", [True, False])
def test_control_characters_are_refused_however_they_are_written(
    letter: int, is_ascii: bool
) -> None:
    written = json.dumps({"text": f"a\\{chr(letter)}"}, ensure_ascii=is_ascii)

    with pytest.raises(Refusal, match="bad-text"):
        check_plain(written.encode())


@pytest.mark.parametrize("text", ["a\nb\tc\r", "\\u0000", "\\\\u0000 \\b", "é\u00a0ÿ", "🎲", ""])
def test_other_texts_are_plain(text: str) -> None:
    check_plain(json.dumps({"text": text}).encode())
    check_plain(json.dumps({"text": text}, ensure_ascii=False).encode())


def test_a_control_character_is_refused_and_cuts_nobody(database: str, tmp_path: Path) -> None:
    async def run() -> tuple[list[str], str, list[str]]:
        wanted = msgspec.structs.replace(service(tmp_path), database=database)
        async with running(wanted) as base:
            ana, bo = Guest(base), Guest(base)
            for guest in (ana, bo):
                await guest.make("classic-2003", ["", ""])
                await guest.sit(guest.table, 0, "Ana")
                await guest.listen()
            said = [
                await ana.ask(type="chat", text="a\0b"),
                await ana.ask(type="chat", id="a\0b", text="ab"),
            ]
            seat = f"/api/tables/{bo.table}/seats/1"
            no = await bo.post(seat, {"name": "Bo\0"}, status=409)
            assert (await bo.ask(type="chat", text="still here"))["ok"]
            assert (await ana.ask(type="chat", text="me too"))["ok"]
            heard = [each["text"] for guest in (ana, bo) for each in guest.said]
            await ana.close()
            await bo.close()
            return [each["no"]["code"] for each in said], no["code"], heard

    codes, code, heard = asyncio.run(run())

    assert codes == ["bad-text", "bad-text"]
    assert code == "bad-text"
    assert heard == ["me too", "still here"]
