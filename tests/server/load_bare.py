"""A bare broadcast: what is sent to one of a group goes to all of it, and nothing else happens.

It is the measure for the game server: the same web server, options, sockets and size of messages.
The messages are real ones in turn: one text again and again would cost its compression nothing.
"""

from itertools import count
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from passgo.server.serving import Service, configured

AnySocket = WebSocket[Any, Any, State]


@websocket("/bare/{group:str}")
async def broadcast(socket: AnySocket, group: FromPath[str]) -> None:
    """Send everything that comes, with the next text of the run, to everybody in the group."""
    members: set[AnySocket] = socket.app.state.groups.setdefault(group, set())
    await socket.accept()
    members.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            if text.startswith("ballast "):
                socket.app.state.ballast.append(text.removeprefix("ballast "))
            else:
                texts = socket.app.state.ballast
                ballast = texts[next(socket.app.state.turns) % len(texts)]
                message = f'{{"type":"update","seq":{text},"patch":{ballast}}}'
                for member in tuple(members):
                    await member.send_text(message)
    except WebSocketDisconnect:
        members.discard(socket)


@get("/healthz")
async def healthz() -> str:
    """Say that the server lives."""
    return "ok"


def bare_config(service: Service) -> uvicorn.Config:
    """Return the settings of the game server with the bare application in it."""
    config = configured(service)
    config.app = Litestar(
        route_handlers=[broadcast, healthz],
        state=State({"groups": {}, "ballast": [], "turns": count()}),
        openapi_config=None,
        logging_config=None,
    )
    return config
