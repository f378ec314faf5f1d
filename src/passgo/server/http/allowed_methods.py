"""Allowed methods: what can be done at each path, for whoever asks with OPTIONS."""

from collections import defaultdict
from collections.abc import Sequence

from litestar import Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.types import Method

ASKED: Method = "OPTIONS"


def allowing(routes: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Return a route for each path that names every method; the framework's own names but one.

    They have to be registered before the others, or the framework adds its own.
    """
    methods: defaultdict[str, set[str]] = defaultdict(lambda: {ASKED})
    for one in routes:
        for path in one.paths:
            methods[path] |= set(one.http_methods)
    return [answering(path, ", ".join(sorted(found))) for path, found in methods.items()]


def answering(path: str, allowed: str) -> HTTPRouteHandler:
    """Return the route that names what is allowed at a path."""

    @route(path, http_method=[ASKED], status_code=204)
    async def tell_methods() -> Response[None]:
        """Say what can be done here."""
        return Response(None, headers={"Allow": allowed})

    return tell_methods
