"""Levels: which bots may sit down at a table of this server."""

from passgo.games import class_of
from passgo.refusal import Refusal
from passgo.server.play.game import Choice


def check_level(setup: Choice, level: str) -> None:
    """Refuse a bot that would be too slow here; nothing is refused where a person is to sit."""
    if level and class_of(setup.edition).is_too_slow(level):
        raise Refusal("level-too-slow")
