"""Settings: how one server is run: where it listens, who may come, what it tells its keeper."""

from msgspec import Struct

from passgo.server.limits import (
    BODY_SECONDS,
    LEAVING_SECONDS,
    PING_SECONDS,
    READING_SECONDS,
    REQUEST_SECONDS,
)

HOST = "0.0.0.0"
LOCAL = "127.0.0.1"
PORT = 8417
DATABASE = "~/.local/share/passgo/passgo.sqlite"


class Limits(Struct, frozen=True, kw_only=True):
    """What one address may have at once, and what the whole server holds.

    *connections* are those that have not become sockets, *seats* first sockets of seats, *tables*
    those that have not started, *running* those that have and that somebody looks at, *books* the
    banks that several phones share.
    """

    connections_per_address: int = 120
    sockets_per_address: int = 60
    seats_per_address: int = 120
    tables_per_address: int = 20
    running_per_address: int = 40
    running_per_device: int = 20
    sockets: int = 5_000
    tables: int = 5_000
    books: int = 20_000


class Patience(Struct, frozen=True, kw_only=True):
    """How long a connection may keep still in the middle of something, in seconds.

    *ping* is both between two pings of a socket and for an answer.
    """

    request: float = REQUEST_SECONDS
    body: float = BODY_SECONDS
    reading: float = READING_SECONDS
    closing: float = LEAVING_SECONDS
    ping: float = PING_SECONDS

    @property
    def shortest(self) -> float:
        """The shortest of them."""
        return min(self.request, self.body, self.reading, self.closing)


class Rhythm(Struct, frozen=True, kw_only=True):
    """How often a node looks by itself, how long its lease and its hold on a duty last, in seconds.

    *idle* is how long a room that nobody looks at stays in memory.
    """

    look: float = 2.0
    lease: float = 7.0
    hold: float = 10.0
    idle: float = 600.0


class Service(Struct, frozen=True, kw_only=True):
    """How the server is to be run; *fronts* are processes that hold the connections for it."""

    host: str = HOST
    port: int = PORT
    database: str = DATABASE
    public_url: str = ""
    trusted_proxy: str = ""
    metrics_token: str = ""
    log_json: bool = False
    public_tables: bool = False
    fronts: int = 0
    rent_grace: float = 5.0
    limits: Limits = Limits()
    patience: Patience = Patience()
    rhythm: Rhythm = Rhythm()


class Site(Struct, frozen=True, kw_only=True):
    """What the application knows of how it is run.

    *home* is its address on the home network, if it listens there; *rent_grace* is how long bots
    wait for people to claim a rent; without *metrics_token* only this machine reads the figures;
    *has_proxy*: a proxy is trusted to say where guests come from; *public_tables*: a table may be
    listed for all who come to the server.
    """

    public_url: str = ""
    has_proxy: bool = False
    home: str = ""
    rent_grace: float = 5.0
    metrics_token: str = ""
    public_tables: bool = False
    limits: Limits = Limits()
    rhythm: Rhythm = Rhythm()
