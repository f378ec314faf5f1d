"""Finding tables: one's own with whose turn it is, and those that are open to all."""

import asyncio
from pathlib import Path

import msgspec
from tables import Guest, running, service
from test_host import close, motion
from test_play import played


def test_my_tables_say_whose_turn_it_is_and_when_they_were_touched(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo, eve = Guest(base), Guest(base), Guest(base)
        await ana.make("classic-2003", ["", "steady"])
        first = ana.table
        await ana.make("knockout-2024", ["", ""])
        await bo.sit(ana.table, 1, "Bo")
        ana.table = first
        await ana.sit(first, 0, "Ana")
        await ana.listen()
        await ana.hear_until("lobby")
        await ana.start()
        await ana.hear_until("whole")
        newest, other = (await ana.http.get("/api/my-tables")).json()
        assert (newest["id"], newest["status"], newest["edition"]) == (
            first,
            "playing",
            "classic-2003",
        )
        assert (newest["mine"], newest["turn"]) == ([0], [0])
        assert newest["changed"] >= newest["made"] > 0
        assert [seat["level"] for seat in newest["seats"]] == ["", "steady"]
        assert (other["status"], other["turn"], other["mine"]) == ("open", [], [])
        assert [seat["name"] for seat in other["seats"]] == ["", "Bo"]
        (seen,) = (await bo.http.get("/api/my-tables")).json()
        assert seen["mine"] == [1]
        assert (await eve.http.get("/api/my-tables")).json() == []
        await close(ana, bo, eve)

    played(tmp_path, script)


def test_tables_are_open_to_all_only_where_the_keeper_allows_it(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        refused = await ana.http.post(
            "/api/tables", json={"edition": "classic-2003", "seats": [{}, {}], "public": True}
        )
        assert (refused.status_code, refused.json()["code"]) == (409, "no-public-tables")
        listed = (await ana.http.get("/api/open-tables")).json()
        assert listed == {"allowed": False, "tables": []}
        await close(ana)

    played(tmp_path, script)


def test_a_table_is_listed_while_it_waits_for_anybody(tmp_path: Path) -> None:
    async def run() -> None:
        allowing = msgspec.structs.replace(service(tmp_path), public_tables=True)
        async with running(allowing) as base:
            ana, bo = Guest(base), Guest(base)

            async def listed() -> list[str]:
                return [
                    one["id"] for one in (await bo.http.get("/api/open-tables")).json()["tables"]
                ]

            await ana.make("classic-2003", ["", ""])
            private = ana.table
            await ana.make("classic-2003", ["", ""], public=True)
            assert await listed() == []
            await ana.listen()
            await ana.hear_until("lobby")
            assert await listed() == [ana.table] != [private]
            await motion(ana, what="lock", locked=True)
            assert await listed() == []
            await motion(ana, what="lock", locked=False)
            await ana.sit(ana.table, 0, "Ana")
            assert await listed() == [ana.table]
            await bo.sit(ana.table, 1, "Bo")
            assert await listed() == []
            await close(ana, bo)

    asyncio.run(run())
