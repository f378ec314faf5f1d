"""One mutant: load the rules with one of them broken, run scenarios and unit tests, tell.

Without arguments the rules are whole, and nothing may fail.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
TESTS = HERE.parent
RULES = TESTS.parent / "src" / "passgo" / "rules"
sys.path[:0] = [str(HERE), str(TESTS / "kernel"), str(TESTS.parent / "src")]

from mutations import mutated


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one rule module from its mutated source."""

    def __init__(self, module: str, source: str) -> None:
        self.name = f"passgo.rules.{module}"
        self.source = source

    def find_spec(
        self, name: str, *_: Sequence[str] | ModuleType | None
    ) -> importlib.machinery.ModuleSpec | None:
        """Claim only the broken module."""
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated source in the module."""
        exec(compile(self.source, self.name, "exec"), vars(module))


def fails_a_scenario() -> bool:
    """Tell whether any scenario of the rulebooks fails or breaks down."""
    from passgo.scenarios.files import read_file, scenario_files
    from passgo.scenarios.running import run_scenario

    for file in scenario_files([TESTS / "rulebook_scenarios"]):
        scenarios, errors = read_file(file)
        if errors or any(run_scenario(scenario).failures for scenario in scenarios):
            return True
    return False


def fails_a_unit_test() -> bool:
    """Tell whether any unit test of the rules fails."""
    import pytest

    quiet = ["-q", "-x", "-p", "no:xdist", "-p", "no:randomly", "-p", "no:cacheprovider"]
    folders = [str(TESTS / "rules"), "--ignore", str(TESTS / "rules" / "test_random_games.py")]
    return pytest.main([*quiet, "-o", "addopts=--import-mode=importlib", *folders]) != 0


def main() -> int:
    """Exit with 1 when the mutant is caught."""
    if len(sys.argv) > 1:
        source = mutated(RULES / f"{sys.argv[1]}.py", int(sys.argv[2]))
        sys.meta_path.insert(0, Broken(sys.argv[1], source))
    return 1 if fails_a_scenario() or fails_a_unit_test() else 0


if __name__ == "__main__":
    sys.exit(main())
