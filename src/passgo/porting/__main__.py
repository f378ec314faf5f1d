"""`python -m passgo.porting` writes web/src/ported anew."""

from __future__ import annotations

import sys
from pathlib import Path

from passgo.porting.catalogue import PORTED
from passgo.porting.modules import ported
from passgo.porting.refusing import Unportable

FOLDER = Path(__file__).resolve().parents[3] / "web" / "src" / "ported"


def main() -> int:
    """Write every file, or say why one cannot be."""
    try:
        files = ported(PORTED)
    except Unportable as why:
        print(why, file=sys.stderr)
        return 1
    for path, text in files.items():
        file = FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for file in FOLDER.glob("*/*.ts"):
        if file.relative_to(FOLDER).as_posix() not in files:
            file.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
