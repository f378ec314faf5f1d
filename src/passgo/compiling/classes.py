"""Classes: the shape of a record, and of the few ordinary classes beside it."""

import ast
import re
from collections.abc import Collection

from passgo.compiling.constants import Constants
from passgo.compiling.model import INT, WIDE, ClassShape, Field, Module, RecordShape, Signature
from passgo.compiling.reading import is_docstring
from passgo.compiling.signatures import check_name, read_signature

C_TYPES = {"int": "long long", "bool": "bint", "list": "list", "dict": "dict"}
NARROW = re.compile(r"# (16|32) bits(:|$)")
SOME_BITS = re.compile(r"#.*?\d+\s*-?bits?\b", re.IGNORECASE)


def read_record(
    module: Module, node: ast.ClassDef, constants: Constants, known: Collection[str]
) -> RecordShape:
    """Return the fields of a record; refuse anything else in it."""
    fields: list[Field] = []
    outside: dict[str, str] = {}
    init = _only_init(module, node)
    _check_bits(module, node, {statement.end_lineno or 0 for statement in init.body})
    for statement in init.body:
        if is_docstring(statement):
            continue
        name = _field_name(module, statement)
        if name in outside or any(name == each.name for each in fields):
            raise module.reject(statement, f"{node.name}.{name} is set twice")
        if _is_outside(module, statement):
            outside[name] = _outside_class(module, statement, known)
        else:
            fields.append(_read_field(module, statement, name, constants))
    return RecordShape(node.name, tuple(fields), outside)


def _check_bits(module: Module, node: ast.ClassDef, ends: Collection[int]) -> None:
    """Refuse what looks as if it made a field narrow and does not, or only seems to be a remark."""
    last = node.end_lineno or node.lineno
    while last < len(module.lines) and module.lines[last].lstrip().startswith("#"):
        last += 1
    for line in range(node.lineno, last + 1):
        text = module.lines[line - 1].rstrip()
        if SOME_BITS.search(text) and not (line in ends and NARROW.search(text)):
            raise module.reject(line, 'a narrow field ends in "# 16 bits" or "# 32 bits: remark"')


def _only_init(module: Module, node: ast.ClassDef) -> ast.FunctionDef:
    body = [statement for statement in node.body if not is_docstring(statement)]
    match body:
        case [ast.FunctionDef(name="__init__") as init] if len(init.args.args) == 1:
            return init
    raise module.reject(node, f"record {node.name} has __init__(self) -> None and nothing else")


def _field_name(module: Module, statement: ast.stmt) -> str:
    match statement:
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)]):
            pass
        case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name)):
            pass
        case _:
            raise module.reject(statement, "a record only sets its fields: self.name = 0")
    check_name(module, statement, name)
    return name


def _is_outside(module: Module, statement: ast.stmt) -> bool:
    line = module.lines[(statement.end_lineno or statement.lineno) - 1]
    return line.rstrip().endswith("# outside")


def _outside_class(module: Module, statement: ast.stmt, known: Collection[str]) -> str:
    match statement:
        case ast.AnnAssign(
            annotation=ast.BinOp(
                left=ast.Name(id=name), op=ast.BitOr(), right=ast.Constant(value=None)
            ),
            value=ast.Constant(value=None),
        ) if name in known:
            return name
    raise module.reject(statement, "an outside field reads self.name: Class | None = None")


def _read_field(module: Module, statement: ast.stmt, name: str, constants: Constants) -> Field:
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    narrow = NARROW.search(module.lines[(statement.end_lineno or statement.lineno) - 1].rstrip())
    bits = int(narrow[1]) if narrow else WIDE
    match value:
        case ast.BinOp(left=ast.List(elts=[fill]), op=ast.Mult(), right=size):
            length = constants.evaluate(module, size)
            if length < 1:
                raise module.reject(statement, f"the list {name} has the size {length}")
            return Field(name, length, constants.evaluate(module, fill), bits)
        case ast.expr():
            return Field(name, 0, constants.evaluate(module, value), bits)
    raise module.reject(statement, f"{name} has no value")


def read_class(module: Module, node: ast.ClassDef, known: Collection[str]) -> ClassShape:
    """Return the fields and methods of an ordinary class."""
    fields: dict[str, str] = {}
    methods: dict[str, Signature] = {}
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            if statement.name == "__init__":
                fields = _class_fields(module, statement)
            else:
                methods[statement.name] = _method(module, statement, known)
        elif not is_docstring(statement):
            raise module.reject(statement, f"class {node.name} holds only methods")
    return ClassShape(node.name, fields, methods, node, module)


def _class_fields(module: Module, init: ast.FunctionDef) -> dict[str, str]:
    fields: dict[str, str] = {}
    for statement in init.body:
        if not is_docstring(statement):
            name = _field_name(module, statement)
            fields[name] = _c_type(module, statement, name)
    return fields


def _c_type(module: Module, statement: ast.stmt, name: str) -> str:
    match statement:
        case ast.AnnAssign(annotation=ast.Name(id=kind) | ast.Subscript(value=ast.Name(id=kind))):
            if kind in C_TYPES:
                return C_TYPES[kind]
        case ast.Assign(value=ast.Constant(value=int(value))):
            return C_TYPES["bool" if isinstance(value, bool) else INT]
    raise module.reject(statement, f"the field {name} is neither int, bool, list nor dict")


def _method(module: Module, node: ast.FunctionDef, known: Collection[str]) -> Signature:
    """Return the kinds of a method without its ``self``."""
    if not node.args.args or node.args.args[0].arg != "self" or node.decorator_list:
        raise module.reject(node, f"{node.name} is not a plain method")
    return read_signature(module, node, known, skipped=1)
