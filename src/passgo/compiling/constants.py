"""Constants: works out ``NAME: Final = OTHER + 1``, over all files."""

import ast
import operator
from collections.abc import Callable

from passgo.compiling.model import Module

LARGEST = 2**63 - 1

OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


class Constants:
    """The constants of all files, each worked out when it is first asked for."""

    def __init__(self, modules: list[Module]) -> None:
        self._homes = {name: module for module in modules for name in module.constants}
        self._values: dict[str, int] = {}
        self._open: list[str] = []

    def all(self) -> dict[str, int]:
        """Return every constant with its value."""
        return {name: self.value(name) for name in self._homes}

    def value(self, name: str) -> int:
        """Return the value of one constant."""
        if name not in self._values:
            module = self._homes[name]
            node = module.constants[name]
            if name in self._open:
                raise module.reject(node, f"{name} is defined by itself: {' -> '.join(self._open)}")
            assert node.value is not None
            self._open.append(name)
            self._values[name] = self.evaluate(module, node.value)
            self._open.pop()
        return self._values[name]

    def lists(self, modules: list[Module]) -> dict[str, tuple[int, ...]]:
        """Return every fixed list of integers with its values."""
        found: dict[str, tuple[int, ...]] = {}
        for module in modules:
            for name, node in module.lists.items():
                assert isinstance(node.value, ast.Tuple)
                found[name] = tuple(self.evaluate(module, each) for each in node.value.elts)
        return found

    def evaluate(self, module: Module, node: ast.expr) -> int:
        """Return the value of an expression of integers and constants in sight of *module*."""
        value = self._evaluate(module, node)
        if not -LARGEST <= value <= LARGEST:
            raise module.reject(node, f"{value} does not fit into 64 bits")
        return value

    def _evaluate(self, module: Module, node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                return value
            case ast.Name(id=name) if self._in_sight(module, name):
                return self.value(name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self._evaluate(module, operand)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATIONS:
                operate = OPERATIONS[type(op)]
                return operate(self._evaluate(module, left), self._evaluate(module, right))
        raise module.reject(node, f"{ast.unparse(node)} is not an integer constant")

    def _in_sight(self, module: Module, name: str) -> bool:
        return name in self._homes and (name in module.constants or name in module.imports)
