"""What the compiled form would not do alike is refused, with file, line and a reason."""

from pathlib import Path

import pytest

from passgo.compiling.model import Rejected
from passgo.compiling.sources import Source
from passgo.compiling.writing import generate

HEAD = """\
from typing import Final
from passgo.rules.integer_record import Record
SIZE: Final = 4
FIXED: Final[tuple[int, ...]] = (1, SIZE)
class Table(Record):
    def __init__(self) -> None:
        self.turn = 0
        self.cash = [0] * SIZE
def other(t: Table, n: int) -> int:
    return t.cash[n]
"""
FIRST_LINE = HEAD.count("\n") + 1


def source(folder: Path, name: str, text: str) -> Source:
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    return Source(f"rules.{name}", path)


def refusal(folder: Path, text: str) -> Rejected:
    with pytest.raises(Rejected) as caught:
        generate([source(folder, "table", HEAD + text)], checked=False)
    return caught.value


STATEMENTS = {
    "x = [n for n in range(3)]": "not known to the compiler",
    "x = lambda: 3": "not known to the compiler",
    "x = (1, 2)": "not known to the compiler",
    "x = 'text'": "'text' is not an integer",
    "x = 1.5": "1.5 is not an integer",
    "x = n / 2": "only + - * // % & | ^ << >> are known",
    "x = n ** 2": "only + - * // % & | ^ << >> are known",
    "x = 1 << n": "a shift starts from a named integer",
    "x = (1 + 1) << n": "a shift starts from a named integer",
    "x = (n > 1) << n": "a shift starts from a named integer",
    "x = unknown": "unknown is not known here",
    "x = x + 1": "x is not known here, or not set before this line",
    "x = unknown(n)": "the function unknown is not known here",
    "x = len(t.cash)": "the function len is not known here",
    "x = other(t)": "other takes 2 arguments",
    "x = other(n, t)": "other: t is Table, not int",
    "x = other(t, n=n)": "arguments are given by place",
    "x = other(*t)": "arguments are given by place",
    "x = t.cash": "the list Table.cash is used by index only, never whole",
    "x = t.purse": "Table has no field purse",
    "x = t.purse[n]": "Table.purse is not a list",
    "x = t.turn[n]": "Table.turn is not a list",
    "x = n[0]": "only lists of a record and fixed lists are indexed",
    "x = FIXED[-1]": "a negative index means something else in C",
    "x = FIXED": "FIXED is not known here",
    "FIXED[0] = n": "the list FIXED is fixed",
    "FIXED[0] += n": "the list FIXED is fixed",
    "x = n.real": "n is int, not a record",
    "x = t.cash[-1]": "a negative index means something else in C",
    "x = t.cash[0:1]": "not known to the compiler",
    "x = t + 1": "t is Table, not an integer",
    "x = t.sort()": "Table has no method sort",
    "x = None": "x cannot be None",
    "x = 9223372036854775808": "does not fit into 64 bits",
    "x = min(n)": "min takes 2 or more integers",
    "x = abs(n, n)": "abs takes 1 or more integers",
    "x = n is 3": "'is' only asks whether an object is None",
    "x = n in t.cash": "'in' asks for one of a tuple written here",
    "x = 0 < n in (1, 2)": "'in' asks for one of a tuple written here",
    "x = (n := 3)": "not known to the compiler",
    "x = f'{n}'": "not known to the compiler",
    "x, y = n, n": "not known to the compiler",
    "double = n": "'double' is a word of C or Cython",
    "x: float = n": "a local name is int, bool or a record",
    "x: int": "a local name gets a value where it is declared",
    "x: Table = n": "n is int, not Table",
    "n = t": "n was int and becomes Table",
    "flag = n": "the parameter flag is bool and becomes int",
    "t.turn = t": "t.turn is int, not Table",
    "t.cash[t] = 3": "t is Table, not an integer",
    "t.cash[0] <<= t": "t is Table, not an integer",
    "n": "a statement not known to the compiler: Expr",
    "del n": "a statement not known to the compiler: Delete",
    "raise ValueError": "a statement not known to the compiler: Raise",
    "global n": "a statement not known to the compiler: Global",
    "import os": "a statement not known to the compiler: Import",
    "for x in t.cash: pass": "loops read: for name in range",
    "for x in range(0, 9, n): pass": "the step of a range is a literal",
    "for x in range(): pass": "loops read: for name in range",
    "return None": "returns None, declared int",
    "return t": "returns Table, declared int",
    "assert n, f'{n}'": "the message of an assert is a plain text",
    "assert t": "t is Table, not an integer",
}


@pytest.mark.parametrize(("statement", "reason"), STATEMENTS.items())
def test_a_statement_is_refused(tmp_path: Path, statement: str, reason: str) -> None:
    header = "def f(t: Table, n: int, flag: bool) -> int:\n    n += 1\n"
    found = refusal(tmp_path, f"{header}    {statement}\n    return 0\n")

    assert found.line == FIRST_LINE + 2
    assert str(found).startswith(f"{tmp_path.name}/table.py:{found.line}: ")
    assert reason in str(found)


BLOCKS = {
    "for x in range(3):\n        pass\n    else:\n        pass": "without else",
    "while n:\n        pass\n    else:\n        pass": "a loop has no else",
    "with t:\n        pass": "a statement not known to the compiler: With",
    "try:\n        pass\n    finally:\n        pass": "not known to the compiler: Try",
    "def inner() -> None:\n        pass": "not known to the compiler: FunctionDef",
}


@pytest.mark.parametrize(("block", "reason"), BLOCKS.items())
def test_a_block_is_refused(tmp_path: Path, block: str, reason: str) -> None:
    found = refusal(tmp_path, f"def f(t: Table, n: int) -> None:\n    {block}\n")

    assert found.line == FIRST_LINE + 1
    assert reason in str(found)


TOP_LEVEL = {
    "import os": "only imports, constants",
    "N = 3": "only imports, constants",
    "from .near import x": "imports name their module in full",
    "from rules.table import SIZE as size": "no 'as'",
    "from rules.other import x": "rules.other is not compiled along",
    "from rules.table import purse": "rules.table does not define purse",
    "N: Final = 'x'": "'x' is not an integer constant",
    "N: Final = True": "True is not an integer constant",
    "N: Final = 2 * M": "M is not an integer constant",
    "N: Final = N + 1": "N is defined by itself",
    "N: Final = 2 ** 3": "2 ** 3 is not an integer constant",
    "N: Final = 1 << 63": "does not fit into 64 bits",
    "SIZE: Final = 5": "the constant SIZE is given twice",
    "@staticmethod\ndef f() -> None:\n    pass": "no decorators",
    "def f() -> None: pass": "the body starts on a line of its own",
    "def f(n) -> None:\n    pass": "every parameter and the result have a type",
    "def f(n: int):\n    pass": "every parameter and the result have a type",
    "def f(n: str) -> None:\n    pass": "str is neither int, bool, None nor a record in sight",
    "def f(n: list[int]) -> None:\n    pass": "list[int] is neither int",
    "def f(n: None) -> None:\n    pass": "the parameter n cannot be None",
    "def f(n: int = 3) -> None:\n    pass": "only plain parameters",
    "def f(*n: int) -> None:\n    pass": "only plain parameters",
    "def f(*, n: int) -> None:\n    pass": "only plain parameters",
    "def f(n: int, /) -> None:\n    pass": "no '/' among the parameters",
    "def f(short: int) -> None:\n    pass": "'short' is a word of C or Cython",
    "def struct() -> None:\n    pass": "'struct' is a word of C or Cython",
    "def other(n: int) -> int:\n    return n": "other is defined in",
    "async def f() -> None:\n    pass": "only imports, constants",
    "class Purse(dict):\n    pass": "its base is Record or nothing",
    "class Purse(Record, metaclass=type):\n    pass": "no decorators, no keywords",
    "class Purse(Record):\n    size = 3": "has __init__(self) -> None and nothing else",
    "class Purse:\n    size = 3": "class Purse holds only methods",
    "class Purse:\n    def full() -> None:\n        pass": "full is not a plain method",
    "def f() -> None\n    pass": "not Python",
}


@pytest.mark.parametrize(("text", "reason"), TOP_LEVEL.items())
def test_a_definition_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    found = refusal(tmp_path, text + "\n")

    assert found.line in (FIRST_LINE, FIRST_LINE + 1)
    assert reason in str(found)


FIELDS = {
    "self.cash = [0] * n": "n is not an integer constant",
    "self.cash = [0] * 0": "the list cash has the size 0",
    "self.cash = [0, 1]": "[0, 1] is not an integer constant",
    "self.cash = []": "[] is not an integer constant",
    "self.cash = 1.5": "1.5 is not an integer constant",
    "self.cash: int": "cash has no value",
    "self.turn = 1": "Purse.turn is set twice",
    "self.double = 1": "'double' is a word of C or Cython",
    "cash = 3": "a record only sets its fields",
    "self.diary: Diary | None = None  # outside": "an outside field reads",
    "self.diary: Table = None  # outside": "an outside field reads",
    "self.cash = 1  # 8 bits": "a narrow field ends in",
    "self.cash = 1  # 16 bit": "a narrow field ends in",
    "self.cash = 1  #16 bits": "a narrow field ends in",
    "self.cash = 1  # 16 Bits: purse": "a narrow field ends in",
    "self.cash = 1  # 16-bit": "a narrow field ends in",
    "self.cash = 1  # 32 bits of luck": "a narrow field ends in",
    "# 16 bits": "a narrow field ends in",
}


@pytest.mark.parametrize(("field", "reason"), FIELDS.items())
def test_a_field_is_refused(tmp_path: Path, field: str, reason: str) -> None:
    init = "    def __init__(self) -> None:\n        self.turn = 0\n"
    found = refusal(tmp_path, f"class Purse(Record):\n{init}        {field}\n")

    assert found.line == FIRST_LINE + 3
    assert reason in str(found)


def test_two_homes_of_a_name_are_both_told(tmp_path: Path) -> None:
    first = source(tmp_path, "first", "def _same() -> None:\n    pass\n")
    second = source(tmp_path, "second", "\n\ndef _same() -> None:\n    pass\n")

    with pytest.raises(Rejected, match=r"second\.py:3: _same is defined in .*first\.py as well"):
        generate([first, second], checked=False)


def test_a_name_that_is_not_imported_is_not_in_sight(tmp_path: Path) -> None:
    table = source(tmp_path, "table", HEAD)
    far = source(tmp_path, "far", "def f() -> int:\n    return SIZE\n")
    blind = source(tmp_path, "blind", "def g(t: Table) -> int:\n    return 0\n")

    with pytest.raises(Rejected, match=r"far\.py:2: SIZE is not known here"):
        generate([table, far], checked=False)
    with pytest.raises(Rejected, match=r"blind\.py:1: g: Table is neither int"):
        generate([table, blind], checked=False)


def test_files_may_need_each_other(tmp_path: Path) -> None:
    up = "from rules.down import fall, LOW\nfrom typing import Final\nHIGH: Final = LOW + 5\n"
    down = "from rules.up import rise, HIGH\nfrom typing import Final\nLOW: Final = 2\n"
    up += "def rise(n: int) -> int:\n    return fall(n) if n < LOW else 0\n"
    down += "def fall(n: int) -> int:\n    return rise(n) if n > HIGH else 1\n"

    text = generate([source(tmp_path, "up", up), source(tmp_path, "down", down)], checked=False)

    assert "#define passgo_HIGH (7LL)" in text
    assert "cpdef long long rise(long long n) noexcept nogil:" in text
    assert "    return rise(n) if n > HIGH else 1" in text


def test_constants_that_need_each_other_are_refused(tmp_path: Path) -> None:
    up = "from rules.down import LOW\nfrom typing import Final\nHIGH: Final = LOW + 5\n"
    down = "from rules.up import HIGH\nfrom typing import Final\nLOW: Final = HIGH - 5\n"

    with pytest.raises(Rejected, match="is defined by itself"):
        generate([source(tmp_path, "up", up), source(tmp_path, "down", down)], checked=False)
