"""What cannot be ported is refused with its file and line, and nothing is guessed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from passgo.porting.modules import Port
from passgo.porting.refusing import Unportable

HEAD = "from __future__ import annotations\nfrom msgspec import Struct\n"


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """Return the file of a module of its own that can be ported."""
    name = f"portable_{abs(hash(request.node.nodeid))}"
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path / f"{name}.py"


def ported(file: Path, text: str) -> str:
    file.write_text(HEAD + text, encoding="utf-8")
    return Port(file.stem, {file.stem: ()}).written()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("with open('x') as file:\n        pass", "With is not ported"),
        ("return eval('1')", "eval is not ported"),
        ("return [1, 2] + {3}", "Add of list and set"),
        ("return await_me", "await_me is not known here"),
        ("if number:\n        found = 1\n    return found", "found is first set inside"),
        ("return f'{number}'.title()", "title of a str is not ported"),
        ("global other", "Global is not ported"),
        ("return (lambda: number)()", "only names are called"),
        ("(1,)[0] = number", "only lists and dicts change"),
        ("yield number", "Yield is not ported"),
    ],
)
def test_what_is_not_understood_is_refused_where_it_stands(port: Path, body: str, why: str) -> None:
    with pytest.raises(Unportable) as no:
        ported(port, f"def doubt(number: int) -> int:\n    {body}\n")

    assert why in no.value.why
    assert no.value.file.endswith(port.name)
    assert no.value.line >= 4


@pytest.mark.parametrize(
    "text",
    [
        "class Kept(Struct):\n    names: dict[str, int]\n",
        "class Free:\n    pass\n",
        "for one in range(3):\n    pass\n",
        "class Other(Struct):\n    def method(self) -> int:\n        return 1\n",
        "class Bare(Struct):\n    pass\n"
        "def told(one: Bare) -> bool:\n    return isinstance(one, Bare)\n",
    ],
)
def test_what_has_no_form_in_the_browser_is_refused_at_the_top(port: Path, text: str) -> None:
    with pytest.raises(Unportable, match=port.name):
        ported(port, text)


def test_an_empty_row_is_false_as_in_python(port: Path) -> None:
    text = ported(port, "def has(row: tuple[int, ...]) -> bool:\n    return not row\n")

    assert "return !(row.length > 0);" in text


def test_zero_is_false_and_none_is_not_zero(port: Path) -> None:
    text = ported(
        port, "def has(one: int | None) -> int:\n    if one:\n        return one\n    return 1"
    )

    assert "if (py.truthy(one))" in text
