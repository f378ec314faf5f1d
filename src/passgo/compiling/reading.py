"""Reading: takes a rules file apart into constants, records, classes and functions."""

import ast

from passgo.compiling.model import Module, Rejected
from passgo.compiling.sources import Source
from passgo.compiling.tables import is_table, mark_of

WITHOUT_TRACE = ("typing", "__future__")
LIST = "Final[tuple[int, ...]]"


def read_module(source: Source) -> Module:
    """Return the parts of one file; refuse what cannot stand at its top level."""
    text = source.path.read_text(encoding="utf-8")
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise Rejected(source.path, error.lineno or 1, f"not Python: {error.msg}") from error
    module = Module(source.name, source.path, text.splitlines())
    for place, node in enumerate(tree.body):
        if not (place == 0 and is_docstring(node)):
            _read_statement(module, node)
    return module


def is_docstring(node: ast.stmt) -> bool:
    """Tell whether a statement is nothing but a text."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def is_list(node: ast.AnnAssign) -> bool:
    """Tell whether a statement fixes a list of integers."""
    return ast.unparse(node.annotation) == LIST


def _read_statement(module: Module, node: ast.stmt) -> None:
    match node:
        case ast.ImportFrom():
            _read_import(module, node)
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final")) if node.value:
            if name in module.constants or name in module.tables:
                raise module.reject(node, f"the constant {name} is given twice")
            if is_table(node.value):
                module.tables[name] = node.value
            else:
                module.constants[name] = node
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple()) if is_list(node):
            module.lists[name] = node
        case ast.ClassDef():
            _read_class(module, node)
        case ast.FunctionDef():
            _read_function(module, node)
        case _:
            raise module.reject(
                node, "only imports, constants (NAME: Final = 3), records and functions stand here"
            )


def _read_import(module: Module, node: ast.ImportFrom) -> None:
    if node.level or node.module is None:
        raise module.reject(node, "imports name their module in full")
    if node.module in WITHOUT_TRACE:
        return
    for alias in node.names:
        if alias.asname is not None or alias.name == "*":
            raise module.reject(node, "imports take names as they are: no 'as', no '*'")
        module.imports[alias.name] = (node.module, node.lineno)


def _read_class(module: Module, node: ast.ClassDef) -> None:
    if node.decorator_list or node.keywords:
        raise module.reject(node, f"class {node.name}: no decorators, no keywords")
    match node.bases:
        case []:
            module.classes.append(node)
        case [ast.Name(id="Record")]:
            module.records.append(node)
        case _:
            raise module.reject(node, f"class {node.name}: its base is Record or nothing")


def _read_function(module: Module, node: ast.FunctionDef) -> None:
    mark_of(module, node)
    if node.body[0].lineno == node.lineno:
        raise module.reject(node, f"{node.name}: the body starts on a line of its own")
    module.functions.append(node)
