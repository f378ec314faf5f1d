"""Parameters: what stands in the path of a route, and its limits."""

from typing import Annotated

from litestar.params import PathParameter

from passgo.server.limits import LONGEST_ID, MOST_SEATS
from passgo.server.table.table import ID

BookId = Annotated[str, PathParameter(pattern=f"^{ID.pattern}$")]
TableId = Annotated[str, PathParameter(pattern=f"^{ID.pattern}$")]
EditionId = Annotated[str, PathParameter(pattern=f"^[a-z0-9-]{{1,{LONGEST_ID}}}$")]
SeatAt = Annotated[int, PathParameter(ge=0, le=MOST_SEATS - 1)]
