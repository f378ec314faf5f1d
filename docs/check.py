"""Check the documentation: links lead somewhere, and every example runs."""

import re
import sys
import tempfile
import tomllib
from pathlib import Path

from rich.console import Console

from passgo.scenarios.command import scenarios_command

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)")


def dead_links(page: Path) -> list[str]:
    """Return the links of a page that lead to no file."""
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if ":" not in link]
    return [
        f"{page}: no such file: {link}" for link in targets if not (page.parent / link).exists()
    ]


def failed_examples(page: Path) -> list[str]:
    """Run the Python and scenario examples of a page in order; return what failed."""
    names: dict[str, object] = {}
    failures = []
    for language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if language == "python":
            try:
                exec(compile(text, str(page), "exec"), names)
            except Exception as error:
                failures.append(f"{page}: {type(error).__name__}: {error}")
        elif language == "toml" and "[[scenario]]" in text and not runs(text):
            failures.append(
                f"{page}: a scenario fails: {tomllib.loads(text)['scenario'][0]['title']}"
            )
    return failures


def runs(scenario: str) -> bool:
    """Tell whether a scenario of the docs passes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "example.toml"
        file.write_text(scenario, encoding="utf-8")
        return scenarios_command([file], Console(quiet=True)) == 0


def main() -> int:
    """Check every page and print what is wrong."""
    wrong = [line for page in PAGES for line in (*dead_links(page), *failed_examples(page))]
    for line in wrong:
        print(line)
    print(f"{len(PAGES)} pages, {len(wrong)} mistakes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
