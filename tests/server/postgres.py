"""A PostgreSQL of our own for the tests: in a folder that goes away, on loopback, as safe as ever.

Nothing here is optional: a machine without PostgreSQL fails these tests, and is told why.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from tables import free_port

DEBIAN = Path("/usr/lib/postgresql")
USER = "passgo"
MISSING = "PostgreSQL is needed here: apt-get install postgresql"


def binary(name: str) -> str:
    """Return where one of PostgreSQL's programs is."""
    installed = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(installed[-1]) if installed else shutil.which(name)
    assert found is not None, MISSING
    return found


def as_owner(command: list[str], *more: str) -> list[str]:
    """Return a command as somebody who may run PostgreSQL: it refuses to be run by root."""
    if os.geteuid() != 0:
        return ["setpriv", *more, "--", *command]
    owner = owner_of_servers()
    groups = ["--reuid", str(owner.pw_uid), "--regid", str(owner.pw_gid), "--clear-groups"]
    return ["setpriv", *groups, *more, "--", *command]


def owner_of_servers() -> pwd.struct_passwd:
    """Return the user that Debian made for PostgreSQL, or nobody."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


class Postgres:
    """A PostgreSQL server for as long as it is entered, with as many databases as are asked for.

    *watch* gets its folder and returns what its environment has beside ours.
    """

    def __init__(
        self, options: Sequence[str] = (), watch: Callable[[Path], dict[str, str]] | None = None
    ) -> None:
        self.port = free_port()
        self._options, self._watch = options, watch
        self._made = 0
        self.newest = ""
        self.folder = Path(tempfile.mkdtemp(prefix="passgo-postgres-"))

    def __enter__(self) -> "Postgres":
        if os.geteuid() == 0:
            owner = owner_of_servers()
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = str(self.folder / "data")
        plain = ("-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", "-D", data, "-U", USER, *plain)
        self._start()
        return self

    def _start(self) -> None:
        """Start the server as a child that ends with this process, and wait until it answers."""
        options = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        options += ["max_connections=200", *self._options]
        set_options = [part for option in options for part in ("-c", option)]
        command = [binary("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        here = os.environ | (self._watch(self.folder) if self._watch is not None else {})
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                as_owner([*command, *set_options], "--pdeathsig", "QUIT"),
                cwd=self.folder,
                env=here,
                stdout=log,
                stderr=log,
            )
        asked = [binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(asked, check=False).returncode != 0:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    @property
    def process(self) -> int:
        """The number of the server's process."""
        return self._process.pid

    def crash(self) -> None:
        """End the server without warning and start it again."""
        self._stop()
        self._start()

    def _stop(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """Return the address of a new and empty database."""
        self._made += 1
        name = f"games{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        self.newest = f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"
        return self.newest

    def _run(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs, and say what it said if it fails."""
        command = as_owner([binary(name), *arguments])
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        assert done.returncode == 0, f"{name}: {done.stderr.decode()}"


@contextmanager
def database_of(kind: str) -> Iterator[tuple[str, Path]]:
    """Return a new database of a kind, and a folder beside."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"{folder}/games.sqlite", Path(folder)
            return
        with Postgres() as server:
            yield server.database(), Path(folder)
