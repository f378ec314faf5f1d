"""Building: compiles the written source, and leaves a line on how it went."""

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

from passgo.compiling.model import Rejected
from passgo.compiling.report import REPORT, write_report
from passgo.compiling.sources import PACKAGE, Source, hash_of, rule_sources
from passgo.compiling.writing import generate

QUIET = ["-g0", "-Wno-unused-variable"]
FLAGS = {False: ["-O3", *QUIET], True: ["-O1", *QUIET]}
KEEP_LOOPS = ["--param", "max-completely-peel-times=8"]
"""Of GCC: loops of sixteen, as in the layers of a network, stay loops and are done in parallel."""
WITHOUT_ASSERTS = [("CYTHON_WITHOUT_ASSERTIONS", "1")]
WRAPPERS = re.compile(r"^static (?=[\w *]+ \*?__pyx_p[wf]_[^;{]*;)", re.MULTILINE)
"""The declarations of what only Python calls, as Cython writes them."""
SMALL = """#if defined(__clang__)
#define PASSGO_SMALL __attribute__((minsize))
#elif defined(__GNUC__)
#define PASSGO_SMALL __attribute__((optimize("Os")))
#else
#define PASSGO_SMALL
#endif
"""


class RulesExtension(Extension):
    """An extension whose C source is generated from rules when it is built."""

    def __init__(
        self, name: str, sources: list[Source], *, checked: bool = False, optional: bool = True
    ) -> None:
        flags = FLAGS[checked] if sys.platform != "win32" else []
        macros: list[tuple[str, str | None]] = [] if checked else [*WITHOUT_ASSERTS]
        super().__init__(
            name, [], extra_compile_args=flags, define_macros=macros, optional=optional
        )
        self.rules = sources
        self.checked = checked

    def write_c(self, folder: Path) -> Path:
        """Generate the extension's C source into *folder*; do nothing when it is there already."""
        source = folder / Path(*self.name.split(".")).with_suffix(".pyx")
        text = generate(self.rules, checked=self.checked)
        target = source.with_suffix(".c")
        if source.exists() and target.exists() and source.read_text(encoding="utf-8") == text:
            return target
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text, encoding="utf-8")
        target.unlink(missing_ok=True)
        _translate(self.name, source)
        return target


class BuildRules(build_ext):
    """Builds the rules; when that fails, the reason is kept beside the package."""

    def build_extension(self, ext: Extension) -> None:
        """Generate and compile one extension, and report in one line how it went."""
        assert isinstance(ext, RulesExtension)
        folder = Path(self.get_ext_fullpath(ext.name)).parent
        built_from = hash_of(ext.rules)
        if not ext.checked and "gcc" in Path(self._compiler()).name:
            ext.extra_compile_args += KEEP_LOOPS
        try:
            ext.sources = [str(ext.write_c(Path(self.build_temp, "generated")))]
            super().build_extension(ext)
        except Exception as error:
            reason = self._reason(error)
            write_report(folder, ext.name, reason, "")
            raise CompileError(reason) from error
        write_report(folder, ext.name, None, built_from)

    def copy_extensions_to_source(self) -> None:
        """Put the report beside the sources as well, where an editable install looks for it."""
        super().copy_extensions_to_source()
        built = Path(self.build_lib, "passgo", REPORT)
        if built.exists():
            shutil.copy(built, PACKAGE)

    def _compiler(self) -> str:
        """Return the command of the C compiler."""
        return str(getattr(self.compiler, "compiler_so", ["the C compiler"])[0])

    def _reason(self, error: Exception) -> str:
        """Say in one line why the build failed."""
        compiler = self._compiler()
        include = sysconfig.get_path("include")
        if shutil.which(compiler) is None:
            return f"no compiler: {compiler} is not installed"
        if not Path(include, "Python.h").exists():
            return f"no Python headers: {include} has no Python.h"
        if isinstance(error, Rejected | NotTranslated):
            return f"compile error: {error}"
        return f"compile error: {compiler} failed"


class NotTranslated(Exception):
    """Cython did not accept the generated source."""


def _translate(name: str, source: Path) -> None:
    """Let Cython write the C source beside *source*."""
    command = [sys.executable, "-m", "cython", "--module-name", name, str(source)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        problems = [line for line in result.stderr.splitlines() if line.startswith(str(source))]
        told = problems or result.stderr.strip().splitlines()[-1:] or ["Cython failed"]
        raise NotTranslated(told[0])
    written = source.with_suffix(".c")
    written.write_text(with_small_wrappers(written.read_text(encoding="utf-8")), encoding="utf-8")


def with_small_wrappers(text: str) -> str:
    """Return C whose wrappers for Python are made small.

    The compiler then puts none of the rules into them a second time, which saves a third of its
    time. Called "cold" they would be as small, but so would be all rules that only they call, and
    games would take half as long again.
    """
    return SMALL + WRAPPERS.sub("static PASSGO_SMALL ", text)


def build(extension: RulesExtension, target: Path, work: Path) -> None:
    """Compile into the folder *target* by way of *work*; raise CompileError when that fails."""
    extension.optional = False
    distribution = Distribution({"name": "passgo-rules", "ext_modules": [extension]})
    command = BuildRules(distribution)
    command.build_lib = str(target)
    command.build_temp = str(work)
    command.ensure_finalized()
    command.run()


def rules_extension(*, checked: bool = False) -> RulesExtension:
    """Return the extension of Passgo's own rules."""
    name = "passgo._checked" if checked else "passgo._compiled"
    return RulesExtension(name, rule_sources(), checked=checked)


def build_rules(*, checked: bool) -> None:
    """Compile Passgo's own rules beside their source."""
    build(rules_extension(checked=checked), PACKAGE.parent, Path("build", "rules"))
