"""The little game of ``fixture_rules`` in its three forms, compiled once for all tests."""

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from passgo.compiling.building import RulesExtension, build
from passgo.compiling.sources import folder_sources
from passgo.kernel import own_names

LITTLE_GAME = Path(__file__).parent / "fixture_rules"


@pytest.fixture(scope="session")
def plain() -> SimpleNamespace:
    names: dict[str, object] = {}
    for source in folder_sources(LITTLE_GAME):
        names |= own_names(importlib.import_module(source.name))
    return SimpleNamespace(**names)


@pytest.fixture(scope="session")
def compile_little_game(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[bool], SimpleNamespace]:
    def compile_it(checked: bool) -> SimpleNamespace:
        name = "little_checked" if checked else "little_compiled"
        folder = tmp_path_factory.mktemp(name)
        extension = RulesExtension(name, folder_sources(LITTLE_GAME), checked=checked)
        extension.extra_compile_args += ["-O0"]
        build(extension, folder, folder / "work")
        (file,) = [path for path in folder.iterdir() if path.suffix in (".so", ".pyd")]
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return SimpleNamespace(**vars(module))

    return compile_it


@pytest.fixture(scope="session")
def compiled(compile_little_game: Callable[[bool], SimpleNamespace]) -> SimpleNamespace:
    return compile_little_game(False)


@pytest.fixture(scope="session")
def checked(compile_little_game: Callable[[bool], SimpleNamespace]) -> SimpleNamespace:
    return compile_little_game(True)
