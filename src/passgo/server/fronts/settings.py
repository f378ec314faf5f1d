"""Settings of a front, as the game server hands them over."""

from msgspec import Struct

from passgo.server.http.web_server import WebServer


class Settings(Struct, frozen=True, kw_only=True):
    """How a front is run: open files for its stream and its door, and how it speaks."""

    stream: int
    door: int
    log_json: bool
    web: WebServer
