"""Installing: players get what they need and nothing else; tools come with the tests."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import util
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
SHARED = {"httpx"}
"""What comes with the web framework, and what tests ask for by name."""


def names(lines: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in lines}


def with_all_they_need(wanted: set[str]) -> set[str]:
    """Return packages with all that they pull in here."""
    found: set[str] = set()
    left = set(wanted)
    while left:
        name = left.pop()
        found.add(name)
        try:
            needed = [Requirement(line) for line in requires(name) or []]
        except PackageNotFoundError:
            continue
        here = [each for each in needed if each.marker is None or each.marker.evaluate()]
        left |= names([str(each) for each in here]) - found
    return found


def test_nothing_that_only_developers_or_tables_need_comes_with_the_game() -> None:
    game = with_all_they_need(names(PROJECT["dependencies"]))
    tools = names([*EXTRAS["dev"], *EXTRAS["parquet"], *EXTRAS["ray"]])

    assert "litestar" in game
    assert {"ray", "polars", "playwright", "mypy"} <= tools
    assert game & tools <= SHARED


def test_developers_have_every_extra_that_is_made_for_all_machines() -> None:
    for extra in EXTRAS.keys() - {"fuzz"}:
        assert set(EXTRAS[extra]) <= set(EXTRAS["dev"]), extra


def imports_at_once(file: Path) -> set[str]:
    """Return what a module imports whenever it is loaded; not what a function imports."""
    found: set[str] = set()
    left: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while left:
        node = left.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_for_types(
            node
        ):
            left += ast.iter_child_nodes(node)
    return found - set(sys.stdlib_module_names) - {"passgo"}


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_the_game_imports_only_what_it_asks_for() -> None:
    """Compiling is not part of it: it happens in an environment of its own."""
    known = packages_distributions()
    asked = with_all_they_need(names(PROJECT["dependencies"]))
    files = [
        file for file in (ROOT / "src" / "passgo").rglob("*.py") if "compiling" not in file.parts
    ]
    missing = {
        (file.name, name)
        for file in files
        for name in imports_at_once(file)
        if not asked & {canonicalize_name(package) for package in known.get(name, [])}
    }

    assert len(files) > 200
    assert missing == set()


def recipes(target: str) -> str:
    """Return what make would do from a clean clone."""
    command = ["make", "--dry-run", "--always-make", "--no-print-directory", target]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_play_installs_the_game_alone_and_tests_add_the_tools() -> None:
    installs = re.compile(r"pip install --quiet (.*) --constraint")

    assert installs.findall(recipes("play")) == ["--editable ."]
    assert installs.findall(recipes("check")) == ["--editable .", "--requirement .venv/tools.txt"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The builder of the client, with a folder of its own and an npm that only makes folders."""
    spec = util.spec_from_file_location("client", ROOT / "tools" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, built = tmp_path / "web", tmp_path / "built"
    web.mkdir()
    (web / "main.ts").write_text("start()")
    (web / "package-lock.json").write_text("{}")

    def npm(*words: str) -> None:
        module.did.append(words[1] if words[0] == "install" else words[-1])
        if words[0] == "install":
            (web / "node_modules").mkdir(exist_ok=True)
        built.mkdir(exist_ok=True)

    for name, value in {
        **{"ROOT": tmp_path, "WEB": web, "MODULES": web / "node_modules", "BUILT": built},
        **{"SOURCES": (web,), "npm": npm, "did": [], "fetch_node": lambda *_where: None},
    }.items():
        monkeypatch.setattr(module, name, value, raising=False)
    yield module
    shutil.rmtree(tmp_path)


def test_what_players_fetch_to_build_the_client_goes_again(client: ModuleType) -> None:
    client.main("play")
    client.main("play")

    assert client.did == ["--omit=dev", "build"]
    assert client.is_fresh()
    assert not client.MODULES.exists()


def test_what_developers_fetched_stays_and_is_fetched_after_players_built(
    client: ModuleType,
) -> None:
    client.main("play")
    client.main("check")
    (client.WEB / "main.ts").write_text("start(2)")
    client.main("play")

    assert client.did == ["--omit=dev", "build", "--no-save", "check", "build"]
    assert client.MODULES.exists()


def test_other_packages_are_fetched_over_those_of_before(client: ModuleType) -> None:
    client.main("check")
    (client.WEB / "package-lock.json").write_text('{"packages": {"eslint": "10"}}')
    client.main("check")
    client.main("check")

    assert client.did == ["--no-save", "build", "check", "--no-save", "build", "check", "check"]


def test_what_builds_the_client_is_apart_from_the_tools_of_developers() -> None:
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    imported = set(re.findall(r"from '([^'.][^']*)'", config)) - {"node:url"}

    assert {"eslint", "prettier", "stylelint", "vitest"} <= set(packages["devDependencies"])
    assert imported <= set(packages["dependencies"])
