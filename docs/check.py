"""Check the documentation: links lead somewhere, examples run, and print what the page shows.

Python is run and checked for types; what it prints is in the block of text after it. In a block of
console, what follows `$ ` is run and the rest is what it prints. Of other commands only the words
are checked. A block after a line with nothing but a path is a file that commands may use.
`python docs/check.py --write` puts into the pages what their examples print now.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from typer.testing import CliRunner

from passgo.cli import app
from passgo.scenarios.command import scenarios_command

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(
    r"^(?:`(?P<path>[\w./-]+)`:\n\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)
LINK = re.compile(r"\]\(([^)#\s]+)")
SHOWN = re.compile(r"\n```text\n(.*?)^```\n", re.M | re.S)
PROMPT = "$ "
COMMAND = re.compile(r"(?:^|`)(?:\.venv/bin/)?(passgo|make) ([^`]*?)(?:`|$)", re.M)
TARGET = re.compile(r"^([a-z]+):", re.M)
STRICT = ("mypy", "--strict", "--config-file=")
CACHE = ROOT / "build" / "mypy-docs"


class Example(NamedTuple):
    """A block of a page that does something, and where in the page it stands."""

    kind: str
    text: str
    begin: int
    end: int


def examples(page: str) -> Iterator[Example]:
    """Yield every block of a page."""
    for found in BLOCK.finditer(page):
        yield Example(found["kind"], found["text"], found.start("text"), found.end())


def read(page: Path) -> str:
    """Return the text of a page."""
    return page.read_text(encoding="utf-8")


def dead_links(page: Path) -> list[str]:
    """Return the links of a page that lead to no file."""
    targets = [link for link in LINK.findall(read(page)) if ":" not in link]
    return [
        f"{page}: no such file: {link}" for link in targets if not (page.parent / link).exists()
    ]


def failed_examples(page: Path) -> list[str]:
    """Run the examples of a page in order; return what failed, or printed something else."""
    text = read(page)
    try:
        made = made_page(text)
    except Failed as failed:
        return [f"{page}: {failed}"]
    shown, found = text.splitlines(), made.splitlines()
    differing = [pair for pair in zip(shown, found, strict=False) if pair[0] != pair[1]]
    if made != text:
        first = differing[0] if differing else ("the end", "more")
        said = f"the page shows {first[0]!r}, its example prints {first[1]!r}"
        return [f"{page}: {said}: if that is right, run python docs/check.py --write"]
    return []


class Failed(Exception):
    """An example of a page does not run."""


def made_page(page: str) -> str:
    """Return a page with what its examples print now."""
    names: dict[str, object] = {}
    made, done = "", 0
    with tempfile.TemporaryDirectory() as folder:
        write_files(page, Path(folder))
        for example in examples(page):
            if example.kind == "python":
                made += page[done : example.end]
                made, done = with_output(page, made, example.end, printed(example.text, names))
            elif example.kind == "console":
                made += page[done : example.begin] + conversation(example.text, Path(folder))
                done = example.begin + len(example.text)
            elif example.kind == "toml" and "[[scenario]]" in example.text:
                run_scenario(example.text, Path(folder))
    return made + page[done:]


def write_files(page: str, folder: Path) -> None:
    """Write the files that a page shows into a folder."""
    for found in BLOCK.finditer(page):
        if found["path"]:
            file = folder / found["path"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(found["text"], encoding="utf-8")


def printed(code: str, names: dict[str, object]) -> str:
    """Run an example and return what it prints."""
    out = StringIO()
    try:
        with redirect_stdout(out):
            exec(compile(code, "example", "exec"), names)
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}") from error
    if not out.getvalue():
        raise Failed(f"an example prints nothing: {code.splitlines()[0]} …")
    return out.getvalue()


def with_output(page: str, made: str, end: int, output: str) -> tuple[str, int]:
    """Return a page as far as after an example's output, and how far the old page is read."""
    shown = SHOWN.match(page, end + 1)
    return f"{made}\n\n```text\n{output}```\n", shown.end() if shown is not None else end + 1


def conversation(text: str, folder: Path) -> str:
    """Run the commands of a block of console, and return it with what they print."""
    commands = [line.removeprefix(PROMPT) for line in text.splitlines() if line.startswith(PROMPT)]
    return "".join(f"{PROMPT}{command}\n{outcome(command, folder)}" for command in commands)


def outcome(command: str, folder: Path) -> str:
    """Return what a command prints, in a folder that goes away."""
    here = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=os.environ | here | {"HOME": str(folder), "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return "".join(line.rstrip() + "\n" for line in done.stdout.splitlines())


def run_scenario(scenario: str, folder: Path) -> None:
    """Run a scenario that a page shows, beside the files that it shows."""
    file = folder / "example.toml"
    file.write_text(scenario, encoding="utf-8")
    if scenarios_command([file], Console(quiet=True)) != 0:
        title = tomllib.loads(scenario)["scenario"][0]["title"]
        raise Failed(f"a scenario fails: {title}")


def unknown_words(page: Path) -> list[str]:
    """Return what is wrong with the commands that a page names without running them."""
    joined = read(page).replace("\\\n", "")
    found = [problem(*command) for command in COMMAND.findall(joined)]
    return [f"{page}: {said}" for said in found if said]


def problem(program: str, words: str) -> str:
    """Return what is wrong with the words after a program, nothing if all is well."""
    given = shlex.split(words, comments=True)
    if program == "make":
        known = TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
        unknown = [word for word in given[:1] if word.isalpha() and word not in known]
        return f"no such target: {unknown[0]}" if unknown else ""
    is_understood = any(
        CliRunner().invoke(app, [*given, *value, "--help"]).exit_code == 0
        for value in ((), ("1",))  # an option may be named without its value
    )
    return "" if is_understood else f"passgo {words}: not understood"


def mistyped_examples(pages: list[Path]) -> list[str]:
    """Return where the Python of some pages is not as strictly typed as ours."""
    with tempfile.TemporaryDirectory() as folder:
        for page in pages:
            code = [example.text for example in examples(read(page)) if example.kind == "python"]
            if code:
                name = "_".join(page.relative_to(ROOT).with_suffix("").parts).replace("-", "_")
                (Path(folder) / f"{name}.py").write_text("".join(code), encoding="utf-8")
        checked = subprocess.run(
            [sys.executable, "-m", *STRICT, f"--cache-dir={CACHE}", "."],
            cwd=folder,
            env=os.environ | {"MYPYPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    return [] if checked.returncode == 0 else [*checked.stdout.splitlines(), checked.stderr]


def main(*words: str) -> int:
    """Check every page and print what is wrong, or write what the examples print."""
    if words == ("--write",):
        for page in PAGES:
            page.write_text(made_page(read(page)), encoding="utf-8")
    checks = (dead_links, failed_examples, unknown_words)
    wrong = [line for page in PAGES for check in checks for line in check(page)]
    wrong += mistyped_examples(PAGES)
    for line in wrong:
        print(line)
    print(f"{len(PAGES)} pages, {len(wrong)} mistakes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
