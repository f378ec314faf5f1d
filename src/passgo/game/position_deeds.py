"""Deeds, mortgages, buildings and the bank's stock, as a position states them."""

from passgo.fields import Meaning
from passgo.game.codecs import inside
from passgo.game.ids import Lexicon, PositionError
from passgo.game.position_shape import PositionPart
from passgo.rules.board import HOTEL, STREET, Board
from passgo.rules.limits import MEMBERS, NOBODY
from passgo.rules.ownership import is_mortgaged_group, owns_group
from passgo.rules.state import PLAYING, State

MOST_HOUSES = HOTEL - 1
BUILT = {str(houses): houses for houses in range(1, MOST_HOUSES + 1)} | {"hotel": HOTEL}


def read_deeds(part: PositionPart, s: State, board: Board, lexicon: Lexicon) -> None:
    """Hand out the deeds and cards to keep, and count the stock."""
    for seat, player in enumerate(part.players):
        if s.status[seat] != PLAYING and (player.owns or player.cards):
            raise PositionError(f"players[{seat}]", f"who is {player.status} holds nothing")
        for at, text in enumerate(player.owns):
            _read_deed(text, s, board, seat, f"players[{seat}].owns[{at}]", lexicon)
        for at, card in enumerate(player.cards):
            _read_card(card, s, seat, f"players[{seat}].cards[{at}]", lexicon)
    for group in range(board.groups):
        _check_group(s, board, group, lexicon)
    _count_stock(part, s, board)


def _read_deed(text: str, s: State, board: Board, seat: int, path: str, lexicon: Lexicon) -> None:
    name, *marks = text.split(" ")
    place = inside(name, Meaning.DEED, path, lexicon)
    if s.owner[place] != NOBODY:
        raise PositionError(path, f"{name} has an owner already, seat {s.owner[place]}")
    s.owner[place] = seat
    if marks in (["mortgaged"], ["mortgaged", "cheap"]):
        s.mortgaged[place] = 1
        s.cheap_lift[place] = int(len(marks) > 1)
    elif len(marks) == 1 and marks[0] in BUILT:
        if board.kind[place] != STREET:
            raise PositionError(path, f"{name} never carries buildings")
        s.houses[place] = BUILT[marks[0]]
    elif marks:
        raise PositionError(path, f"{' '.join(marks)[:60]!r} is not 1 to 4, hotel or mortgaged")


def _read_card(card: str, s: State, seat: int, path: str, lexicon: Lexicon) -> None:
    kept = inside(card, Meaning.KEPT_CARD, path, lexicon)
    if s.kept_by[kept] != NOBODY:
        raise PositionError(path, f"{card} is kept already, by seat {s.kept_by[kept]}")
    s.kept_by[kept] = seat


def _count_stock(part: PositionPart, s: State, board: Board) -> None:
    houses = sum(houses for houses in s.houses if houses != HOTEL)
    hotels = s.houses.count(HOTEL)
    if houses > board.houses:
        raise PositionError("players", f"{houses} houses stand, but there are {board.houses}")
    if hotels > board.hotels:
        raise PositionError("players", f"{hotels} hotels stand, but there are {board.hotels}")
    s.houses_left, s.hotels_left = board.houses - houses, board.hotels - hotels
    if part.bank is None:
        return
    if part.bank.houses != s.houses_left:
        raise PositionError("bank.houses", f"must be {s.houses_left}, with {houses} on the board")
    if part.bank.hotels != s.hotels_left:
        raise PositionError("bank.hotels", f"must be {s.hotels_left}, with {hotels} on the board")


def _check_group(s: State, board: Board, group: int, lexicon: Lexicon) -> None:
    """Refuse buildings on a group that is incomplete, mortgaged, or built unevenly."""
    members = board.member[group * MEMBERS : group * MEMBERS + board.group_size[group]]
    levels = [s.houses[place] for place in members]
    if not any(levels):
        return
    owner = max(s.owner[place] for place in members)
    path = f"players[{owner}].owns"
    name = lexicon.edition.groups[group].id
    if not owns_group(s, board, owner, group):
        raise PositionError(path, f"buildings stand on {name}, but the group is incomplete")
    if is_mortgaged_group(s, board, group):
        raise PositionError(path, f"buildings stand on {name}, but a street of it is mortgaged")
    top = board.houses_before_hotel + 1
    if max(levels) != HOTEL and max(levels) > board.houses_before_hotel:
        raise PositionError(path, f"a street carries at most {board.houses_before_hotel} houses")
    even = [top if level == HOTEL else level for level in levels]
    if max(even) - min(even) > 1:
        raise PositionError(path, f"{name} is built unevenly")
