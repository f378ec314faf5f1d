"""Settings: how one server is run: where it listens, who may come, what it tells its keeper."""

from msgspec import Struct

HOST = "0.0.0.0"
LOCAL = "127.0.0.1"
PORT = 8417
DATABASE = "~/.local/share/passgo/passgo.sqlite"


class Limits(Struct, frozen=True, kw_only=True):
    """What one address may have at once, and what the whole server holds."""

    sockets_per_address: int = 60
    tables_per_address: int = 20
    sockets: int = 5_000
    tables: int = 5_000


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
    fronts: int = 0
    rent_grace: float = 5.0
    limits: Limits = Limits()
    rhythm: Rhythm = Rhythm()


class Site(Struct, frozen=True, kw_only=True):
    """What the application knows of how it is run.

    *home* is its address on the home network, if it listens there; *rent_grace* is how long bots
    wait for people to claim a rent; without *metrics_token* only this machine reads the figures;
    *has_proxy*: a proxy is trusted to say where guests come from.
    """

    public_url: str = ""
    has_proxy: bool = False
    home: str = ""
    rent_grace: float = 5.0
    metrics_token: str = ""
    limits: Limits = Limits()
    rhythm: Rhythm = Rhythm()
