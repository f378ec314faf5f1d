"""Told luck over two nodes: one is killed in the middle, and nothing that was told is lost."""

import asyncio
import secrets

from postgres import Postgres
from tables import Doc, Guest
from test_nodes import processes, seated
from test_told_tables import both_at, dice, tell


async def over(base: str, gone: Guest) -> Guest:
    """Return the same device over another node, as it comes back there."""
    again = Guest(base)
    again.table, again.seat, again.http.cookies = gone.table, gone.seat, gone.http.cookies
    await again.listen()
    await again.hear_until("whole")
    return again


def test_what_was_told_over_a_node_that_is_killed_is_known_once_at_the_other(
    postgres: Postgres,
) -> None:
    async def run() -> tuple[int, Doc, Doc, Guest]:
        async with processes(postgres.database()) as (here, there):
            ana, bo = Guest(here.base), Guest(there.base)
            await seated([ana, bo], "classic-2003", ["", ""], luck="told")
            assert (await tell(ana, dice(6, 5)))["ok"]
            await both_at(ana.seq, bo)
            assert (await tell(bo, dice(2, 1)))["ok"]
            await both_at(bo.seq, ana)
            thrown: Doc = {"type": "play", "order": dice(3, 4), "answers": ana.prompt["id"]}
            sent = secrets.token_hex(6)
            assert (await ana.ask(**thrown, id=sent))["ok"]
            before = ana.seq
            here.kill()
            await both_at(before, bo)
            ana = await over(there.base, ana)
            repeated = await ana.ask(**thrown, id=sent)
            late = await tell(ana, dice(1, 2), thrown["answers"])
            assert ana.seq == bo.seq == before
            assert (await tell(ana, {"do": "CardComes", "card": "bank-dividend"}))["ok"]
            assert (await ana.play({"do": "EndTurn"}))["ok"]
            await both_at(ana.seq, bo)
            assert (await tell(bo, dice(4, 6)))["ok"]
            await both_at(bo.seq, ana)
            assert ana.view["players"] == bo.view["players"]
            await ana.close()
            await bo.close()
        return before, repeated, late, bo

    before, repeated, late, bo = asyncio.run(run())

    assert (repeated["ok"], repeated["seq"]) == (True, before)
    assert late["no"]["code"] == "told-already"
    falls = [event for event in bo.events if event["event"] == "Moved"]
    assert [one["seat"] for one in falls] == [0, 1]
