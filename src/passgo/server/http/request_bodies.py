"""Request bodies: JSON of exactly the type that the route takes."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException

from passgo.server.wire.messages import check_plain


def number(written: str) -> int | float:
    """Return a number; one without a fraction is an integer however it is written."""
    value = float(written)
    return int(value) if value.is_integer() else value


BODIES = msgspec.json.Decoder(float_hook=number)


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is taken as it stands: a text is never a number, nor a number a yes."""

    async def json(self) -> Any:
        """Return the body as its route wants it, or say what is wrong with it."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        body = await self.body()
        try:
            check_plain(body)
            return msgspec.convert(BODIES.decode(body), wanted)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(detail=str(error)) from error

    async def body(self) -> bytes:
        """Return the body; who leaves in the middle of it has made a mistake, not we."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException(detail="the body was not sent to its end") from error
