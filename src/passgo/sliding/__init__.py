"""Knockout: tokens slid over a long board, and counted where they rest."""

from passgo.sliding.edition import Edition, EditionError, load
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Drawn, Listed, Seeded
from passgo.sliding.positions import PositionError
from passgo.sliding.records import RecordError
from passgo.sliding.scoring import RoundScore, score
from passgo.sliding.seating import HouseRules
from passgo.sliding.tally import tally

__all__ = [
    "Drawn",
    "Edition",
    "EditionError",
    "HouseRules",
    "Listed",
    "PositionError",
    "RecordError",
    "RoundScore",
    "Seeded",
    "SlidingGame",
    "load",
    "score",
    "tally",
]
