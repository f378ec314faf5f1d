"""``python -m passgo.compiling``: compile the rules beside their source, if that is needed."""

import argparse
import importlib.util
import sys
import time

from setuptools.errors import CompileError

from passgo.compiling.building import build_rules
from passgo.compiling.report import read_report
from passgo.compiling.sources import PACKAGE, source_hash


def main() -> int:
    """Compile the rules and say in one line what was done."""
    parser = argparse.ArgumentParser(prog="python -m passgo.compiling", description=main.__doc__)
    parser.add_argument("--checked", action="store_true", help="with ranges and beliefs checked")
    checked: bool = parser.parse_args().checked
    extension = "passgo._checked" if checked else "passgo._compiled"
    if is_fresh(extension):
        print(f"{extension}: nothing has changed")
        return 0
    start = time.perf_counter()
    failure = _build(checked=checked)
    print(f"{extension}: {failure or 'built'} ({time.perf_counter() - start:.1f} s)")
    return 1 if failure else 0


def is_fresh(extension: str) -> bool:
    """Tell whether *extension* is there and was built from the sources as they are now."""
    report = read_report(PACKAGE, extension)
    built = importlib.util.find_spec(extension) is not None
    return built and report is not None and report["hash"] == source_hash()


def _build(*, checked: bool) -> str | None:
    """Build, and return the reason when it fails."""
    try:
        build_rules(checked=checked)
    except CompileError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main())
