"""Codes: short words that lead to a table while it looks for people, and to nothing else."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from tables import Guest
from test_host import close, motion
from test_play import played

from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.limits import CODE_SECONDS, OF_ALL, OF_AN_ADDRESS, OF_ONES_OWN
from passgo.server.settings import Limits
from passgo.server.table.codes import CODE, NUMBERS, WORDS, code_now, new_code, renew_code
from passgo.server.table.table import Place, Wanted, make_table


def distance(one: str, other: str) -> int:
    """Return in how many letters two words differ, added and left out ones too."""
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        last, row[0] = row[0], at
        for place, wanted in enumerate(other, 1):
            last, row[place] = (
                row[place],
                min(row[place] + 1, row[place - 1] + 1, last + (letter != wanted)),
            )
    return row[-1]


def test_words_are_plain_and_told_apart() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert all(re.fullmatch("[a-z]{4,7}", word) for word in WORDS)
    for one, other in combinations(WORDS, 2):
        assert distance(one, other) > 1, (one, other)
        assert not other.startswith(one), (one, other)


def test_codes_are_many_enough_for_what_may_be_tried() -> None:
    tries_in_a_day = OF_ALL["code"][0] * 24 * 3600 / OF_ALL["code"][1]

    assert len(WORDS) ** 2 * len(NUMBERS) > 80 * tries_in_a_day
    assert all(re.fullmatch(CODE, new_code()) for _ in range(100))


def test_a_code_runs_out_and_is_renewed() -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place())), "ana")
    renew_code(table, 1000.0)
    first = table.life.code
    assert code_now(table, 1000.0 + CODE_SECONDS - 1) == first
    assert code_now(table, 1000.0 + CODE_SECONDS) == ""
    renew_code(table, 9000.0)
    assert code_now(table, 9000.0) == table.life.code != first


def test_many_tries_are_refused_to_one_address_and_then_to_all() -> None:
    doors = Doors(Limits())
    for _ in range(OF_AN_ADDRESS["code"][0]):
        doors.count("code", "192.0.2.1", "")
    with pytest.raises(Refusal, match="too-fast"):
        doors.count("code", "192.0.2.1", "")
    for _ in range(OF_ALL["code"][0] + OF_ONES_OWN["code"][0]):
        doors.count_all("code", "192.0.2.1")
    with pytest.raises(Refusal, match="too-fast"):
        doors.count_all("code", "192.0.2.1")


def test_who_types_a_code_is_not_kept_out_by_those_who_guess() -> None:
    doors, (own, _) = Doors(Limits()), OF_ONES_OWN["code"]
    guessers = [f"2001:db8:{one:x}::1" for one in range(OF_ALL["code"][0])]
    for guesser in guessers:
        for _ in range(own + 1):
            doors.count_all("code", guesser)
    for guesser in (*guessers, "127.0.0.1"):
        with pytest.raises(Refusal, match="too-fast"):
            doors.count_all("code", guesser)

    for _ in range(own):
        doors.count_all("code", "192.0.2.1")
    with pytest.raises(Refusal, match="too-fast"):
        doors.count_all("code", "192.0.2.1")


def test_a_code_leads_to_its_table_as_long_as_there_is_room(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        code = (await ana.make("classic-2003", ["", ""]))["table"]["code"]

        async def leads_to(wanted: str) -> str:
            answer = await bo.http.get(f"/api/codes/{wanted}")
            return str(answer.json().get("table") or answer.json()["code"])

        assert await leads_to(code) == ana.table
        assert await leads_to("canal-canal-2") == "unknown-table"
        await motion(ana, what="lock", locked=True)
        assert await leads_to(code) == "unknown-table"
        await motion(ana, what="lock", locked=False)
        renewed = (await ana.post(f"/api/tables/{ana.table}/code", {}))["table"]["code"]
        assert renewed != code
        assert [await leads_to(code), await leads_to(renewed)] == ["unknown-table", ana.table]
        await bo.post(f"/api/tables/{ana.table}/code", {}, status=404)
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        assert await leads_to(renewed) == "unknown-table"
        looked = (await bo.http.get(f"/api/tables/{ana.table}")).json()["table"]
        assert looked["code"] == ""
        await close(ana, bo)

    played(tmp_path, script)


def test_a_table_for_one_person_has_no_code_until_it_is_asked_for(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        assert (await ana.make("classic-2003", ["", "steady"]))["table"]["code"] == ""
        asked = await ana.post(f"/api/tables/{ana.table}/code", {})
        assert re.fullmatch(CODE, asked["table"]["code"])
        await close(ana)

    played(tmp_path, script)
