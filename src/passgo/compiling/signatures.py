"""Signatures: the kinds of parameters and results."""

import ast
from collections.abc import Collection

from passgo.compiling.model import BOOL, INT, NONE, Module, Signature

# Words that C or Cython keeps for itself: as names they would not compile, or worse, would.
RESERVED = frozenset(
    {
        *("api", "cdef", "cimport", "cpdef", "ctypedef", "gil", "include", "nogil", "noexcept"),
        *("object", "operator", "public", "readonly"),
        *("auto", "case", "char", "const", "default", "do", "double", "enum", "extern", "float"),
        *("goto", "inline", "long", "register", "restrict", "short", "signed", "sizeof"),
        *("static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile"),
    }
)


def read_signature(
    module: Module, node: ast.FunctionDef, known: Collection[str], skipped: int = 0
) -> Signature:
    """Return the kinds of parameters and result; *known* are the classes in sight."""
    args = node.args
    if args.defaults or args.kw_defaults or args.vararg or args.kwarg or args.kwonlyargs:
        raise module.reject(node, f"{node.name}: only plain parameters, without defaults")
    if args.posonlyargs:
        raise module.reject(node, f"{node.name}: no '/' among the parameters")
    params = tuple(
        (arg.arg, _kind(module, node, arg.annotation, known)) for arg in args.args[skipped:]
    )
    for name, kind in params:
        check_name(module, node, name)
        if kind == NONE:
            raise module.reject(node, f"{node.name}: the parameter {name} cannot be None")
    return Signature(params, _kind(module, node, node.returns, known))


def check_name(module: Module, where: ast.AST | int, name: str) -> None:
    """Refuse a name that C or Cython keeps for itself."""
    if name in RESERVED:
        raise module.reject(where, f"{name!r} is a word of C or Cython: take another name")


def _kind(
    module: Module, node: ast.FunctionDef, annotation: ast.expr | None, known: Collection[str]
) -> str:
    match annotation:
        case ast.Name(id=name) if name in (INT, BOOL) or name in known:
            return name
        case ast.Constant(value=None):
            return NONE
        case None:
            raise module.reject(node, f"{node.name}: every parameter and the result have a type")
        case _:
            text = ast.unparse(annotation)
            raise module.reject(
                annotation, f"{node.name}: {text} is neither int, bool, None nor a record in sight"
            )
