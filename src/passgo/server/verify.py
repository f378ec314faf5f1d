"""`passgo verify` and `passgo replay`: what a record proves, and what happened in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console

from passgo.analysis.budget import Budget
from passgo.analysis.command import analyse_command
from passgo.refusal import Refusal
from passgo.server.checks.check import verify
from passgo.server.checks.check_findings import Evidence
from passgo.server.play.fairness import bytes_of
from passgo.server.play.receipts import Receipt
from passgo.server.play.record_text import told
from passgo.server.table.table_record import game_record, play_again
from passgo.simulate.command import Where
from passgo.text import Language
from passgo.trouble import Trouble, printable

UNREADABLE = (OSError, ValueError, LookupError, TypeError, Refusal)
"""What comes of a file that is missing, is no record, or says what cannot be played."""


class Kept(NamedTuple):
    """What somebody kept of a game, as it was given to the command."""

    commitment: str = ""
    start: str = ""
    key: str = ""
    shares: Sequence[str] = ()
    heads: Sequence[str] = ()
    receipts: Sequence[Path] = ()

    def evidence(self) -> Evidence:
        """Return it read, or say what of it cannot be."""
        shares = [read_share(share) for share in self.shares]
        return Evidence(
            commitment=read_hex("commitment", self.commitment),
            start=read_hex("start", self.start),
            key=read_hex("key", self.key),
            shares={seat: share for number, seat, share in shares if number is None},
            earlier={(number, seat): share for number, seat, share in shares if number is not None},
            heads=dict(map(read_head, self.heads)),
            receipts=tuple(map(read_receipt, self.receipts)),
        )


def read_hex(name: str, digits: str) -> str:
    """Return 32 bytes in hexadecimal, or nothing where nothing is given."""
    try:
        return bytes_of(digits.lower()).hex() if digits else ""
    except ValueError as error:
        raise Trouble(f"the {name} is given as 64 hexadecimal digits, not as {digits}") from error


def read_share(given: str) -> tuple[int | None, int, str]:
    """Return the round of a voided start, if one is named, the seat, and its share."""
    place, _, digits = given.partition("=")
    number, colon, seat = place.rpartition(":")
    try:
        return int(number) if colon else None, int(seat), bytes_of(digits).hex()
    except ValueError as error:
        said = f"a share is given as SEAT=HEX or ROUND:SEAT=HEX, not as {given}"
        raise Trouble(said) from error


def read_head(given: str) -> tuple[int, str]:
    """Return the number of an entry and the head after it."""
    seq, _, digits = given.partition(":")
    try:
        return int(seq), bytes_of(digits).hex()
    except ValueError as error:
        raise Trouble(f"a head is given as ENTRY:HEX, not as {given}") from error


def read_receipt(file: Path) -> Receipt:
    """Return a receipt from its file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Receipt)
    except UNREADABLE as error:
        raise Trouble(f"{file} is no receipt: {error}") from error


def verify_command(record: Path, evidence: Evidence, console: Console) -> int:
    """Print what the check of a record found; return 0 when all of it holds."""
    try:
        found = verify(record.read_bytes(), evidence)
    except UNREADABLE as error:
        raise Trouble(f"{record} is no table's record: {error}") from error
    for line in (*found.notes, *found.mistakes):
        tell(console, line)
    if found.rests:
        console.print(f"{found.rests} slides come to rest elsewhere on this machine")
    bots = f"{found.bots} moves of bots, " if found.bots else ""
    console.print(f"{found.draws} draws, {bots}{len(found.mistakes)} mistakes", highlight=False)
    return 1 if found.mistakes else 0


def replay_command(record: Path, language: Language, console: Console) -> None:
    """Tell a record step by step."""
    try:
        for number, sentence in told(game_record(record.read_bytes()), language):
            tell(console, f"{number:5}  {sentence}")
    except UNREADABLE as error:
        raise Trouble(f"{record} does not play: {error}") from error


def position_command(record: Path, console: Console) -> None:
    """Print the position that a record leads to."""
    try:
        game = play_again(record.read_bytes())
    except UNREADABLE as error:
        raise Trouble(f"{record} does not play: {error}") from error
    position = msgspec.json.format(msgspec.json.encode(game.position()), indent=2).decode()
    console.file.writelines(printable(line) + "\n" for line in position.split("\n"))


def analyse_file(
    file: Path,
    budget: Budget,
    seed: int,
    as_json: bool,
    console: Console,
    jobs: int = 1,
    on: Where = "here",
) -> None:
    """Print what a record or a position says of everybody's chances."""
    try:
        analyse_command(game_record(file.read_bytes()), budget, seed, as_json, console, jobs, on)
    except UNREADABLE as error:
        raise Trouble(f"{file} cannot be analysed: {error}") from error


def tell(console: Console, line: str) -> None:
    """Print a line of what a record says, which anybody may have written."""
    console.print(printable(line), highlight=False, markup=False, soft_wrap=True)
