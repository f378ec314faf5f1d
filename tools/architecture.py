"""The architecture: which package may import which, and the picture of it, made from the imports.

`python tools/architecture.py` writes docs/architecture.md and docs/pictures/architecture.svg anew.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"

LAYERS = (
    ("cli",),
    ("server.serving",),
    ("server.fronts", "server.wire_types"),
    ("server.http",),
    ("server.nodes", "server.verify"),
    ("server.books",),
    ("server.rooms",),
    ("server.store",),
    ("server.wire", "server.checks"),
    ("server.table",),
    ("server.play", "server.settings", "server.logs", "server.shutdown"),
    ("server.limits", "server.rate_limit", "server.caches"),
    ("server.clock",),
    ("analysis",),
    ("simulate", "scenarios", "rule_pages", "edition_tools"),
    ("text", "games"),
    ("game",),
    ("rulebook", "boards", "versions", "paper_money"),
    ("sliding",),
    ("editions", "kernel", "ledger", "unit"),
    ("bots", "compiling", "porting", "thoughts"),
    ("vocabulary", "house_rule"),
    ("rules", "fields", "looks", "preview", "refusal", "documents", "trouble", "passgo"),
)
"""Packages and single modules, the highest first: each may import what stands in lower rows."""
FOR_ALL = LAYERS[-1][1:]
"""Small modules that anything may import: no arrows are drawn to them."""

WIDTH, BOX, ROW, GAP, HIGH = 1000, 150, 62, 18, 32


class Import(NamedTuple):
    """One module imports another."""

    by: str
    what: str
    line: int

    def __str__(self) -> str:
        path = SOURCES.joinpath(*self.by.split("."))
        file = path.with_suffix(".py") if not path.is_dir() else path / "__init__.py"
        return f"{file.relative_to(ROOT)}:{self.line} imports {self.what}"


def modules() -> dict[str, Path]:
    """Return every module of passgo with its file."""
    files = sorted((SOURCES / "passgo").rglob("*.py"))
    names = (".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in files)
    return {name.removesuffix(".__init__"): file for name, file in zip(names, files, strict=True)}


def imports() -> list[Import]:
    """Return every import of one module of passgo by another, those for types alone included."""
    known = modules()
    return [
        Import(name, what, line)
        for name, file in known.items()
        for what, line in imported(ast.parse(file.read_text(encoding="utf-8")), known)
        if what != name
    ]


def imported(tree: ast.Module, known: Mapping[str, Path]) -> Iterator[tuple[str, int]]:
    """Yield the modules of passgo that a module imports, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names if name.name in known)
        elif isinstance(node, ast.ImportFrom) and (module := node.module or "") in known:
            inner = (f"{module}.{name.name}" for name in node.names)
            yield from ((name if name in known else module, node.lineno) for name in inner)


def package_of(module: str) -> str:
    """Return what a module belongs to: a package, one of the server's, or a module by itself."""
    first, *parts = module.split(".")
    if parts[:1] == ["server"]:
        return ".".join(parts[:2])
    return parts[0] if parts else first


def row_of(package: str) -> int:
    """Return the row in which a package stands, the highest being 0; -1 if it stands nowhere."""
    return next((at for at, row in enumerate(LAYERS) if package in row), -1)


def crossings(found: Sequence[Import]) -> list[Import]:
    """Return the imports that do not go down."""
    return [each for each in found if not goes_down(package_of(each.by), package_of(each.what))]


def goes_down(by: str, what: str) -> bool:
    """Tell whether one package may import another, both of which must have their place."""
    return by == what or -1 < row_of(by) < row_of(what)


def arrows(found: Sequence[Import]) -> dict[str, set[str]]:
    """Return which package imports which."""
    drawn: dict[str, set[str]] = {name: set() for row in LAYERS for name in row}
    for each in found:
        by, what = package_of(each.by), package_of(each.what)
        if by != what:
            drawn[by].add(what)
    return drawn


def direct(drawn: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the arrows without those that others imply: what is reached in several steps."""
    down = {by: {what for what in each if goes_down(by, what)} for by, each in drawn.items()}
    reached: dict[str, set[str]] = {}
    for row in reversed(LAYERS):
        for name in row:
            reached[name] = down[name].union(*(reached[what] for what in down[name]))
    return {
        by: {what for what in each if not any(what in reached[other] for other in each - {what})}
        for by, each in down.items()
    }


def place_of(package: str) -> tuple[float, float]:
    """Return where the middle of a package's box is."""
    at = row_of(package)
    row = LAYERS[at]
    left = (WIDTH - len(row) * (BOX + GAP) + GAP) / 2
    return left + row.index(package) * (BOX + GAP) + BOX / 2, at * ROW + HIGH


def picture(drawn: Mapping[str, set[str]]) -> str:
    """Return the packages as boxes in their rows, with arrows to what they import."""
    height = len(LAYERS) * ROW + HIGH // 2
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="system-ui, sans-serif" font-size="14">',
        "<title>Packages of Passgo in layers, with what each imports</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7"'
        ' markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6470"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for by in sorted(drawn):
        lines += [arrow(by, what) for what in sorted(drawn[by].difference(FOR_ALL))]
    lines += [box(name) for row in LAYERS for name in row]
    return "\n".join([*lines, "</svg>", ""])


def arrow(by: str, what: str) -> str:
    """Return the curve from one box down to another, around the boxes between them."""
    (x, y), (to_x, to_y) = place_of(by), place_of(what)
    y, to_y = y + HIGH / 2, to_y - HIGH / 2
    rows = row_of(what) - row_of(by)
    aside = 0 if rows == 1 else (1 if to_x >= x else -1) * min(45 * rows, 330)
    bend = ROW / 2 if rows == 1 else rows * ROW / 4
    curve = f"M{x:g} {y:g}C{x + aside:g} {y + bend:g} {to_x + aside:g} {to_y - bend:g}"
    drawn = 'fill="none" stroke="#5b6470" marker-end="url(#tip)"'
    return f'<path d="{curve} {to_x:g} {to_y:g}" {drawn}/>'


def box(package: str) -> str:
    """Return the box of a package; those of the server have a colour of their own."""
    x, y = place_of(package)
    fill = "#dbeafe" if package.startswith("server") else "#e7f5e4"
    shape = f'x="{x - BOX / 2:g}" y="{y - HIGH / 2:g}" width="{BOX}" height="{HIGH}" rx="6"'
    label = f'<text x="{x:g}" y="{y + 5:g}" text-anchor="middle">{shown(package)}</text>'
    return f'<rect {shape} fill="{fill}" stroke="#5b6470"/>{label}'


def shown(package: str) -> str:
    """Return the name of a package as it is read."""
    return "passgo (its version)" if package == "passgo" else package


def page(drawn: Mapping[str, set[str]]) -> str:
    """Return the page: the picture, and a line for each package."""
    rows = [
        f"| `{name}` | {first_line(name)} | {', '.join(sorted(drawn[name])) or '–'} |"
        for row in LAYERS
        for name in row
    ]
    return "\n".join([HEAD, *rows, ""])


HEAD = """# Architecture

Packages import only what stands in lower rows; `tests/test_layers.py` fails on any other import.
An arrow leads to what a package imports; what it reaches over others is left out.
No arrows lead to the small modules of the lowest row.

![Packages in layers](pictures/architecture.svg)

This page and its picture are made from the imports by `python tools/architecture.py`.

| package | what it is | stands on |
|---|---|---|"""


def first_line(package: str) -> str:
    """Return what a package or module says of itself."""
    name = "passgo" if package == "passgo" else f"passgo.{package}"
    tree = ast.parse(modules()[name].read_text(encoding="utf-8"))
    return (ast.get_docstring(tree) or "").partition("\n")[0].replace("|", "\\|")


def made() -> dict[Path, str]:
    """Return the files as they would be made now."""
    drawn = direct(arrows(imports()))
    return {PAGE: page(drawn), PICTURE: picture(drawn)}


def main() -> None:
    """Write the page and its picture."""
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
