"""Reading positions: a document as a state, refused where it is malformed or impossible."""

from collections.abc import Mapping
from typing import NoReturn

import msgspec
from msgspec import Struct

from passgo.boards import board_of
from passgo.documents import VERSION, brought_up
from passgo.editions import Edition, EditionError, edition_ids, load_edition
from passgo.fields import Meaning
from passgo.game.codecs import inside
from passgo.game.ids import Lexicon, PositionError
from passgo.game.position_agenda import read_agenda
from passgo.game.position_decks import read_decks
from passgo.game.position_deeds import read_deeds
from passgo.game.position_fields import read_plain
from passgo.game.position_shape import FORMAT, PlayerPart, PositionPart
from passgo.game.position_soundness import check_sound
from passgo.game.position_talks import read_claims, read_offer, read_promises
from passgo.game.seating import Seat
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.money import money_outside
from passgo.rules.state import BANKRUPT, PLAYING, State


class Setup(Struct, frozen=True):
    """What a position stands for: the edition as it is played, the seats, and the state."""

    edition: Edition
    variant: str
    house_rules: Mapping[str, object]
    seats: tuple[Seat, ...]
    state: State


def read_document(document: object, edition: Edition | None = None) -> Setup:
    """Return the setup of a document; *edition* stands for one that is not in the package."""
    part = _convert(document)
    edition = _edition(part, edition)
    board = _board(part, edition)
    _check_table(part, edition)
    s = State()
    s.seats = len(part.players)
    lexicon = Lexicon(edition, s.seats)
    read_plain(part, s, "", lexicon)
    _read_pots(part, s, board, lexicon)
    _read_players(part, s, board, lexicon)
    _read_turn(part, s, lexicon)
    read_deeds(part, s, board, lexicon)
    read_agenda(_frames(part), s, lexicon)
    read_claims(part, s, board, lexicon)
    read_offer(part, s, lexicon)
    read_promises(part, s, lexicon)
    read_decks(part, s, board, lexicon)
    _read_end(part, s, lexicon)
    seats = _seats(part, edition, bool(board.powers))
    _read_tokens(seats, edition, s)
    check_sound(s, board)
    return Setup(edition, part.variant, dict(part.house_rules), seats, s)


def _convert(document: object) -> PositionPart:
    if not isinstance(document, dict):
        raise PositionError("", "a position is a table of keys and values")
    if document.get("format") != FORMAT:
        raise PositionError("format", f"must be {FORMAT!r}")
    version = document.get("version")
    if isinstance(version, int) and not isinstance(version, bool) and version > VERSION:
        raise PositionError("version", f"was written by a newer Passgo: this one reads {VERSION}")
    try:
        return msgspec.convert(_with_pots(brought_up(document)), PositionPart)
    except msgspec.ValidationError as error:
        _fail(str(error))
    except RecursionError:
        raise PositionError("", "is nested too deeply") from None


def _with_pots(document: dict[str, object]) -> dict[str, object]:
    """Return a document with its pot among the pots: once there was only that of Free Parking."""
    pot = document.pop("pot", 0)
    return {**document, "pots": [{"amount": pot}]} if pot else document


def _fail(message: str) -> NoReturn:
    text, _, path = message.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".")
    raise PositionError(path, f"{text[:1].lower()}{text[1:]}")


def _edition(part: PositionPart, edition: Edition | None) -> Edition:
    if edition is not None and edition.id == part.edition:
        return edition
    if part.edition not in edition_ids():
        raise PositionError("edition", f"unknown edition {part.edition[:60]!r}")
    return load_edition(part.edition)


def _board(part: PositionPart, edition: Edition) -> Board:
    try:
        edition.rules_for(part.variant, part.house_rules)
        return board_of(edition, part.variant, part.house_rules)
    except EditionError as error:
        first = error.mistakes[0]
        path = "variant" if first.key.startswith("variant") else first.key
        raise PositionError(path, first.message) from None
    except ValueError as error:
        raise PositionError("house_rules", str(error)) from None


def _check_table(part: PositionPart, edition: Edition) -> None:
    most = min(edition.players.max, SEATS)
    if not edition.players.min <= len(part.players) <= most:
        message = f"{edition.players.min} to {most} are needed, not {len(part.players)}"
        raise PositionError("players", message)
    _check_names(part)
    _check_tokens(part, edition)
    for at, player in enumerate(part.players):
        if player.status == "banking":
            _check_banking(part, edition, at)


def _check_names(part: PositionPart) -> None:
    names: set[str] = set()
    for at, player in enumerate(part.players):
        if player.name in names:
            raise PositionError(f"players[{at}].name", f"{player.name!r} sits here already")
        names.add(player.name)


def _check_tokens(part: PositionPart, edition: Edition) -> None:
    known = [token.id for token in edition.tokens]
    taken: set[str] = set()
    for at, player in enumerate(part.players):
        path = f"players[{at}].token"
        if player.token and player.token not in known:
            raise PositionError(path, f"unknown token {player.token[:60]!r}")
        if player.token in taken:
            raise PositionError(path, f"{player.token!r} is taken by another player")
        taken.add(player.token or f"seat {at}")


def _check_banking(part: PositionPart, edition: Edition, at: int) -> None:
    path = f"players[{at}].status"
    above = edition.players.banker_only_above
    if len(part.players) <= above:
        raise PositionError(path, f"the Banker plays unless more than {above} are at the table")
    if part.banker != at:
        raise PositionError(path, f"only the Banker, seat {part.banker}, may do nothing but bank")


def _seats(part: PositionPart, edition: Edition, chosen_in_play: bool) -> tuple[Seat, ...]:
    taken = {player.token for player in part.players}
    free = [token.id for token in edition.tokens if token.id not in taken]
    if chosen_in_play:
        free = [""] * len(part.players)
    return tuple(_seat(player, free) for player in part.players)


def _seat(player: PlayerPart, free: list[str]) -> Seat:
    """Return a player's seat; a Banker who does not play has no token (CL-014, CL-016)."""
    if player.status == "banking":
        return Seat(player.name, "", banking=True)
    return Seat(player.name, player.token or free.pop(0))


def _read_tokens(seats: tuple[Seat, ...], edition: Edition, s: State) -> None:
    tokens = [token.id for token in edition.tokens]
    for at, seat in enumerate(seats):
        s.token[at] = tokens.index(seat.token) if seat.token else NONE


def _read_players(part: PositionPart, s: State, board: Board, lexicon: Lexicon) -> None:
    for seat, player in enumerate(part.players):
        path = f"players[{seat}]"
        s.cash[seat] = _start_cash(player, board, path)
        read_plain(player, s, f"{path}.", lexicon, seat)
        stands = player.at is not None and player.status != "banking"
        s.at[seat] = inside(player.at, Meaning.SPACE, f"{path}.at", lexicon) if stands else 0
        s.opening[seat] = player.opening or 0
        _read_jail(player, s, board, seat, path)
        _read_offers_made(player, s, seat, path)
    s.bank_paid = money_outside(s)
    _read_bankruptcies(part, s)


def _read_pots(part: PositionPart, s: State, board: Board, lexicon: Lexicon) -> None:
    """Lay out the pots of the board, empty but for what is told of them."""
    pots = [place for place, first in enumerate(board.pot_first) if first != NONE]
    for place in pots:
        s.pot[place] = 0
    for at, pot in enumerate(part.pots):
        path = f"pots[{at}]"
        named = inside(pot.place, Meaning.SPACE, f"{path}.place", lexicon) if pot.place else NONE
        place = named if pot.place else min(pots, default=NONE)
        if place not in pots:
            raise PositionError(f"{path}.place", "no pot lies there by these rules")
        read_plain(pot, s, f"{path}.", lexicon, place)


def _start_cash(player: PlayerPart, board: Board, path: str) -> int:
    if player.status == "playing":
        return board.start_cash
    if player.cash:
        raise PositionError(f"{path}.cash", f"a player who is {player.status} holds no money")
    return 0


def _read_jail(player: PlayerPart, s: State, board: Board, seat: int, path: str) -> None:
    if player.jail is None:
        return
    if s.status[seat] != PLAYING or s.at[seat] != board.jail:
        raise PositionError(f"{path}.jail", "only a player on the jail space can be in jail")
    if player.jail >= board.jail_turns:
        raise PositionError(f"{path}.jail", f"nobody stays after {board.jail_turns} failed throws")
    s.jailed[seat] = 1
    s.jail_throws[seat] = player.jail


def _read_offers_made(player: PlayerPart, s: State, seat: int, path: str) -> None:
    if len(player.offers_made) not in (0, s.seats):
        raise PositionError(f"{path}.offers_made", f"one number for each of {s.seats} seats")
    s.offers_made[seat * SEATS : seat * SEATS + len(player.offers_made)] = player.offers_made


def _read_bankruptcies(part: PositionPart, s: State) -> None:
    gone = [seat for seat in range(s.seats) if s.status[seat] == BANKRUPT]
    s.bankruptcies = len(gone)
    for seat, player in enumerate(part.players):
        if s.status[seat] != BANKRUPT and player.left:
            raise PositionError(f"players[{seat}].left", "this player has not left")
    if len(gone) == 1 and s.bankrupt_as[gone[0]] == 0:
        s.bankrupt_as[gone[0]] = 1
    if sorted(s.bankrupt_as[seat] for seat in gone) != list(range(1, len(gone) + 1)):
        raise PositionError("players", "'left' must number the bankrupt players from 1")


def _read_turn(part: PositionPart, s: State, lexicon: Lexicon) -> None:
    s.turns = int(not any(_is_before_turns(frame) for frame in _frames(part)))
    s.first_die, s.second_die = part.turn.dice or (0, 0)
    read_plain(part.turn, s, "turn.", lexicon)


def _is_before_turns(frame: object) -> bool:
    return isinstance(frame, dict) and frame.get("frame") == "opening"


def _frames(part: PositionPart) -> list[object]:
    """Return the frames given, or the break before the throw of the player in turn."""
    if part.agenda is not None:
        return list(part.agenda)
    if part.over:
        return []
    return [{"frame": "round"}, {"frame": "break", "seat": part.turn.seat or 0}]


def _read_end(part: PositionPart, s: State, lexicon: Lexicon) -> None:
    for at, winner in enumerate(part.winners):
        seat = inside(winner, Meaning.SEAT, f"winners[{at}]", lexicon)
        if not part.over or s.status[seat] != PLAYING:
            raise PositionError(f"winners[{at}]", "only a player at the end of a game has won")
        s.won[seat] = 1
    if part.luck is not None:
        if part.luck.own and part.luck.generator == 0:
            raise PositionError("luck.generator", "must not be 0")
        read_plain(part.luck, s, "luck.", lexicon)
