"""Routes: one module has them all, so that a reader finds what answers a path."""

import re
from collections import Counter
from pathlib import Path

from passgo.server.http import routes

HTTP = Path(routes.__file__).parent
MAKES_ROUTES = re.compile(r"from litestar import .*\b(get|post|put|patch|delete|websocket)\b")


def test_no_other_module_makes_a_route() -> None:
    makers = [
        path.name
        for path in sorted(HTTP.glob("*.py"))
        if MAKES_ROUTES.search(path.read_text(encoding="utf-8"))
    ]

    assert makers == ["routes.py"]


def test_each_method_and_path_is_answered_by_one_function() -> None:
    asked = Counter(
        (method, path)
        for route in routes.INTERFACE
        for method in route.http_methods
        for path in route.paths
    )

    assert asked["POST", "/api/tables/{table_id:str}/start"] == 1
    assert set(asked.values()) == {1}
