"""A PostgreSQL of our own for the tests: in a folder that goes away, on loopback, as safe as ever.

Nothing here is optional: a machine without PostgreSQL fails these tests, and is told why.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
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


def as_owner(command: list[str]) -> list[str]:
    """Return a command as somebody who may run PostgreSQL: it refuses to be run by root."""
    if os.geteuid() != 0:
        return command
    owner = owner_of_servers()
    groups = ["--reuid", str(owner.pw_uid), "--regid", str(owner.pw_gid), "--clear-groups"]
    return ["setpriv", *groups, "--", *command]


def owner_of_servers() -> pwd.struct_passwd:
    """Return the user that Debian made for PostgreSQL, or nobody."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


class Postgres:
    """A PostgreSQL server for as long as it is entered, with as many databases as are asked for."""

    def __init__(self) -> None:
        self.port = free_port()
        self._made = 0
        self.newest = ""
        self._folder = Path(tempfile.mkdtemp(prefix="passgo-postgres-"))

    def __enter__(self) -> "Postgres":
        if os.geteuid() == 0:
            owner = owner_of_servers()
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C")
        self._start()
        return self

    def _start(self) -> None:
        listens = f"-c listen_addresses=127.0.0.1 -p {self.port} -c max_connections=200"
        options = f"{listens} -c unix_socket_directories={self._folder}"
        self._control("-l", str(self._folder / "log"), "-o", options, "start")

    def crash(self) -> None:
        """End the server without warning and start it again."""
        self._control("-m", "immediate", "stop")
        self._start()

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", *arguments)

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._control("-m", "immediate", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

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
            command, cwd=self._folder, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        assert done.returncode == 0, f"{name}: {done.stderr.decode()}"
