"""Versions: which Passgo this is, and in which form its rules run."""

from passgo import __version__
from passgo.kernel import why_not_compiled


def version_line() -> str:
    """Return the version, the form of the rules and, where they are plain, the reason."""
    reason = why_not_compiled()
    form = "compiled" if reason is None else f"plain ({reason})"
    return f"passgo {__version__}, rules {form}"
