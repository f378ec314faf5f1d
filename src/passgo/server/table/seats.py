"""Seats: who has which seat, before the game and during it."""

from passgo.refusal import Refusal
from passgo.rules.limits import NOBODY
from passgo.server.limits import MOST_SEATS
from passgo.server.play.game import check, most_people
from passgo.server.table.levels import check_level
from passgo.server.table.motion_types import Level
from passgo.server.table.names import alike, checked_name
from passgo.server.table.seat_moves import withdraw
from passgo.server.table.table import (
    BOT_NAMES,
    Seat,
    Table,
    must_be_open,
    owned_seat,
    seat_at,
)


def take_seat(table: Table, seat: int, device: str, name: str, instead_of: int = NOBODY) -> None:
    """Sit down under a name that no other person has, perhaps leaving another seat.

    A bot of that name gets another one: people keep theirs, and what they chose for their rents.
    """
    must_be_open(table)
    place = seat_at(table, seat)
    left = owned_seat(table, instead_of, device) if instead_of != NOBODY else place
    if place.level or place.device not in ("", device):
        raise Refusal("seat-taken", (), {"seat": seat})
    name = checked_name(name)
    others = (other for other in table.seats if other is not place and other is not left)
    namesakes = [other for other in others if alike(other.name) == alike(name)]
    if not all(other.level for other in namesakes):
        raise Refusal("name-taken")
    claims = left.claims if left.device else not table.life.own_claims
    clear(left)
    place.claims = claims
    place.device, place.name, place.share_commitment = device, name, ""
    for bot in namesakes:
        bot.name = bot_name(table)


def leave_seat(table: Table, seat: int, device: str) -> None:
    """Stand up again before the start."""
    must_be_open(table)
    clear(owned_seat(table, seat, device))


def add_seat(table: Table, level: Level | str) -> None:
    """Put one more seat at a table that has not begun, for a person or a bot."""
    must_be_open(table)
    most = min(most_people(table.setup), MOST_SEATS)
    if len(table.seats) >= most:
        raise Refusal("table-full", (), {"most": most})
    check(table.setup, len(table.seats) + 1)
    check_level(table.setup, level)
    table.seats.append(Seat())
    change_seat(table, len(table.seats) - 1, level)


def remove_seat(table: Table, seat: int) -> None:
    """Remove a seat that nobody has from a table that has not begun."""
    must_be_open(table)
    must_be_nobodys(table, seat)
    check(table.setup, len(table.seats) - 1)
    del table.seats[seat]


def swap_seats(table: Table, one: int, other: int) -> None:
    """Have two seats change places before the start: neighbours may play together."""
    must_be_open(table)
    first, second = seat_at(table, one), seat_at(table, other)
    table.seats[one], table.seats[other] = second, first


def change_seat(table: Table, seat: int, level: Level | str) -> None:
    """Turn an empty seat or a bot's into one for a bot of a level, or for a person."""
    must_be_open(table)
    must_be_nobodys(table, seat)
    check_level(table.setup, level)
    place = seat_at(table, seat)
    if not level or not place.level:
        place.name = bot_name(table) if level else ""
    place.level = level


def must_be_nobodys(table: Table, seat: int) -> None:
    """Refuse what cannot be done to a seat that a person has."""
    if seat_at(table, seat).device:
        raise Refusal("seat-taken", (), {"seat": seat})


def bot_name(table: Table) -> str:
    """Return a name for a bot that nobody at the table has."""
    taken = {alike(seat.name) for seat in table.seats}
    return next(name for name in BOT_NAMES if alike(name) not in taken)


def set_level(table: Table, seat: int, level: Level | str) -> None:
    """Have a bot play a seat for good."""
    place = seat_at(table, seat)
    check_level(table.setup, level)
    if table.status == "open":
        clear(place)
        change_seat(table, seat, level)
        return
    refuse_conceded(place)
    withdraw(place)
    note_player(table, place)
    place.level, place.device, place.guest, place.cover = level, "", "", ""


def free_seat(table: Table, seat: int) -> None:
    """Take a seat from its guest; in a game a bot covers it until it is handed over."""
    place = seat_at(table, seat)
    refuse_conceded(place)
    if table.status == "open":
        clear(place)
    else:
        withdraw(place)
        note_player(table, place)
        place.device, place.guest, place.cover, place.claims = "", "", "free", False


def seat_guest(table: Table, seat: int, device: str, name: str) -> None:
    """Give a seat to a guest, who plays on under its name; before the start guests sit down.

    The guest's own name is shown beside it, unless somebody here has it already.
    """
    place = seat_at(table, seat)
    if table.status != "playing":
        raise Refusal("not-playing")
    refuse_conceded(place)
    withdraw(place)
    note_company(table, place, device)
    place.level, place.device, place.cover = "", device, ""
    place.claims = not table.life.own_claims
    place.guest = ""
    taken = {alike(known) for seat in table.seats for known in (seat.name, seat.guest)}
    place.guest = name if alike(name) not in taken else ""


def note_player(table: Table, place: Seat) -> None:
    """Remember who gives up a seat of a running game."""
    table.life.player = place.device or table.life.player


def note_company(table: Table, place: Seat, device: str) -> None:
    """Note for good whether a device that gets a seat is not the only one that ever played."""
    others = any(not seat.level for seat in table.seats if seat is not place)
    before = {place.device, table.life.player} - {"", device}
    table.life.company = table.life.company or others or bool(before)


def set_claims(table: Table, seat: int, device: str, claims: bool) -> None:
    """Have the server claim the rents of a seat, or leave that to its player."""
    place = owned_seat(table, seat, device)
    if claims and table.life.own_claims:
        raise Refusal("own-claims")
    place.claims = claims


def concede_seat(table: Table, seat: int, device: str) -> None:
    """Leave the game for good; a bot answers until the rules let the seat go."""
    place = owned_seat(table, seat, device)
    if table.status != "playing":
        raise Refusal("not-playing")
    refuse_conceded(place)
    place.cover = "conceded"


def refuse_conceded(place: Seat) -> None:
    """Refuse to change a seat that has left the game."""
    if place.cover == "conceded":
        raise Refusal("has-conceded")


def clear(place: Seat) -> None:
    """Leave a seat open to anybody."""
    withdraw(place)
    place.level = place.device = place.name = place.guest = ""
    place.share_commitment = place.share = ""
    place.claims = False
