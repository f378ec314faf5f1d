"""Parameters: what stands in the path of a route, and its limits."""

from typing import Annotated

from litestar.params import PathParameter

from passgo.server.table.table import ID, MOST_SEATS

TableId = Annotated[str, PathParameter(pattern=f"^{ID.pattern}$")]
EditionId = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,64}$")]
SeatAt = Annotated[int, PathParameter(ge=0, le=MOST_SEATS - 1)]
