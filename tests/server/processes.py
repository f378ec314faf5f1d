"""Processes as the system shows them: children, their open files, and who holds a connection."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

from tables import AT_LAST
from websockets.asyncio.client import ClientConnection

PROC = Path("/proc")
FRONT = "passgo.server.fronts.front"
ESTABLISHED, LISTENING = "01", "0A"


def children_of(parent: int) -> set[int]:
    """Return the processes that another one started and that have not ended."""
    return {number for number in running_processes() if parent_of(number) == parent}


def running_processes() -> list[int]:
    return [int(entry.name) for entry in PROC.iterdir() if entry.name.isdecimal()]


def parent_of(number: int) -> int:
    """Return who started a process, 0 if that has ended."""
    try:
        state, parent = (PROC / str(number) / "stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return 0 if state == "Z" else int(parent)


def is_marked(number: int, mask: str, what: signal.Signals) -> bool:
    """Tell whether a signal is in a mask of a process: SigBlk if blocked, SigIgn if ignored."""
    status = (PROC / str(number) / "status").read_text(encoding="utf-8")
    (marked,) = (line.split()[1] for line in status.splitlines() if line.startswith(mask))
    return bool(int(marked, 16) >> (what - 1) & 1)


def command_line(number: int) -> str:
    try:
        return (PROC / str(number) / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def memory_of(number: int) -> int:
    """Return how many kilobytes of memory a process has in use."""
    pages = int((PROC / str(number) / "statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 10


def fronts_of(parent: int) -> list[int]:
    """Return the fronts of a game server."""
    return sorted(child for child in children_of(parent) if FRONT in command_line(child))


def sockets_of(number: int) -> set[str]:
    """Return the sockets that a process has open, each by the system's number for it."""
    found = set()
    for file in (PROC / str(number) / "fd").iterdir():
        try:
            found.add(os.readlink(file))
        except FileNotFoundError:
            continue
    return {name for name in found if name.startswith("socket:")}


def socket_at(port: int, state: str, other: int = 0) -> str:
    """Return the socket of this machine at a port, in a state, to another port perhaps."""
    for line in (PROC / "net" / "tcp").read_text().splitlines()[1:]:
        here, there, at, inode = (line.split()[place] for place in (1, 2, 3, 9))
        ports = [int(address.rpartition(":")[2], 16) for address in (here, there)]
        if at == state and ports == [port, other]:
            return f"socket:[{inode}]"
    raise AssertionError(f"nothing is at port {port}")


def holder_of(ws: ClientConnection, fronts: list[int]) -> int:
    """Return the front that holds a connection."""
    held = socket_at(ws.remote_address[1], ESTABLISHED, ws.local_address[1])
    return next(front for front in fronts if held in sockets_of(front))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(AT_LAST):
        while not is_so():
            await asyncio.sleep(0.01)
