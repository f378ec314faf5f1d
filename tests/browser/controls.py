"""Controls: what can be pressed by the sources of the client, and what was pressed on a page.

A test names the controls that it presses, `@pytest.mark.presses("lobby/LobbySeat stand")`, and must
have pressed them when it ends; `test_controls.py` tells of a control that no test names. The names
are those of `web/tools/controls.mjs`.
"""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
RECORDER = """(() => {
  const known = new Set();
  const WAYS = {input: '', change: '', click: '', keydown: ' keydown', pointerdown: ' pointerdown',
    pointerenter: ' pointerenter', pointermove: ' pointermove'};
  const KEYS = {'.dice-table, .result, .knockout': 'core/keys', '.knockout': 'knockout/keys',
    '.theatre': 'after/keys'};
  const keysOf = ({key, shiftKey, target}) => {
    if (target.closest?.('input, select, textarea')) return [];
    const name = key === ' ' ? 'space' : key.toLowerCase();
    const files = Object.keys(KEYS).filter((one) => document.querySelector(one));
    return files.map((one) => `${KEYS[one]} ${shiftKey && key.length > 1 ? 'shift ' : ''}${name}`);
  };
  const note = (event) => {
    if (event.type === 'click' && !event.isTrusted) return;
    const named = event.composedPath().filter((one) => one.dataset?.control);
    const names = named.map((one) => one.dataset.control + WAYS[event.type]);
    const fresh = [...names, ...(event.type === 'keydown' ? keysOf(event) : [])]
      .filter((name) => !known.has(name));
    fresh.forEach((name) => known.add(name));
    if (fresh.length) passgoPressed(fresh);
  };
  for (const way of Object.keys(WAYS)) addEventListener(way, note, {capture: true, passive: true});
})()"""
"""What tells `passgoPressed` of each control that is used, once on every page.

A click that the client makes itself, for a key, is no press.
"""


class Control(Struct, frozen=True):
    """A control of the sources: its name, a way of using it that does not go without saying."""

    name: str
    way: str
    where: str

    def __str__(self) -> str:
        return f"{self.name} {self.way}".rstrip()


@cache
def listed() -> list[Control]:
    """Return all controls of the sources, once for each way of using them."""
    command = [sys.executable, "tools/client.py", "controls"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    return msgspec.json.decode(told, type=list[Control])


def presses() -> Iterator[tuple[str, str]]:
    """Yield each control that a test says it presses, with the test."""
    for file in sorted(FOLDER.glob("test_*.py")):
        for name, test in vars(import_module(file.stem)).items():
            for mark in getattr(test, "pytestmark", ()):
                if mark.name == "presses":
                    yield from ((control, f"{file.name}::{name}") for control in mark.args)
