"""Refusals over HTTP: the status and the body of every request that is turned down.

Every body has the one form of a refusal; the codes here are those of requests that reach no table.
"""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    WebSocketDisconnect,
    WebSocketException,
)
from litestar.types import ExceptionHandlersMap, Scope
from sqlalchemy.exc import SQLAlchemyError

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_DETAIL
from passgo.server.rooms.commands import no_of
from passgo.server.store.writer import NotKept
from passgo.server.wire.messages import No

LOG = logging.getLogger("passgo.http")
AnyOne = Request[Any, Any, Any]
AGAINST_THE_RULES, TOO_MANY = 409, 429
STATUS = {
    "unknown-table": 404,
    "unknown-edition": 404,
    "unknown-book": 404,
    "too-many-tables": TOO_MANY,
    "too-fast": TOO_MANY,
    "analyses-of-yours": TOO_MANY,
    "server-full": 503,
    "analysis-queue": 503,
    "advice-failed": 503,
    "not-kept": 503,
}
"""Which refusal gets which status; all others are against the rules, of the game or the table."""
MALFORMED, FAILED = 400, 500
CODES = {
    MALFORMED: "malformed",
    403: "other-site",
    404: "unknown-page",
    405: "unknown-method",
    413: "too-long",
    415: "not-json",
    421: "other-host",
    500: "failed",
}
"""The code for what is refused before any table is asked."""


def refused(_request: AnyOne, refusal: Refusal) -> Response[No]:
    """Answer a refusal; an unknown table and a forbidden one look the same."""
    return Response(no_of(refusal), status_code=status_of(refusal.code))


def status_of(code: str) -> int:
    """Return the status that a refusal gets."""
    return STATUS.get(code, AGAINST_THE_RULES)


def not_kept(_request: AnyOne, _error: Exception) -> Response[No]:
    """Answer that the database is not there, or could not be read."""
    no = No(code="not-kept")
    return Response(no, status_code=status_of(no.code))


def misasked(_request: AnyOne, error: ClientException) -> Response[No]:
    """Answer a malformed request, and say what is wrong with it."""
    status = error.status_code
    facts = {"detail": detail_of(error)[:LONGEST_DETAIL]} if status == MALFORMED else {}
    return Response(problem(status, facts), status_code=status, headers=error.headers)


def problem(status: int, facts: Mapping[str, int | str] | None = None) -> No:
    """Return the body that goes with a status."""
    return No(code=CODES[status], facts=dict(facts or {}))


def detail_of(error: ClientException) -> str:
    """Return what is wrong, parameter by parameter if that is known."""
    if not isinstance(error.extra, list):
        return error.detail
    wrong = [(found["key"], found["message"]) for found in error.extra]
    return "; ".join(f"{key}: {'missing' if said == repr(key) else said}" for key, said in wrong)


def failed(_request: AnyOne, _error: Exception) -> Response[No]:
    """Answer that there is a bug."""
    return Response(problem(FAILED), status_code=FAILED)


async def note(error: Exception, scope: Scope) -> None:
    """Log the unexpected with its trace, and in one line what the database could not read."""
    if isinstance(error, SQLAlchemyError):
        scope["litestar_app"].state.rooms.writer.failures.note_unread(error, scope["path"])
    elif not isinstance(error, EXPECTED):
        LOG.error("%s could not be answered", scope["path"], exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    NotKept: not_kept,
    SQLAlchemyError: not_kept,
    ClientException: misasked,
    Exception: failed,
}
"""How each kind of trouble is answered."""
EXPECTED = (Refusal, NotKept, HTTPException, WebSocketDisconnect, WebSocketException)
"""What is logged elsewhere, or not worth logging."""
