"""Analysis: who wins from here, and what every decision of a game was worth, by rollouts."""

from passgo.analysis.chances import Chances, chances_of, glance
from passgo.analysis.decisions import Decision, Grade
from passgo.analysis.report import Report, analyse

__all__ = ["Chances", "Decision", "Grade", "Report", "analyse", "chances_of", "glance"]
