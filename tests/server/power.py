"""Power losses: a server is killed, and its disk forgets all that was not synced.

`python tests/server/power.py --losses 200 --lazyfs /path/to/lazyfs` keeps the database on LazyFS, a
file system that hands on only what was synced, and forgets the rest when it is told to. It needs
the right to mount: who runs this is root.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from crash import Crashes, promises_of

from passgo.server.store.signing_keys import key_file

SETTINGS = """[faults]
fifo_path="{place}/orders"
fifo_path_completed="{place}/done"
[cache]
apply_eviction=false
[cache.simple]
custom_size="0.2GB"
blocks_per_page=1
[filesystem]
log_all_operations=false
logfile="{place}/log"
"""


class LazyDisk:
    """A folder whose files have what was synced; the rest is there until the power fails."""

    def __init__(self, program: str, place: Path) -> None:
        self._place, self.folder = place, place / "disk"
        below = place / "below"
        for folder in (self.folder, below):
            folder.mkdir()
        (place / "settings.toml").write_text(SETTINGS.format(place=place), encoding="utf-8")
        options = ["-o", "allow_other", "-o", "modules=subdir", "-o", f"subdir={below}", "-f"]
        command = [program, str(self.folder), "--config-path", str(place / "settings.toml")]
        self._process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
        while not self.folder.is_mount():
            assert self._process.poll() is None, "the file system could not be mounted"
            time.sleep(0.05)
        self._done = os.open(place / "done", os.O_RDONLY)

    def lose_power(self) -> None:
        """Forget what was not synced."""
        (self._place / "orders").write_text("lazyfs::clear-cache\n", encoding="utf-8")
        assert b"finished" in os.read(self._done, 1000)

    def unmount(self) -> None:
        """End the file system."""
        subprocess.run(["umount", str(self.folder)], check=True)
        os.close(self._done)
        self._process.wait(15)


@contextmanager
def lazy_disk(program: str) -> Iterator[LazyDisk]:
    """Return a disk that forgets, for as long as this lasts; it must really forget."""
    with tempfile.TemporaryDirectory() as place:
        disk = LazyDisk(program, Path(place))
        try:
            unsynced = disk.folder / "unsynced"
            unsynced.write_bytes(b"gone")
            disk.lose_power()
            assert unsynced.read_bytes() == b"", "this file system forgets nothing"
            yield disk
        finally:
            disk.unmount()


def main() -> int:
    """Lose power for as long as is wished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--losses", type=int, default=200)
    parser.add_argument("--lazyfs", required=True, help="the program, built from its source")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with lazy_disk(asked.lazyfs) as disk:
        database = disk.folder / "games.sqlite"

        def lose() -> None:
            key = key_file(database).read_bytes()
            disk.lose_power()
            assert key_file(database).read_bytes() == key, "receipts would be signed by another"

        crashes = Crashes(str(database), asked.seed, then=lose, forked=True)
        asyncio.run(crashes.run(asked.losses))
        promised = asyncio.run(promises_of(crashes))
    print(f"{asked.losses} losses of power, {promised} promises, all kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
