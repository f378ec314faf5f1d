"""Sources: which files are compiled, and the hash that tells whether a build is fresh."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
FOLDERS = ("rules", "bots")
# Files that hold the plain form of what the compiler writes itself, and what they are imported for.
PLAIN_FORMS = {
    "integer_record": ("Record",),
    "lookup": ("ActionKind", "ChoiceKind", "FrameKind", "listed", "look_up", "nth"),
    "bot_kind": ("BotKind",),
    "unlocked": ("unlocked",),
}
GENERATOR = Path(__file__).resolve().parent

Stamp = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True)
class Source:
    """One file of rules under its dotted name."""

    name: str
    path: Path


def rule_sources(package: Path = PACKAGE) -> list[Source]:
    """Return the files of rules and bots that are compiled, sorted by name."""
    return [source for folder in FOLDERS for source in folder_sources(package / folder)]


def folder_sources(folder: Path) -> list[Source]:
    """Return the files in a folder and below it that are compiled as they stand."""
    return [
        Source(f"{_dotted(path.parent)}.{path.stem}", path)
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in ("__init__", *PLAIN_FORMS)
    ]


def _dotted(folder: Path) -> str:
    """Return the dotted name of a package folder, from its outermost package down."""
    parts = [folder.name]
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
        parts.insert(0, folder.name)
    return ".".join(parts)


def source_hash(package: Path = PACKAGE) -> str:
    """Return the hash of all that decides what a build contains."""
    return hash_of(rule_sources(package))


def hash_of(sources: list[Source]) -> str:
    """Return the hash of *sources*, of the plain forms beside them, and of the generator itself."""
    paths = {source.path for source in sources}
    beside = {path.parent / f"{name}.py" for path in paths for name in PLAIN_FORMS}
    paths |= {path for path in beside if path.exists()}
    return _hash_files(_stamp(sorted(paths)) + _stamp(sorted(GENERATOR.glob("*.py"))))


def _stamp(paths: list[Path]) -> Stamp:
    """Return what tells cheaply that a file has changed."""
    return tuple((str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in paths)


@lru_cache(maxsize=8)
def _hash_files(stamp: Stamp) -> str:
    total = hashlib.sha256()
    for name, _, _ in stamp:
        path = Path(name)
        content = path.read_bytes()
        total.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()
