"""Origins: the tables from which a game of several people goes on, one after the other."""

from passgo.refusal import Refusal
from passgo.server.store.store import Store
from passgo.server.table.motion_types import Life, read_life


async def must_have_ended(store: Store, table_id: str) -> None:
    """Refuse to weigh a game as long as one from which it goes on could still be played.

    What it would tell of the moment at which the two part would help somebody at the other table.
    The table names all of them: those between it and the first may have been removed. Tables of
    before named only the last one, which names the one before it.
    """
    rows = await store.lives((table_id,))
    life = read_life(rows[0]["life"]) if rows else Life()
    named, asked = {table_id}, life.origins
    while asked:
        named.update(asked)
        further: set[str] = set()
        for row in await store.lives(asked):
            there = read_life(row["life"])
            if row["status"] == "playing" and (life.company or there.company):
                raise Refusal("origin-not-over")
            further.update(there.origins)
        asked = tuple(further - named)
