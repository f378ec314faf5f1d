"""Limits: all that bounds the server stands in one module, each with what it protects."""

import ast
from collections.abc import Iterator
from pathlib import Path

from passgo.server import limits

SERVER = Path(limits.__file__).parent
MODULES = sorted(path for path in SERVER.rglob("*.py") if path.name != "limits.py")
BOUNDS = ("le", "max_length", "maxsize")
NO_LIMITS = {
    "codes": ("AGAINST_THE_RULES", "BUG", "CROWDED", "CUT", "FAILED", "MALFORMED", "OTHER_SITE"),
    "statuses": ("STATUS", "UNKNOWN"),
    "frames of a channel": ("ALL", "END", "EVENT", "OPEN", "PAUSE", "RESUME", "STOP", "TEXT"),
    "lengths of what is random": (
        *("CHANCE_BYTES", "SHARE_BYTES", "ID_BYTES", "ID_LETTERS", "NODE_BYTES"),
        *(
            "SECRET_BYTES",
            "MARK_BYTES",
            "KEY_BYTES",
            "TAG_BYTES",
            "TAG_LENGTH",
            "TOKEN_BYTES",
            "WORD",
            "SEED_BITS",
        ),
    ),
    "names": (
        "ANY_ROUND",
        "BEFORE",
        "FIRST",
        "FORM",
        "VERSION",
        "GZIP",
        "HOST",
        "LEVEL",
        "MIGRATING",
        "NOBODY",
        "PORT",
        "PROTOCOL",
        "SUBNET",
        "TOP",
        "UNTIDY",
        "UNTIMED",
    ),
    "the pace of play": (
        *("AFTER_A_BID", "AFTER_WAKING", "GRACE", "HOLD_SECONDS", "PACES", "RENT_GRACE"),
        *("LOOKED_AT", "RAISED", "READ", "SCENES", "TEXT_SECONDS"),
    ),
    "how often, by itself": (
        *(
            "AGAIN_SECONDS",
            "BROWSER_DELAY",
            "COLLECTED_AFTER",
            "EVERY_SECONDS",
            "PATIENCE",
            "POSITION_EVERY",
        ),
        *("LOOK_SECONDS", "SNAPSHOT_EVERY", "SWITCHED_AFTER"),
    ),
    "how finely": ("PARTS", "STEP"),
    "of others": ("MOST_VALUES", "PACKED_FROM", "PIECE", "SECONDS", "UNKNOWN_LIMIT"),
}
"""Numbers that bound nothing, by what they are."""


def parsed(path: Path) -> ast.Module:
    """Return a module as its syntax."""
    return ast.parse(path.read_text(encoding="utf-8"))


def numbers(tree: ast.Module) -> Iterator[str]:
    """Yield the names of a module that are given numbers, or tuples of numbers."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_number(value):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if is_number(value):
                yield name


def is_number(value: ast.expr | None) -> bool:
    """Tell whether an expression is made of numbers alone."""
    match value:
        case ast.Constant(value=int() | float()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
        case ast.Tuple(elts=parts) | ast.Dict(values=parts):
            return bool(parts) and all(map(is_number, parts))
    return False


def bounds(tree: ast.Module) -> Iterator[str]:
    """Yield where something is bounded by a number that has no name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in BOUNDS and is_number(node.value):
            yield f"line {node.value.lineno}: {node.arg}={ast.unparse(node.value)}"


def test_no_other_module_states_a_limit() -> None:
    no_limits = {name for names in NO_LIMITS.values() for name in names}
    found = [
        f"{path.relative_to(SERVER)}: {stated}"
        for path in MODULES
        for stated in (*numbers(parsed(path)), *bounds(parsed(path)))
        if stated not in no_limits
    ]

    assert found == []


def test_every_limit_says_what_it_protects() -> None:
    tree = parsed(SERVER / "limits.py")
    after = dict(zip(tree.body, tree.body[1:], strict=False))
    stated = [node for node in tree.body if isinstance(node, ast.Assign)]
    silent = [ast.unparse(node) for node in stated if not isinstance(after.get(node), ast.Expr)]

    assert silent == ["DAY = 24 * 3600"]


def test_every_limit_is_kept_to_somewhere() -> None:
    said = " ".join(path.read_text(encoding="utf-8") for path in MODULES)
    tree = parsed(SERVER / "limits.py")

    assert [name for name in numbers(tree) if name not in said and name != "DAY"] == []
