"""The chain and receipts: everybody sees the head of the log, and keeps it signed."""

import asyncio
import hashlib
import json
import stat
from pathlib import Path

import msgspec
import pytest
from postgres import Postgres
from tables import Doc, Guest, running
from test_nodes import at_two_nodes, seated
from test_play import played, step, two
from test_restart import again
from test_restart import service as service_of

from passgo.server.play.hash_chain import NO_HEAD, first_head, next_head
from passgo.server.play.receipts import Receipt, Signer, Statement, is_signed, new_key
from passgo.server.store.signing_keys import key_file
from passgo.server.store.store import open_store


async def log_of(database: str, table: str) -> list[str]:
    """Return the log of a table as it is kept."""
    store = await open_store(database)
    kept = await store.table(table)
    await store.close()
    assert kept is not None
    return list(kept.log)


def heads(table: Doc, log: list[str]) -> list[str]:
    """Return the head after each entry of a log."""
    shares = [bytes.fromhex(share) for _, share in sorted(table["shares"].items())]
    head = hashlib.sha256(b"passgo-chain-2" + table["start"].encode() + b"".join(shares)).digest()
    found = [head.hex()]
    for entry in log:
        head = hashlib.sha256(head + entry.encode()).digest()
        found.append(head.hex())
    return found


def told_heads(guest: Guest) -> dict[int, str]:
    """Return the heads that somebody heard, by entry."""
    messages = [json.loads(text) for text in guest.raw]
    return {m["seq"]: m["head"] for m in messages if m["type"] in ("whole", "update")}


def test_every_step_is_told_with_the_head_of_the_log(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        for _ in range(8):
            await step(ana, bo)
        table = (await ana.http.get(f"/api/tables/{ana.table}")).json()["table"]
        log = await log_of(str(tmp_path / "games.sqlite"), ana.table)

        known = heads(table, log)
        assert len(told_heads(bo)) > 8
        assert told_heads(ana) == told_heads(bo)
        assert all(known[seq] == head for seq, head in told_heads(bo).items())
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_the_chain_goes_on_after_a_restart(database: str) -> None:
    async def run() -> tuple[dict[int, str], list[str]]:
        wanted = service_of(database)
        async with running(wanted) as base:
            ana, bo = await two(base)
            for _ in range(3):
                await step(ana, bo)
            await ana.close()
            await bo.close()
        async with running(wanted) as base:
            back = await again(ana, base)
            other = await again(bo, base)
            for _ in range(3):
                await step(back, other)
            table = (await back.http.get(f"/api/tables/{ana.table}")).json()["table"]
            await back.close()
            await other.close()
        return told_heads(ana) | told_heads(back), heads(table, await log_of(database, ana.table))

    told, known = asyncio.run(run())

    assert all(known[seq] == head for seq, head in told.items())


def test_nodes_tell_the_same_heads_and_sign_with_the_same_key(postgres: Postgres) -> None:
    async def run() -> tuple[Guest, Guest, list[str]]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated([ana, bo], "classic-2003", ["", ""])
            for _ in range(4):
                await step(ana, bo)
            keys = [(await who.http.get("/api/server-key")).json() for who in (ana, bo)]
        return ana, bo, [key["public_key"] for key in keys]

    ana, bo, keys = asyncio.run(run())

    assert told_heads(ana) == told_heads(bo)
    assert keys[0] == keys[1]


def test_who_comes_gets_a_receipt_for_what_stands_then(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await step(ana, bo)
        late = Guest(base)
        late.table = ana.table
        await late.listen()
        whole = await late.hear_until("whole")
        table = (await ana.http.get(f"/api/tables/{ana.table}")).json()["table"]
        key = (await ana.http.get("/api/server-key")).json()["public_key"]
        asked = (await ana.http.get(f"/api/tables/{ana.table}/receipt")).json()

        receipt = msgspec.convert(whole["receipt"], Receipt)
        assert is_signed(receipt)
        assert (receipt.seq, receipt.head) == (whole["seq"], whole["head"])
        assert (receipt.game, receipt.round) == (ana.table, 0)
        assert receipt.commitment == table["commitment"]
        assert receipt.start == hashlib.sha256(table["start"].encode()).hexdigest()
        assert receipt.public_key == key
        assert asked == whole["receipt"]
        for guest in (ana, bo, late):
            await guest.close()

    played(tmp_path, script)


def test_the_update_that_ends_a_game_has_a_receipt_and_no_other(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await step(ana, bo)
        await ana.post(f"/api/tables/{ana.table}/motions", {"what": "end"})
        await bo.post(f"/api/tables/{ana.table}/vote", {"yes": True})
        while not ana.is_over:
            await step(ana, bo)
        updates = [json.loads(text) for text in ana.raw if '"type":"update"' in text]
        last = updates.pop()
        assert not any("receipt" in update for update in updates)
        assert is_signed(msgspec.convert(last["receipt"], Receipt))
        assert (last["receipt"]["seq"], last["receipt"]["head"]) == (last["seq"], last["head"])
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_strangers_at_a_locked_table_and_tables_that_have_not_begun_give_none(
    tmp_path: Path,
) -> None:
    async def script(base: str) -> None:
        ana, stranger = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", "novice"], locked=True)
        path = f"/api/tables/{ana.table}/receipt"
        assert (await ana.http.get(path)).json()["code"] == "not-started"
        assert (await stranger.http.get(path)).status_code == 404
        await ana.close()
        await stranger.close()

    played(tmp_path, script)


def statement(public_key: str) -> Statement:
    """Return something to sign."""
    return Statement(
        game="g",
        round=0,
        commitment="c",
        start="s",
        seq=1,
        head="h",
        at=1,
        public_key=public_key,
    )


@pytest.mark.parametrize("field", ["game", "round", "commitment", "start", "seq", "head", "at"])
def test_a_receipt_that_was_changed_is_not_signed(field: str) -> None:
    signer = Signer(new_key())
    receipt = signer.sign(statement(signer.public_key))
    changed = msgspec.structs.asdict(receipt)
    changed[field] = changed[field] * 2 if isinstance(changed[field], str) else changed[field] + 1

    assert is_signed(receipt)
    assert not is_signed(Receipt(**changed))


def test_a_receipt_of_another_key_names_that_key() -> None:
    mine, theirs = Signer(new_key()), Signer(new_key())
    forged = theirs.sign(statement(mine.public_key))

    assert not is_signed(forged)
    assert not is_signed(msgspec.structs.replace(forged, signature="no hexadecimal"))


def test_the_key_is_made_once_in_a_private_file(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"

    async def keys() -> str:
        store = await open_store(str(database))
        await store.close()
        assert store.signer is not None
        return store.signer.public_key

    first, second = asyncio.run(keys()), asyncio.run(keys())

    assert first == second
    assert stat.S_IMODE(key_file(database).stat().st_mode) == 0o600
    assert key_file(database).read_bytes() not in database.read_bytes()


def test_games_of_the_first_protocol_have_no_chain() -> None:
    assert next_head(NO_HEAD, b"{}") == NO_HEAD
    assert next_head(first_head(b"start", []), b"{}") != NO_HEAD
