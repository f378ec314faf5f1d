"""Linking: puts the files together, so that every name has one meaning."""

from passgo.compiling.classes import read_class, read_record
from passgo.compiling.constants import Constants
from passgo.compiling.model import Module, Program
from passgo.compiling.reading import read_module
from passgo.compiling.signatures import check_name, read_signature
from passgo.compiling.sources import PLAIN_FORMS, Source


def link(sources: list[Source]) -> Program:
    """Read all *sources* and return them as one program."""
    modules = in_order([read_module(source) for source in sources])
    homes = _homes(modules)
    _check_imports(modules, homes)
    constants = Constants(modules)
    program = Program(modules, constants.all(), constants.lists(modules))
    for module in modules:
        known = classes_in_sight(module, modules)
        for node in module.records:
            program.records[node.name] = read_record(module, node, constants, known)
        for node in module.classes:
            program.classes[node.name] = read_class(module, node, known)
        for function in module.functions:
            program.functions[function.name] = read_signature(module, function, known)
    return program


def in_order(modules: list[Module]) -> list[Module]:
    """Return the modules so that each follows what it imports, as far as circles allow."""
    by_name = {module.name: module for module in modules}
    ordered: dict[str, Module] = {}
    seen: set[str] = set()

    def visit(module: Module) -> None:
        if module.name in seen:
            return
        seen.add(module.name)
        for home, _ in module.imports.values():
            if home in by_name:
                visit(by_name[home])
        ordered[module.name] = module

    for name in sorted(by_name):
        visit(by_name[name])
    return list(ordered.values())


def classes_in_sight(module: Module, modules: list[Module]) -> set[str]:
    """Return the classes that *module* defines or imports."""
    everywhere = {node.name for each in modules for node in [*each.records, *each.classes]}
    own = {node.name for node in [*module.records, *module.classes]}
    return own | (everywhere & module.imports.keys())


def _homes(modules: list[Module]) -> dict[str, Module]:
    """Return where each name is defined; refuse a name with two homes."""
    homes: dict[str, Module] = {}
    for module in modules:
        for name, line in module.defined():
            check_name(module, line, name)
            if name in homes:
                first = homes[name].path
                other = f"{first.parent.name}/{first.name}"
                raise module.reject(line, f"{name} is defined in {other} as well")
            homes[name] = module
    return homes


def _check_imports(modules: list[Module], homes: dict[str, Module]) -> None:
    """Refuse an import of what is not compiled along or is not defined there."""
    known = {module.name for module in modules}
    for module in modules:
        for name, (home, line) in module.imports.items():
            if name in PLAIN_FORMS.get(home.rpartition(".")[2], ()):
                continue
            if home not in known:
                raise module.reject(line, f"{home} is not compiled along with the rules")
            if name not in homes or homes[name].name != home:
                raise module.reject(line, f"{home} does not define {name}")
