"""Porting: pure modules of the rules as TypeScript, for pages that work without a network.

`python -m passgo.porting` writes web/src/ported, one file for each module in `catalogue.PORTED`.
Nothing in there is written by hand but python.ts, which stands in for Python's own words.

What can be ported is a small part of typed Python, and anything else is refused with its file and
line; see docs/decisions/0015-ported-rules.md for the list and its reasons.
"""
