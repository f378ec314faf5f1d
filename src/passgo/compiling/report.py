"""Report: one small file beside the package says how its last build went."""

import json
from pathlib import Path
from typing import TypedDict

REPORT = "_build_report.json"


class Report(TypedDict):
    """How the build of one extension went: no reason means that it went well."""

    reason: str | None
    hash: str


def read_report(folder: Path, extension: str) -> Report | None:
    """Return how the last build of *extension* went, None when nothing was tried."""
    return _read_all(folder).get(extension)


def write_report(folder: Path, extension: str, reason: str | None, source_hash: str) -> None:
    """Note how the build of *extension* went."""
    reports = _read_all(folder)
    reports[extension] = Report(reason=reason, hash=source_hash)
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(reports, indent=1, sort_keys=True)
    (folder / REPORT).write_text(text + "\n", encoding="utf-8")


def _read_all(folder: Path) -> dict[str, Report]:
    try:
        reports: dict[str, Report] = json.loads((folder / REPORT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return reports
