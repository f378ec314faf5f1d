"""`passgo verify` and `passgo replay`: what a record proves, and what happened in it."""

from pathlib import Path

import msgspec
from rich.console import Console

from passgo.refusal import Refusal
from passgo.server.play.record_text import told
from passgo.server.rooms.proof import game_record, play_again, verify
from passgo.text import Language
from passgo.trouble import Trouble

UNREADABLE = (OSError, ValueError, LookupError, TypeError, Refusal)
"""What comes of a file that is missing, is no record, or says what cannot be played."""


def verify_command(record: Path, console: Console) -> int:
    """Print what the check of a record found; return 0 when all of it holds."""
    try:
        found = verify(record.read_bytes())
    except UNREADABLE as error:
        raise Trouble(f"{record} is no table's record: {error}") from error
    for mistake in found.mistakes:
        console.print(mistake, highlight=False, markup=False)
    if found.rests:
        console.print(f"{found.rests} slides come to rest elsewhere on this machine")
    console.print(f"{found.draws} draws, {len(found.mistakes)} mistakes", highlight=False)
    return 1 if found.mistakes else 0


def replay_command(record: Path, language: Language, console: Console) -> None:
    """Tell a record step by step."""
    try:
        for number, sentence in told(game_record(record.read_bytes()), language):
            console.print(f"{number:5}  {sentence}", highlight=False, markup=False, soft_wrap=True)
    except UNREADABLE as error:
        raise Trouble(f"{record} does not play: {error}") from error


def position_command(record: Path, console: Console) -> None:
    """Print the position that a record leads to."""
    try:
        game = play_again(record.read_bytes())
    except UNREADABLE as error:
        raise Trouble(f"{record} does not play: {error}") from error
    position = msgspec.json.format(msgspec.json.encode(game.position()), indent=2)
    console.file.write(position.decode() + "\n")
