"""Compile the rules along with the package; without a compiler the plain rules serve."""

import sys

sys.path.insert(0, "src")

from setuptools import setup

from passgo.compiling.building import BuildRules, rules_extension

setup(ext_modules=[rules_extension()], cmdclass={"build_ext": BuildRules})
