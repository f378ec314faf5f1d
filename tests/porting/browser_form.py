"""The browser's form of ported functions, run by Node: many calls at once, in their order."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from client import machine_node, node_folder

from passgo.porting.naming import camel
from passgo.refusal import Refusal

WEB = Path(__file__).parents[2] / "web"


class Call(msgspec.Struct, frozen=True):
    """A call of a ported function, and what Python made of it."""

    module: str
    name: str
    given: tuple[Any, ...]
    answer: Any


def called(function: Any, *given: Any) -> tuple[Call, Any]:
    """Call a function of a ported module; return the call with its answer, and the value."""
    value = None
    try:
        value = function(*given)
        answer = {"value": plain(value)}
    except Refusal as no:
        facts = {name: plain(fact) for name, fact in no.facts.items()}
        answer = {"refused": {"code": no.code, "clauses": list(no.clauses), "facts": facts}}
    module = "/".join(function.__module__.split(".")[1:])
    written = tuple(map(plain, given))
    return Call(module, camel(function.__name__), written, answer), value


def plain(value: Any) -> Any:
    """Return a value as JSON has it; a dict is its pairs under one name."""
    if isinstance(value, Mapping):
        return {"dict": [[key, plain(one)] for key, one in value.items()]}
    return msgspec.json.decode(msgspec.json.encode(value))


def answers(calls: Sequence[Call]) -> list[Any]:
    """Return what the browser's form makes of some calls."""
    node = machine_node() or node_folder() / "node"
    lines = "".join(
        json.dumps({"module": one.module, "name": one.name, "given": one.given}) + "\n"
        for one in calls
    )
    done = subprocess.run(
        [node, "tools/ported.mjs"],
        cwd=WEB,
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def differences(calls: Sequence[Call]) -> list[str]:
    """Return the first calls of which both forms make something else."""
    pairs = zip(calls, answers(calls), strict=True)
    return [
        f"{one.module}.{one.name}{one.given}: {one.answer} in Python, {found} in the browser"
        for one, found in pairs
        if one.answer != found
    ][:3]
