"""Origins: the tables from which a game of several people goes on, one after the other."""

import msgspec

from passgo.refusal import Refusal
from passgo.server.store.store import Store
from passgo.server.table.motion_types import Life


async def must_have_ended(store: Store, table_id: str) -> None:
    """Refuse to weigh a game as long as one from which it goes on could still be played.

    What it would tell of the moment at which the two part would help somebody at the other table.
    """
    row = await store.life(table_id)
    while row is not None:
        life = msgspec.json.decode(row["life"], type=Life)
        if not (life.company and life.origin):
            return
        row = await store.life(life.origin)
        if row is not None and row["status"] == "playing":
            raise Refusal("origin-not-over")
