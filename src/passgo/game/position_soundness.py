"""Soundness: whether the agenda of a position can be, and whether the game would wait there."""

from collections.abc import Callable

from passgo.fields import Meaning
from passgo.game.ids import PositionError
from passgo.game.position_agenda import SHAPES
from passgo.rules import agenda, invariants
from passgo.rules.agenda import has_frame, holds, outlasts_its_player, seat_at
from passgo.rules.board import CARD_PAY_OR_DRAW, HOTEL_LOT, HOUSE_LOT, JAIL_FAILED_MAY_PAY, Board
from passgo.rules.contents import FRAMES
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.machine import run
from passgo.rules.mortgage import AS_BUYER
from passgo.rules.rent import FOR_THE_RENT
from passgo.rules.slots import (
    auction_bid_at,
    auction_bidder_at,
    auction_in_at,
    auction_of_at,
    bargain_value_at,
    card_choice_card_at,
    dealing_rounds_at,
    dealing_to_deal_at,
    debt_amount_at,
    debt_to_at,
    dice_for_at,
    dice_place_at,
    handover_place_at,
    inheritance_as_at,
    inheritance_interest_paid_at,
    jail_choice_steps_at,
    move_steps_at,
    opening_in_at,
    opening_to_throw_at,
    placement_of_at,
    wishes_for_at,
)
from passgo.rules.state import PLAYING, State

LIES_ON = {frame.kind: frame.on for frame in FRAMES if frame.on is not None}
OF_THE_TURN = {frame.kind for frame in FRAMES if frame.on is not None and frame.seat is not None}
"""Who is asked directly on the round, or on the turn that lies there, is the player in turn."""
BUILDINGS = (HOUSE_LOT, HOTEL_LOT)
SEAT_SETS = {
    kind: [field.slot for field in fields if field.meaning is Meaning.SEATS]
    for kind, (_, fields) in SHAPES.items()
}
INVARIANTS = {
    getattr(invariants, name): name.lower().replace("_", "-") for name in invariants.__annotations__
}


def check_sound(s: State, board: Board) -> None:
    """Refuse a state that no game can be in."""
    if s.over:
        _check_over(s)
    else:
        _check_order(s)
    for at in range(s.depth):
        _check_seats(s, at)
        if s.agenda_kind[at] in CHECKS:
            CHECKS[s.agenda_kind[at]](s, board, at)
    _check_business(s)
    broken = invariants.broken(s, board)
    if broken:
        raise PositionError("", f"the invariant {INVARIANTS[broken]!r} does not hold")
    _check_rest(s, board)


def _check_over(s: State) -> None:
    if s.depth or s.claims or s.offer_from != NOBODY:
        raise PositionError("over", "nothing is left to do when a game is over")


def _check_order(s: State) -> None:
    if s.depth == 0 or s.agenda_kind[0] != agenda.ROUND:
        raise PositionError("agenda[0]", "the first frame must be 'round'")
    for at in range(1, s.depth):
        kind = s.agenda_kind[at]
        if kind == agenda.ROUND:
            _fail(at, "only the first frame is 'round'")
        if kind in LIES_ON and s.agenda_kind[at - 1] != LIES_ON[kind]:
            _fail(at, f"lies directly on {SHAPES[LIES_ON[kind]][0]!r}")


def _check_seats(s: State, at: int) -> None:
    """Refuse frames of players who are out; only the turn of one goes on to its end."""
    kind = s.agenda_kind[at]
    seat = seat_at(s, at)
    if seat != NOBODY and s.status[seat] != PLAYING and not outlasts_its_player(kind):
        _fail(at, f"seat {seat} is out of the game", "seat")
    if kind in OF_THE_TURN and seat != s.turn:
        _fail(at, f"it is the turn of seat {s.turn}", "seat")
    for slot in SEAT_SETS[kind]:
        mask = getattr(s, f"agenda_{slot}")[at]
        for member in range(s.seats):
            if holds(mask, member) and s.status[member] != PLAYING:
                _fail(at, f"seat {member} is out of the game")


def _check_move(s: State, board: Board, at: int) -> None:
    if not 1 <= move_steps_at(s, at) <= board.places:
        _fail(at, f"must be 1 to {board.places}", "steps")


def _check_wishes(s: State, board: Board, at: int) -> None:
    if wishes_for_at(s, at) not in BUILDINGS:
        _fail(at, "must be house or hotel", "for")


def _check_placement(s: State, board: Board, at: int) -> None:
    if placement_of_at(s, at) not in BUILDINGS:
        _fail(at, "must be house or hotel", "of")


def _check_opening(s: State, board: Board, at: int) -> None:
    still_in = opening_in_at(s, at)
    if still_in == 0 or opening_to_throw_at(s, at) & ~still_in:
        _fail(at, "only who is in the throw for the start still throws", "to_throw")


def _check_dice(s: State, board: Board, at: int) -> None:
    place = dice_place_at(s, at)
    rented = dice_for_at(s, at) == FOR_THE_RENT
    if rented and (board.group[place] == NONE or s.owner[place] == NOBODY):
        _fail(at, "nobody earns rent there", "place")
    if dice_for_at(s, at) == 0 and s.agenda_kind[at - 1] != agenda.OPENING:
        _fail(at, "a throw for the start lies directly on 'opening'", "for")


def _check_dealing(s: State, board: Board, at: int) -> None:
    """Refuse to deal more deeds than the bank has."""
    players = sum(1 for seat in range(s.seats) if s.status[seat] == PLAYING)
    due = dealing_rounds_at(s, at) * players + dealing_to_deal_at(s, at).bit_count()
    if due > sum(1 for place in range(board.places) if is_free_deed(s, board, place)):
        _fail(at, "there are not so many deeds", "rounds")


def _check_auction(s: State, board: Board, at: int) -> None:
    lot, bidder = auction_of_at(s, at), auction_bidder_at(s, at)
    if lot >= 0 and s.owner[lot] != NOBODY:
        _fail(at, "the property has an owner", "of")
    if lot < 0 and not _lies_on_wishes(s, at):
        _fail(at, "buildings are auctioned on their 'wishes', with nothing but debts between", "of")
    if bidder == NOBODY and auction_bid_at(s, at):
        _fail(at, "nobody has made this bid", "bid")
    if bidder != NOBODY and not holds(auction_in_at(s, at), bidder):
        _fail(at, f"seat {bidder} is not in the auction", "bidder")
    if lot < 0 and any(
        holds(auction_in_at(s, at), seat) and not s.wish[seat] for seat in range(s.seats)
    ):
        _fail(at, "only who wished for a building bids for it", "in")


def _lies_on_wishes(s: State, at: int) -> bool:
    """Tell whether a building is auctioned on its wishes; debts may wait between (CL-212)."""
    below = at - 1
    while below > 0 and s.agenda_kind[below] == agenda.DEBT:
        below -= 1
    if s.agenda_kind[below] != agenda.WISHES:
        return False
    return wishes_for_at(s, below) == auction_of_at(s, at)


def _check_debt(s: State, board: Board, at: int) -> None:
    creditor = debt_to_at(s, at)
    if debt_amount_at(s, at) == 0:
        _fail(at, "a debt is more than nothing", "amount")
    if creditor == seat_at(s, at):
        _fail(at, "nobody owes oneself", "to")
    if creditor != BANK and s.status[creditor] != PLAYING:
        _fail(at, f"seat {creditor} is out of the game", "to")


def _check_handover(s: State, board: Board, at: int) -> None:
    place = handover_place_at(s, at)
    if (place == NONE) != (seat_at(s, at) == NOBODY):
        _fail(at, "a deed of the bank goes to a seat; what is promised needs neither")


def _check_inheritance(s: State, board: Board, at: int) -> None:
    if inheritance_as_at(s, at) == AS_BUYER and inheritance_interest_paid_at(s, at):
        _fail(at, "a buyer pays the interest on keeping the mortgage, not before", "interest_paid")


def _check_card_choice(s: State, board: Board, at: int) -> None:
    if board.card_kind[card_choice_card_at(s, at)] != CARD_PAY_OR_DRAW:
        _fail(at, "this card leaves no choice", "card")


def _check_jail_choice(s: State, board: Board, at: int) -> None:
    if board.jail_failed != JAIL_FAILED_MAY_PAY or not s.jailed[seat_at(s, at)]:
        _fail(at, "only a player in jail chooses, where the rules allow it")
    if not 1 <= jail_choice_steps_at(s, at) <= board.places:
        _fail(at, f"must be 1 to {board.places}", "steps")


CHECKS: dict[int, Callable[[State, Board, int], None]] = {
    agenda.DICE: _check_dice,
    agenda.MOVE: _check_move,
    agenda.OPENING: _check_opening,
    agenda.DEALING: _check_dealing,
    agenda.AUCTION: _check_auction,
    agenda.DEBT: _check_debt,
    agenda.WISHES: _check_wishes,
    agenda.PLACEMENT: _check_placement,
    agenda.HANDOVER: _check_handover,
    agenda.INHERITANCE: _check_inheritance,
    agenda.CARD_CHOICE: _check_card_choice,
    agenda.JAIL_CHOICE: _check_jail_choice,
}
"""What must hold of one frame of a kind."""


def _check_business(s: State) -> None:
    """Refuse offers without their frame, promises without handover, deeds nobody would sell."""
    bargains = [at for at in range(s.depth) if s.agenda_kind[at] == agenda.BARGAIN]
    if len(bargains) != int(s.offer_from != NOBODY):
        raise PositionError("offer", "one offer has exactly one frame 'bargain'")
    for at in bargains:
        _check_settlement(s, at)
    if any(s.for_sale) and not has_frame(s, agenda.ESTATE):
        raise PositionError("for_sale", "deeds for sale need a frame 'estate'")
    _check_promises(s)
    if any(s.wish) and not has_frame(s, agenda.WISHES):
        raise PositionError("players", "wishes need a frame 'wishes'")
    if any(s.opening) and not has_frame(s, agenda.OPENING):
        raise PositionError("players", "throws for the start need a frame 'opening'")


def _check_promises(s: State) -> None:
    """Refuse promises that no frame would keep."""
    handovers = [
        handover_place_at(s, at) for at in range(s.depth) if s.agenda_kind[at] == agenda.HANDOVER
    ]
    for place, taker in enumerate(s.promised):
        needed = place if s.owner[place] == NOBODY else NONE
        if taker != NOBODY and needed not in handovers:
            raise PositionError("promised.deeds", "promises need a frame 'handover'")
    if any(taker != NOBODY for taker in s.promised_card) and NONE not in handovers:
        raise PositionError("promised.cards", "promises need a frame 'handover'")


def _check_settlement(s: State, at: int) -> None:
    """Refuse a payment in deeds that does not lie on its debt."""
    value = bargain_value_at(s, at)
    if value == NONE:
        return
    below = at - 1
    owed = s.agenda_kind[below] == agenda.DEBT and seat_at(s, below) == s.offer_from
    left = debt_amount_at(s, below) - s.offer_gives
    if not owed or debt_to_at(s, below) != s.offer_to or not 1 <= value <= left:
        _fail(at, "a payment in deeds lies directly on a debt of at least its value", "value")


def _check_rest(s: State, board: Board) -> None:
    """Refuse a moment at which a game never waits: the machine must have nothing left to do."""
    later = s.clone()
    run(later, board)
    if later.to_ints() != s.to_ints():
        raise PositionError("agenda", "the game would not wait here: nobody has to decide")


def _fail(at: int, message: str, key: str = "") -> None:
    raise PositionError(f"agenda[{at}].{key}" if key else f"agenda[{at}]", message)
