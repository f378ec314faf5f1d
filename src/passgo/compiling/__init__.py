"""Compiling: turns the plain rules into one C extension, bodies untouched.

``sources`` finds and hashes the files, ``reading`` and ``linking`` understand them, ``checking``
refuses what would not mean the same in C, ``records`` and ``writing`` write the extension's
source, ``building`` compiles it.
"""
