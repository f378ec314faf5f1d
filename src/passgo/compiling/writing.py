"""Writing: one source for the extension, from all files of rules."""

import ast

from passgo.compiling.checking import Body, check_function
from passgo.compiling.linking import link
from passgo.compiling.model import BOOL, INT, NONE, ClassShape, Module, Program, Signature
from passgo.compiling.reading import is_docstring
from passgo.compiling.records import VIEW, write_record
from passgo.compiling.sources import Source, hash_of
from passgo.compiling.tables import mark_of, write_switch

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
Edit = tuple[int, int, str]  # line, column in bytes, text to insert
PREAMBLE = """
from cpython.object cimport PyObject_GenericSetAttr
from libc.string cimport memcmp, memcpy


cdef inline long long abs(long long number) noexcept:
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
    for module in program.modules:
        for node in module.functions:
            lines += [*_function(program, module, node, checked=checked), ""]
    return "\n".join(lines)


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
        f"    static const long long passgo_{name}[] = {{{', '.join(map(str, values))}}};"
        for name, values in lists.items()
    ]
    names = [
        f'    const long long {name} "passgo_{name}"[{len(values)}]'
        for name, values in lists.items()
    ]
    return ["cdef extern from *:", '    """', *arrays, '    """', *names, ""]


def _function(
    program: Program, module: Module, node: ast.FunctionDef, *, checked: bool
) -> list[str]:
    body = check_function(program, module, node)
    signature = program.functions[node.name]
    lines = [f"# {module.name}:{node.lineno}", _header(node.name, signature, checked=checked)]
    lines += [f"    cdef {_c_kind(kind)} {name}" for name, kind in body.names.items()]
    own = _body(module, node, _edits(body, checked=checked))
    mark = mark_of(module, node)
    return lines + (own if mark is None else write_switch(program, module, node, mark, own))


def _header(name: str, signature: Signature, *, checked: bool, method: bool = False) -> str:
    params = [f"{_c_kind(kind)} {param}" for param, kind in signature.params]
    listed = ", ".join(["self", *params] if method else params)
    return f"cpdef {_c_kind(signature.returns)} {name}({listed}){_failure(signature, checked)}:"


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
    for line, column, text in sorted(edits, reverse=True):
        old = lines[line - first]
        lines[line - first] = old[:column] + text.encode() + old[column:]
    return [line.decode() for line in lines]


def _edits(body: Body, *, checked: bool) -> set[Edit]:
    """Keep wide literals from becoming Python objects; check each index, when asked to."""
    edits: set[Edit] = set()
    for literal in body.wide:
        edits |= _around(literal, "(<long long> ", ")")
    if checked:
        for access in body.accesses:
            edits |= _around(access.index, "_within(", f', {access.size}, "{access.what}")')
    return edits


def _around(node: ast.expr, before: str, after: str) -> set[Edit]:
    end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
    return {(node.lineno, node.col_offset, before), (*end, after)}


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
                lines += ["", f"    {_header(node.name, signature, checked=True, method=True)}"]
            lines += _body(shape.module, node, set())
    return lines
