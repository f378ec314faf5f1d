"""OpenAPI: every route, what it takes, and every answer that can come from it.

All of it is read off the routes: limits are those of their parameters, bodies those of the types
that are read and written, refusals follow from what a route is. What cannot be seen a route says:
what else it *refuses*, and what it *writes* where it answers with bytes, which clients may keep.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg
from msgspec import Meta, Struct

from passgo import __version__
from passgo.server.http.cached_responses import AnyRequest, Written, answered
from passgo.server.http.devices import COOKIE, SECURE_COOKIE
from passgo.server.http.guard import SAFE
from passgo.server.http.refusals import AGAINST_THE_RULES, status_of
from passgo.server.limits import LARGEST_MESSAGE
from passgo.server.wire.messages import No
from passgo.vocabulary import Order

JSON = "application/json"
REFUSED = {
    400: "The request does not have the form that is described here.",
    403: "The request comes from a page of another site.",
    404: "There is nothing of that name, or it is not open to this device.",
    409: "The table or the rules of the game say no; nothing has changed.",
    413: f"The body is longer than {LARGEST_MESSAGE} bytes.",
    415: "The body is not JSON.",
    421: "The request names a host that is not ours.",
    429: "This address or device has too many tables, or asks for this too often.",
    500: "The server has a bug, and its keeper a note of it.",
    503: "The server is full, or could not keep what was asked; nothing has changed.",
}
TABLES = "/api/tables"
DEVICE = {
    "in": "cookie",
    "name": COOKIE,
    "description": "Who somebody is, without an account. Whoever has none gets one at a table. "
    f"Over https its name is {SECURE_COOKIE}.",
    "schema": {"type": "string"},
}
"""Not a security scheme: what is not open to a device looks to it as if it were not there."""
CHANGED = {"table_id", "book_id"}
"""What a route changes has such an id, and may say no to it."""
REFUSED_CHANGES = {AGAINST_THE_RULES, status_of("too-fast"), 503}
LIMITS = ("ge", "le", "pattern", "max_length")
REFERENCE = "#/components/schemas/{name}"
ANY_ORDER = {"type": "string", "description": "Which order this is, of all that a game has."}
"""Where any order may stand, its class would describe itself alone."""
CONVERTER = re.compile(r":\w+}")
Document = dict[str, Any]


class Operation(Struct, frozen=True, kw_only=True):
    """A route as described by its function and its decorator; the body is None if it takes none."""

    route: HTTPRouteHandler
    path: str
    method: str
    parameters: dict[str, Any]
    body: Any
    answer: Any
    media_type: str
    is_kept: bool

    @property
    def kinds(self) -> list[Any]:
        """Every type that crosses the wire here."""
        taken = [limited(kind) for kind in self.parameters.values()]
        return [*taken, self.answer, *([self.body] if self.body is not None else [])]

    @property
    def refusals(self) -> list[int]:
        """The statuses with which this is refused."""
        found = {421, 500, *map(status_of, self.route.opt.get("refuses", ()))}
        if self.method not in SAFE:
            found |= {403, 415}
            found |= REFUSED_CHANGES if CHANGED & self.parameters.keys() else set()
        if self.body is not None:
            found |= {400, 413}
        if self.parameters:
            found |= {400, 404} if "{" in self.path else {400}
        return sorted(found)


def operation_of(route: HTTPRouteHandler) -> Operation:
    """Return what a route does."""
    hints = get_type_hints(route.fn, include_extras=True)
    returned = hints.pop("return")
    answer = get_args(returned)[0] if get_origin(returned) is Response else returned
    taken = {name: kind for name, kind in hints.items() if get_origin(kind) is Annotated}
    body = taken.pop("data", None)
    return Operation(
        route=route,
        path=CONVERTER.sub("}", next(iter(route.paths))),
        method=next(iter(route.http_methods)),
        parameters=taken,
        body=None if body is None else get_args(body)[0],
        answer=route.opt["writes"] if answer is bytes else answer,
        media_type=str(route.media_type or JSON),
        is_kept=answer is bytes,
    )


def about(kind: Any) -> ParameterKwarg:
    """Return what is said of a parameter beside its type."""
    found: ParameterKwarg = kind.__metadata__[0]
    return found


def limited(kind: Any) -> Any:
    """Return the type of a parameter with its limits."""
    limits = {name: getattr(about(kind), name) for name in LIMITS}
    return Annotated[get_args(kind)[0], Meta(**limits)]


def described(routes: Sequence[HTTPRouteHandler]) -> Document:
    """Return the description of some routes."""
    operations = [operation_of(route) for route in routes]
    kinds = [No, *(kind for operation in operations for kind in operation.kinds)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    if Order.__name__ in components:
        components[Order.__name__]["properties"]["do"] = ANY_ORDER
    shapes = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Document] = {}
    for operation in operations:
        at = paths.setdefault(operation.path, at_tables(operation.path))
        at[operation.method.lower()] = described_operation(operation, shapes)
    refusals = {str(status): refusal(said, shapes[No]) for status, said in REFUSED.items()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Passgo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": refusals,
            "parameters": {"device": DEVICE},
        },
    }


def at_tables(path: str) -> Document:
    """Return what all routes of a path share: for tables it matters which device asks."""
    return {"parameters": [{"$ref": "#/components/parameters/device"}]} if TABLES in path else {}


def described_operation(operation: Operation, shapes: dict[Any, Document]) -> Document:
    """Return the description of one route."""
    found: Document = {
        "operationId": operation.route.fn.__name__,
        "summary": (operation.route.fn.__doc__ or "").partition("\n")[0],
        "responses": {str(s): r for s, r in answers(operation, shapes).items()},
    }
    if operation.parameters:
        found["parameters"] = [
            {
                "name": name,
                "in": about(kind).param_type,
                "required": True,
                "schema": shapes[limited(kind)],
            }
            for name, kind in operation.parameters.items()
        ]
    if operation.body is not None:
        content = {JSON: {"schema": shapes[operation.body]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def answers(operation: Operation, shapes: dict[Any, Document]) -> dict[int, Document]:
    """Return the answers of a route by their status."""
    status = operation.route.status_code
    content = {operation.media_type: {"schema": shapes[operation.answer]}}
    found: dict[int, Document] = {
        status: {"description": HTTPStatus(status).phrase, "content": content}
    }
    if operation.is_kept:
        found[304] = {"description": "It is still as the ETag in If-None-Match says."}
    for refused in operation.refusals:
        found[refused] = {"$ref": f"#/components/responses/{refused}"}
    return found


def refusal(said: str, shape: Document) -> Document:
    """Return the description of a refusal, whose body always has the same form."""
    return {"description": said, "content": {JSON: {"schema": shape}}}


def showing(
    routes: Sequence[HTTPRouteHandler],
) -> Callable[[AnyRequest], Awaitable[Response[bytes]]]:
    """Return what shows what some routes do, written when it is first asked for."""
    written = Written()

    async def show_interface(request: AnyRequest) -> Response[bytes]:
        """Describe every route as OpenAPI."""
        return answered(request, await written.body_of(described, tuple(routes)))

    return show_interface
