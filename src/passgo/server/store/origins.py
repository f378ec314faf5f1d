"""Origins: the tables from which a game of several people goes on, one after the other."""

import msgspec

from passgo.refusal import Refusal
from passgo.server.store.store import Store
from passgo.server.table.motion_types import Life


async def must_have_ended(store: Store, table_id: str) -> None:
    """Refuse to weigh a game as long as one from which it goes on could still be played.

    What it would tell of the moment at which the two part would help somebody at the other table.
    The table names all of them: those between it and the first may have been removed.
    """
    rows = await store.lives((table_id,))
    life = msgspec.json.decode(rows[0]["life"], type=Life) if rows else Life()
    for row in await store.lives(life.origins):
        there = msgspec.json.decode(row["life"], type=Life)
        if row["status"] == "playing" and (life.company or there.company):
            raise Refusal("origin-not-over")
