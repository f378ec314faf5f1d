"""The report: one page with the figures of a run, which needs no script and no other file."""

from passgo.simulate.report.page import FILE, page, write_report

__all__ = ["FILE", "page", "write_report"]
