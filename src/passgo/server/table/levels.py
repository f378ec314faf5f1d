"""Levels: which bots may sit down at a table of this server."""

from passgo.game.thinking import is_too_slow
from passgo.games import CLASSES, class_of
from passgo.refusal import Refusal
from passgo.server.play.game import Choice


def check_level(setup: Choice, level: str) -> None:
    """Refuse a bot that would be too slow here; nothing is refused where a person is to sit."""
    is_dice = class_of(setup.edition) is CLASSES["dice"]
    if level and is_dice and is_too_slow(level):
        raise Refusal("level-too-slow")
