"""Expressions: the kind of each, and the refusal of what C would understand differently."""

import ast
from dataclasses import dataclass

from passgo.compiling.constants import LARGEST
from passgo.compiling.model import (
    BOOL,
    INT,
    NONE,
    WIDE,
    Module,
    Program,
    RecordShape,
    Signature,
    bits_of_list,
)

NUMBERS = (INT, BOOL)
LARGEST_IN_C = 2**31 - 1  # of a bare literal

ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)
SHIFTS = (ast.LShift, ast.RShift)
ORDERINGS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)

# Known functions of Python, and how many arguments they take at least.
BUILT_IN = {"min": 2, "max": 2, "abs": 1, "bool": 1}


@dataclass(frozen=True)
class Access:
    """A list of a record, read or written at *index*."""

    index: ast.expr
    what: str
    size: int


@dataclass(frozen=True)
class Stored:
    """A value that is stored in fewer than 64 bits, or that a field *changes* by, as by ``+=``."""

    value: ast.expr
    what: str
    bits: int
    change: ast.AugAssign | None = None


@dataclass(frozen=True)
class OutsideCall:
    """A method of an object outside a record, called through the record's field."""

    node: ast.Call
    func: ast.Attribute
    record: str
    field: str

    @property
    def owner(self) -> str:
        """Return the record that holds the object, as it is written."""
        assert isinstance(self.func.value, ast.Attribute)
        return ast.unparse(self.func.value.value)


class Expressions:
    """The expressions of one function, with the kinds of the names seen so far."""

    def __init__(self, program: Program, module: Module, names: dict[str, str]) -> None:
        self.program = program
        self.module = module
        self.names = names
        self.accesses: list[Access] = []
        self.wide: list[ast.Constant] = []
        self.narrow: list[ast.expr] = []  # what is read from fewer than 64 bits
        self.stored: list[Stored] = []
        self.outside_calls: list[OutsideCall] = []
        self.makes_objects = False

    def kind(self, node: ast.expr) -> str:
        """Return the kind of an expression: int, bool, None or the name of a class."""
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name():
                return self._name(node)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._subscript(node)
            case ast.BinOp():
                return self.operation(node, node.left, node.op, node.right)
            case ast.UnaryOp():
                self.number(node.operand)
                return BOOL if isinstance(node.op, ast.Not) else INT
            case ast.BoolOp():
                return self._one_kind([self.number(value) for value in node.values])
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp():
                self.number(node.test)
                return self._one_kind([self.number(node.body), self.number(node.orelse)])
            case ast.Call():
                return self._call(node)
        raise self.module.reject(node, f"not known to the compiler: {ast.unparse(node)}")

    def number(self, node: ast.expr) -> str:
        """Return the kind of an expression that must be an int or a bool."""
        kind = self.kind(node)
        if kind not in NUMBERS:
            raise self.module.reject(node, f"{ast.unparse(node)} is {kind}, not an integer")
        return kind

    def operation(self, node: ast.AST, left: ast.expr, op: ast.operator, right: ast.expr) -> str:
        """Return the kind of ``left op right``."""
        kinds = (self.number(left), self.number(right))
        if isinstance(op, SHIFTS) and (kinds[0] == BOOL or _is_literal(left)):
            raise self.module.reject(
                node, "a shift starts from a named integer: C shifts a literal in 32 bits"
            )
        if isinstance(op, BITWISE):
            return self._one_kind(list(kinds))
        if isinstance(op, (*ARITHMETIC, *SHIFTS)):
            return INT
        raise self.module.reject(node, "only + - * // % & | ^ << >> are known")

    def call_of(self, node: ast.Call, name: str, signature: Signature) -> str:
        """Check the arguments of a call and return the kind of its result."""
        if len(node.args) != len(signature.params):
            wanted = len(signature.params)
            raise self.module.reject(node, f"{name} takes {wanted} arguments")
        for given, (param, wanted_kind) in zip(node.args, signature.params, strict=True):
            kind = self.kind(given)
            if kind != wanted_kind and not (kind in NUMBERS and wanted_kind in NUMBERS):
                raise self.module.reject(given, f"{name}: {param} is {wanted_kind}, not {kind}")
        return signature.returns

    def _constant(self, node: ast.Constant) -> str:
        value = node.value
        if value is None:
            return NONE
        if isinstance(value, bool):
            return BOOL
        if not isinstance(value, int):
            raise self.module.reject(node, f"{value!r} is not an integer")
        if value > LARGEST:
            raise self.module.reject(node, f"{value} does not fit into 64 bits")
        if value > LARGEST_IN_C:
            self.wide.append(node)
        return INT

    def _name(self, node: ast.Name) -> str:
        name = node.id
        if name in self.names:
            return self.names[name]
        if name in self.program.constants and self._in_sight(name):
            return INT
        raise self.module.reject(node, f"{name} is not known here, or not set before this line")

    def _in_sight(self, name: str) -> bool:
        own = {each for each, _ in self.module.defined()}
        return name in own or name in self.module.imports

    def _attribute(self, node: ast.Attribute) -> str:
        shape = self._record(node)
        field = shape.field(node.attr)
        if field is not None and field.size == 0:
            self._note_narrow(node, field.bits)
            return INT
        if field is not None:
            raise self.module.reject(
                node, f"the list {shape.name}.{node.attr} is used by index only, never whole"
            )
        if node.attr in shape.outside:
            return shape.outside[node.attr]
        raise self.module.reject(node, f"{shape.name} has no field {node.attr}")

    def _record(self, node: ast.Attribute) -> RecordShape:
        kind = self.kind(node.value)
        if kind not in self.program.records:
            raise self.module.reject(node, f"{ast.unparse(node.value)} is {kind}, not a record")
        return self.program.records[kind]

    def _subscript(self, node: ast.Subscript) -> str:
        what, size, bits = self._listed(node)
        self.number(node.slice)
        self._note_narrow(node, bits)
        if isinstance(node.slice, ast.UnaryOp) and _is_literal(node.slice):
            raise self.module.reject(node, "a negative index means something else in C")
        self.accesses.append(Access(node.slice, what, size))
        return INT

    def _note_narrow(self, node: ast.Attribute | ast.Subscript, bits: int) -> None:
        """Note what is read from fewer than 64 bits: C would also count in fewer."""
        if bits < WIDE and isinstance(node.ctx, ast.Load):
            self.narrow.append(node)

    def store(self, target: ast.expr, value: ast.expr, change: ast.AugAssign | None = None) -> None:
        """Note a value that goes into a field of fewer than 64 bits, or changes it."""
        place = target.value if isinstance(target, ast.Subscript) else target
        if isinstance(place, ast.Attribute):
            shape = self._record(place)
            field = shape.field(place.attr)
            if field is not None and field.bits < WIDE:
                self.stored.append(Stored(value, f"{shape.name}.{field.name}", field.bits, change))

    def _listed(self, node: ast.Subscript) -> tuple[str, int, int]:
        """Return the name, the size and the bits of the list that is indexed."""
        value = node.value
        if isinstance(value, ast.Name) and value.id not in self.names:
            if value.id in self.program.lists and self._in_sight(value.id):
                if isinstance(node.ctx, ast.Store):
                    raise self.module.reject(node, f"the list {value.id} is fixed")
                values = self.program.lists[value.id]
                return value.id, len(values), bits_of_list(values)
        if not isinstance(value, ast.Attribute):
            raise self.module.reject(node, "only lists of a record and fixed lists are indexed")
        shape = self._record(value)
        field = shape.field(value.attr)
        if field is None or field.size == 0:
            raise self.module.reject(node, f"{shape.name}.{value.attr} is not a list")
        return f"{shape.name}.{field.name}", field.size, field.bits

    def _compare(self, node: ast.Compare) -> str:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.Is | ast.IsNot):
                self._compare_with_none(node, left, right)
            elif isinstance(op, ast.In | ast.NotIn):
                self._compare_with_tuple(node, left, right)
            elif isinstance(op, ORDERINGS):
                self.number(left)
                self.number(right)
            left = right
        return BOOL

    def _compare_with_none(self, node: ast.Compare, left: ast.expr, right: ast.expr) -> None:
        if self.kind(left) in (*NUMBERS, NONE) or self.kind(right) != NONE:
            raise self.module.reject(node, "'is' only asks whether an object is None")

    def _compare_with_tuple(self, node: ast.Compare, left: ast.expr, right: ast.expr) -> None:
        self.number(left)
        if not isinstance(right, ast.Tuple) or not right.elts or len(node.ops) > 1:
            raise self.module.reject(node, "'in' asks for one of a tuple written here: in (A, B)")
        for element in right.elts:
            self.number(element)

    def _call(self, node: ast.Call) -> str:
        if node.keywords or any(isinstance(each, ast.Starred) for each in node.args):
            raise self.module.reject(node, "arguments are given by place: no names, no stars")
        if isinstance(node.func, ast.Attribute):
            return self._method_call(node, node.func)
        if not isinstance(node.func, ast.Name):
            raise self.module.reject(node, f"not known to the compiler: {ast.unparse(node)}")
        return self._named_call(node, node.func.id)

    def _named_call(self, node: ast.Call, name: str) -> str:
        if name in BUILT_IN:
            return self._built_in(node, name)
        if name not in self.names and self._in_sight(name):
            if name in self.program.functions:
                return self.call_of(node, name, self.program.functions[name])
            if name in self.program.records or name in self.program.classes:
                self.call_of(node, name, Signature((), name))
                self.makes_objects = True
                return name
        raise self.module.reject(node, f"the function {name} is not known here")

    def _built_in(self, node: ast.Call, name: str) -> str:
        kinds = [self.number(each) for each in node.args]
        least = BUILT_IN[name]
        if len(kinds) < least or (least == 1 and len(kinds) > 1):
            raise self.module.reject(node, f"{name} takes {least} or more integers here")
        return BOOL if name == "bool" else INT

    def _method_call(self, node: ast.Call, func: ast.Attribute) -> str:
        kind = self.kind(func.value)
        if kind in self.program.records and func.attr == "clone":
            self.makes_objects = True
            return self.call_of(node, "clone", Signature((), kind))
        if kind in self.program.records and func.attr == "copy_from":
            return self.call_of(node, "copy_from", Signature((("other", kind),), NONE))
        if kind in self.program.classes and func.attr in self.program.classes[kind].methods:
            if isinstance(func.value, ast.Attribute):
                record = self.kind(func.value.value)
                self.outside_calls.append(OutsideCall(node, func, record, func.value.attr))
            return self.call_of(node, func.attr, self.program.classes[kind].methods[func.attr])
        raise self.module.reject(node, f"{kind} has no method {func.attr} known to the compiler")

    def _one_kind(self, kinds: list[str]) -> str:
        return BOOL if all(kind == BOOL for kind in kinds) else INT


def _is_literal(node: ast.expr) -> bool:
    """Tell whether an expression holds nothing but literals."""
    return not any(isinstance(each, ast.Name | ast.Attribute | ast.Call) for each in ast.walk(node))
