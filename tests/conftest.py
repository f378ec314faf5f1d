"""How tests run: hypothesis without deadlines, and without chance where a build must repeat."""

import os

from hypothesis import settings
from repeating import LUCK

settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_report_header() -> str:
    """Say how to play the same games again."""
    return f"luck of tables: PASSGO_LUCK={LUCK}"
