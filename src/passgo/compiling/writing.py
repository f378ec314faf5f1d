"""Writing: one source for the extension, from all files of rules."""

import ast
import re

from passgo.compiling.checking import Body, check_function
from passgo.compiling.expressions import OutsideCall
from passgo.compiling.linking import link
from passgo.compiling.locking import bound_calls, free_functions, name_with_lock, write_with_lock
from passgo.compiling.model import (
    BOOL,
    C_TYPES,
    INT,
    NONE,
    ClassShape,
    Module,
    Program,
    Signature,
    bits_of_list,
)
from passgo.compiling.reading import is_docstring
from passgo.compiling.records import VIEW, write_record
from passgo.compiling.sources import Source, hash_of
from passgo.compiling.tables import is_unlocked, mark_of, write_switch

SHARED = {
    "language_level": "3",
    "annotation_typing": "False",
    "infer_types": "True",
    "boundscheck": "False",
    "wraparound": "False",
    "auto_pickle": "False",
    "allow_none_for_extension_args": "False",
}
FAST = SHARED | {"cdivision": "True", "nonecheck": "False"}
CHECKING = SHARED | {
    "cdivision": "False",
    "cdivision_warnings": "True",
    "nonecheck": "True",
    "overflowcheck": "True",
}

C_KINDS = {INT: "long long", BOOL: "bint", NONE: "void"}
CHANGE = re.compile(rb"\s*(\S+?)=\s*")
Edit = tuple[int, int, str, int]  # line, column in bytes, text to insert, bytes it replaces
PREAMBLE = """
cimport cython
from cpython.object cimport PyObject_GenericSetAttr
from libc.string cimport memcmp, memcpy


cdef inline long long abs(long long number) noexcept nogil:
    return -number if number < 0 else number

"""


def generate(sources: list[Source], *, checked: bool) -> str:
    """Return the Cython source of *sources*, fast or checked."""
    program = link(sources)
    lines = [_directives(CHECKING if checked else FAST), PREAMBLE]
    lines += [f'SOURCE_HASH = "{hash_of(sources)}"', f"CHECKED = {checked}", ""]
    lines += _constants(program.constants)
    lines += _lists(program.lists)
    lines += [f"cdef class {name}" for name in [*program.classes, *program.records]]
    lines.append(VIEW)
    for shape in program.classes.values():
        lines += [*_class(shape), ""]
    for record in program.records.values():
        lines += [*write_record(record), ""]
    return "\n".join([*lines, *_Functions(program, checked=checked).lines()])


def _directives(directives: dict[str, str]) -> str:
    return "# cython: " + ", ".join(f"{name}={value}" for name, value in directives.items())


def _constants(constants: dict[str, int]) -> list[str]:
    """Define the constants in 64 bits: a C enum would shift and multiply in 32."""
    if not constants:
        return []
    macros = [f"    #define passgo_{name} ({value}LL)" for name, value in constants.items()]
    names = [f'    const long long {name} "passgo_{name}"' for name in constants]
    return ["cdef extern from *:", '    """', *macros, '    """', *names, ""]


def _lists(lists: dict[str, tuple[int, ...]]) -> list[str]:
    """Define the fixed lists as arrays of C."""
    if not lists:
        return []
    arrays = [
        f"    static const {_kind_of_list(values)} passgo_{name}[]"
        f" = {{{', '.join(map(str, values))}}};"
        for name, values in lists.items()
    ]
    names = [
        f'    const {_kind_of_list(values)} {name} "passgo_{name}"[{len(values)}]'
        for name, values in lists.items()
    ]
    return ["cdef extern from *:", '    """', *arrays, '    """', *names, ""]


def _kind_of_list(values: tuple[int, ...]) -> str:
    return C_TYPES[bits_of_list(values)]


class _Functions:
    """All functions: read first, to know which need the lock of the interpreter, then written."""

    def __init__(self, program: Program, *, checked: bool) -> None:
        self.program, self.checked = program, checked
        self.homes = {node.name: module for module in program.modules for node in module.functions}
        self.nodes = {node.name: node for module in program.modules for node in module.functions}
        self.bodies = {
            name: check_function(program, self.homes[name], node)
            for name, node in self.nodes.items()
        }
        self.free: set[str] = set()
        self.unlocked: set[str] = set()
        if not checked:
            texts = {name: self.body_of(name) for name in self.nodes}
            self.unlocked = {name for name, node in self.nodes.items() if is_unlocked(node)}
            self.free = free_functions(program, self.bodies, texts, self.unlocked)

    def lines(self) -> list[str]:
        """Return the lines of all functions."""
        lines: list[str] = []
        calls = {name_with_lock(call): call for call in self.freely_outside()}
        for call in calls.values():
            lines += [*write_with_lock(self.program, call), ""]
        for name, node in self.nodes.items():
            lines += [f"# {self.homes[name].name}:{node.lineno}", *self.written(name), ""]
        return lines

    def freely_outside(self) -> list[OutsideCall]:
        """Return the calls of objects outside that are made without the lock."""
        names = [*sorted(self.free), *sorted(self.unlocked)]
        return [call for name in names for call in self.bodies[name].outside_calls]

    def written(self, name: str) -> list[str]:
        """Return a function with its declarations."""
        lines = [_header(name, self.program.functions[name], self.checked, name in self.free)]
        body = self.body_of(name)
        names = self.bodies[name].names.items()
        lines += [f"    cdef {_c_kind(kind)} {local}" for local, kind in names]
        if name not in self.unlocked:
            return lines + body
        bound = bound_calls(body, self.nodes, self.free)
        if bound or self.bodies[name].makes_objects:
            reason = f"{name} cannot be unlocked: {bound[0] if bound else 'it makes a record'}"
            raise self.homes[name].reject(self.nodes[name], reason)
        return [*lines, "    with nogil:", *(f"    {line}" for line in body)]

    def body_of(self, name: str) -> list[str]:
        """Return the lines of a body, or of the look-up that it stands for."""
        module, node, body = self.homes[name], self.nodes[name], self.bodies[name]
        edits = _edits(module, body, checked=self.checked)
        if name in self.free or name in self.unlocked:
            edits |= {edit for call in body.outside_calls for edit in _with_lock(call)}
        own = _body(module, node, edits)
        mark = mark_of(module, node)
        return own if mark is None else write_switch(self.program, module, node, mark, own)


def _header(
    name: str, signature: Signature, checked: bool, free: bool, method: bool = False
) -> str:
    params = [f"{_c_kind(kind)} {param}" for param, kind in signature.params]
    listed = ", ".join(["self", *params] if method else params)
    ending = _failure(signature, checked) + (" nogil" if free else "")
    return f"cpdef {_c_kind(signature.returns)} {name}({listed}){ending}:"


def _with_lock(call: OutsideCall) -> set[Edit]:
    """Let a function that takes the lock do the call."""
    func = call.func
    end = func.end_col_offset or 0
    called = (func.lineno, func.col_offset, name_with_lock(call), end - func.col_offset)
    return {called, (func.lineno, end + 1, f"{call.owner}, ", 0)}


def _failure(signature: Signature, checked: bool) -> str:
    """Say how an exception leaves the function: not at all, when it is fast."""
    if signature.returns not in C_KINDS:
        return ""
    if not checked:
        return " noexcept"
    return " except *" if signature.returns == NONE else " except? -1"


def _c_kind(kind: str) -> str:
    return C_KINDS.get(kind, kind)


def _body(module: Module, node: ast.FunctionDef, edits: set[Edit]) -> list[str]:
    """Return the lines of a body as they stand, but for the *edits*."""
    body = node.body[1:] if is_docstring(node.body[0]) else node.body
    if not body:
        return [f"{' ' * node.body[0].col_offset}pass"]
    first, last = body[0].lineno, node.end_lineno or node.lineno
    lines = [line.encode() for line in module.lines[first - 1 : last]]
    for line, column, text, replaced in sorted(edits, reverse=True):
        old = lines[line - first]
        lines[line - first] = old[:column] + text.encode() + old[column + replaced :]
    return [line.decode() for line in lines]


def _edits(module: Module, body: Body, *, checked: bool) -> set[Edit]:
    """Keep all sums in 64 bits; check each index and what is stored in fewer, when asked to."""
    edits: set[Edit] = set()
    for each in body.wide if checked else [*body.wide, *body.narrow]:
        edits |= _around(each, "(<long long> ", ")")
    if checked:
        for access in body.accesses:
            edits |= _around(access.index, "_within(", f', {access.size}, "{access.what}")')
        for store in body.stored:
            limits = f', {store.bits}, "{store.what}")'
            if store.change is None:
                edits |= _around(store.value, "_fitting(", limits)
            else:
                edits |= _spelled_out(module, store.change, limits, edits)
    return edits


def _spelled_out(module: Module, node: ast.AugAssign, limits: str, edits: set[Edit]) -> set[Edit]:
    """Write ``target += value`` as a sum in 64 bits that is stored if it fits."""
    target = node.target
    if target.lineno != target.end_lineno or target.end_col_offset is None:
        raise module.reject(node, "a field that is changed stands on one line")
    start, end = target.col_offset, target.end_col_offset
    line = module.lines[target.lineno - 1].encode()
    text = line[:end]
    for at, column, inserted, replaced in sorted(edits, reverse=True):
        if at == target.lineno and start <= column <= end:
            text = text[:column] + inserted.encode() + text[column + replaced :]
    sign = CHANGE.match(line[end:])
    if sign is None:
        raise module.reject(node, "the sign stands beside the field that is changed")
    before = f" = _fitting((<long long> {text[start:].decode()}) {sign[1].decode()} ("
    closing = (node.end_lineno or node.lineno, node.end_col_offset or 0, f"){limits}", 0)
    return {(target.lineno, end, before, sign.end()), closing}


def _around(node: ast.expr, before: str, after: str) -> set[Edit]:
    end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
    return {(node.lineno, node.col_offset, before, 0), (*end, after, 0)}


def _class(shape: ClassShape) -> list[str]:
    """Return an ordinary class with typed fields and methods."""
    lines = [f"cdef class {shape.name}:"]
    lines += [f"    cdef public {kind} {name}" for name, kind in shape.fields.items()]
    for node in shape.node.body:
        if isinstance(node, ast.FunctionDef):
            if node.name == "__init__":
                lines += ["", "    def __init__(self):"]
            else:
                signature = shape.methods[node.name]
                lines += ["", f"    {_header(node.name, signature, True, False, method=True)}"]
            lines += _body(shape.module, node, set())
    return lines
