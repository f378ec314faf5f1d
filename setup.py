"""Compile the rules and build the client along with the package.

Without a compiler the plain rules serve.
"""

import sys

sys.path.insert(0, "src")
sys.path.insert(0, "tools")

import client
from setuptools import setup
from setuptools.command.build_py import build_py

from passgo.compiling.building import BuildRules, rules_extension


class BuildWithClient(build_py):
    """Collects the modules, with the browser client among their data."""

    def run(self) -> None:
        """Build the client first; an editable install does without."""
        if not self.editable_mode:
            client.build()
        super().run()


setup(
    ext_modules=[rules_extension()],
    cmdclass={"build_ext": BuildRules, "build_py": BuildWithClient},
)
