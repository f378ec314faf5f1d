"""Analysis rows: what finished games were worth to whom, kept as it is answered."""

import sqlalchemy as sql

from passgo import __version__
from passgo.server.store.schema import ANALYSES
from passgo.server.store.store import Store
from passgo.server.store.writer import Draft

FORM = 2
"""The form of a report; one in another form is made anew when somebody asks for it."""


def keep_analysis(draft: Draft, table_id: str, answer: bytes, now: float) -> None:
    """Keep the packed answer about a table, instead of any earlier one."""
    draft.keep(ANALYSES.delete().where(ANALYSES.c.table_id == table_id))
    draft.keep(
        ANALYSES.insert(),
        table_id=table_id,
        form=FORM,
        engine=__version__,
        made=now,
        answer=answer,
    )


async def kept_analysis(store: Store, table_id: str) -> bytes | None:
    """Return the packed answer about a table, None if there is none in today's form."""
    wanted = sql.select(ANALYSES.c.answer).filter_by(table_id=table_id, form=FORM)
    async with store.connected() as connection:
        found: bytes | None = (await connection.execute(wanted)).scalar()
    return found
