"""Powers: the optional acts that a six on a die opens, by the side of a player's token.

Clauses: CW-209 to CW-243. The table of powers is data: kind, lowest good throw, gain, loss.
"""

from typing import Final

from passgo.rules.actions import ASKED, GIVEN, Action, short_of
from passgo.rules.agenda import (
    pop,
    top_seat,
)
from passgo.rules.board import (
    NO_SIDE,
    POWER_CASH,
    POWER_EXTRA_TURN,
    POWER_GIFT,
    POWER_JUMP,
    POWER_SHIFT,
    POWER_STEAL,
    POWER_WIPE_OUT,
    Board,
)
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import (
    BOUGHT,
    DEEDS_STOLEN,
    DEEDS_TAKEN,
    EXTRA_TURN_WON,
    POWER_OPENED,
    POWER_SKIPPED,
    POWER_THROWN,
    TOKEN_CHOSEN,
    TOKEN_SENT,
    WIPED_OUT,
)
from passgo.rules.luck import draw_below, is_free_deed
from passgo.rules.money import FOR_ACTION, owe, transfer
from passgo.rules.mortgage import AS_TAKER, pass_on
from passgo.rules.movement import order_forward, steps_to
from passgo.rules.ownership import owns_group
from passgo.rules.refusals import (
    COMPLETE_GROUP,
    IMPOSSIBLE_LUCK,
    NOT_A_PROPERTY,
    NOT_ANOTHER_PLAYER,
    NOT_THEIR_PROPERTY,
    NOT_THIS_ACTION,
    OUT_OF_RANGE,
    TOKEN_TAKEN,
    TOO_FEW_DEEDS,
    TOO_MANY_DEEDS,
)
from passgo.rules.rent import BY_ACTION, NORMAL_TERMS
from passgo.rules.slots import (
    frame_power,
    power_benefit_power,
    power_choice_power,
    power_throw_power,
    push_power_benefit,
    push_power_choice,
    push_power_throw,
    push_token_choice,
)
from passgo.rules.state import PLAYING, State, note

SIX: Final = 6


def choose_tokens(s: State, starter: int) -> None:
    """Ask whoever has no token yet, the starter first, then clockwise (CW-209, CW-210)."""
    for back in range(s.seats):
        seat = (starter + s.seats - 1 - back) % s.seats
        if s.status[seat] == PLAYING and s.token[seat] == NONE:
            push_token_choice(s, seat)


def why_not_token(s: State, b: Board, a: Action) -> int:
    """Return why the token in the amount of *a* cannot be chosen (CL-014)."""
    if a.amount < 0 or a.amount >= b.tokens:
        return OUT_OF_RANGE
    for seat in range(s.seats):
        if s.token[seat] == a.amount:
            return TOKEN_TAKEN
    return 0


def choose_token(s: State, a: Action) -> None:
    """Take a token; it decides the side (CW-211, CW-212)."""
    pop(s)
    s.token[a.seat] = a.amount
    note(s, TOKEN_CHOSEN, a.seat, NOBODY, NONE, a.amount, 0)


def side_of(s: State, b: Board, seat: int) -> int:
    """Return the side that the token of *seat* is on."""
    if s.token[seat] == NONE:
        return NO_SIDE
    return b.token_side[s.token[seat]]


def note_power(s: State, b: Board, seat: int, first: int, second: int) -> None:
    """Remember the die thrown with a six; the power comes after the normal move (CW-213)."""
    s.power = 0
    if b.powers and side_of(s, b, seat) != NO_SIDE:
        if first == SIX:
            s.power = second
        elif second == SIX:
            s.power = first


def open_power(s: State, b: Board, seat: int) -> None:
    """Offer the power that the other die selects (CW-214, CW-215)."""
    power = (side_of(s, b, seat) - 1) * SIX + s.power - 1
    s.power = 0
    if b.power_kind[power] != 0:
        push_power_choice(s, seat, power)
        note(s, POWER_OPENED, seat, NOBODY, NONE, power, 0)


def use_power(s: State) -> None:
    """Throw one die for the power (CW-216)."""
    seat = top_seat(s)
    power = power_choice_power(s)
    pop(s)
    push_power_throw(s, seat, power)


def skip_power(s: State) -> None:
    """Leave a power or its benefit unused."""
    note(s, POWER_SKIPPED, top_seat(s), NOBODY, NONE, frame_power(s), 0)
    pop(s)


def work_power_throw(s: State, b: Board) -> bool:
    """Throw the die with the state's own luck; False: nature must say how it falls."""
    if s.own_luck == 0:
        return False
    die_falls(s, b, 1 + draw_below(s, 6))
    return True


def why_not_die(a: Action) -> int:
    """Return why one die cannot fall so."""
    return 0 if a.amount in (1, 2, 3, 4, 5, 6) else IMPOSSIBLE_LUCK


def take_die(s: State, b: Board, a: Action) -> None:
    """Take over how the die fell."""
    die_falls(s, b, a.amount)


def die_falls(s: State, b: Board, die: int) -> None:
    """Grant the benefit of a power, or take the named sum (CW-217)."""
    seat = top_seat(s)
    power = power_throw_power(s)
    kind = b.power_kind[power]
    pop(s)
    note(s, POWER_THROWN, seat, NOBODY, NONE, power, die)
    if die < b.power_from[power]:
        owe(s, seat, BANK, b.power_loss[power], FOR_ACTION, NONE)
    elif kind == POWER_EXTRA_TURN:
        s.extra_turn = 1
        note(s, EXTRA_TURN_WON, seat, NOBODY, NONE, 0, 0)
    elif kind == POWER_CASH:
        transfer(s, b, BANK, seat, b.power_amount[power], FOR_ACTION)
    else:
        push_power_benefit(s, seat, power)


def kind_on_top(s: State, b: Board) -> int:
    """Return the kind of the power whose benefit is being chosen."""
    return b.power_kind[power_benefit_power(s)]


def free_deeds(s: State, b: Board) -> int:
    """Return how many properties nobody owns."""
    count = 0
    for place in range(b.places):
        if is_free_deed(s, b, place):
            count += 1
    return count


def deeds_due(s: State, b: Board) -> int:
    """Return how many free properties the power on top gives."""
    return min(b.power_count[power_benefit_power(s)], free_deeds(s, b))


def most_to_steal(s: State, b: Board) -> int:
    """Return how many properties the power on top takes at most."""
    return b.power_count[power_benefit_power(s)]


def why_not_take_deeds(s: State, b: Board, a: Action) -> int:
    """Return why these free properties cannot be taken (CW-219, CW-220, CW-233)."""
    if kind_on_top(s, b) != POWER_GIFT:
        return NOT_THIS_ACTION
    wanted = 0
    for place in range(b.places):
        if a.deeds[place] != 0:
            if a.deeds[place] != GIVEN or not is_free_deed(s, b, place):
                return NOT_A_PROPERTY
            wanted += 1
    due = deeds_due(s, b)
    if wanted > due:
        return short_of(a, wanted, due, TOO_MANY_DEEDS)
    if wanted < due or due == 0:
        return short_of(a, wanted, due, TOO_FEW_DEEDS)
    return 0


def take_deeds(s: State, b: Board, a: Action) -> None:
    """Take free properties from the bank without paying (CW-234)."""
    pop(s)
    note(s, DEEDS_TAKEN, a.seat, NOBODY, NONE, 0, 0)
    for place in range(b.places):
        if a.deeds[place] == GIVEN:
            s.owner[place] = a.seat
            note(s, BOUGHT, a.seat, BANK, place, 0, 0)


def why_not_take_cash(s: State, b: Board) -> int:
    """Return why money cannot be taken instead."""
    return 0 if kind_on_top(s, b) == POWER_GIFT else NOT_THIS_ACTION


def take_cash(s: State, b: Board, seat: int) -> None:
    """Take the money instead of properties."""
    amount = b.power_amount[power_benefit_power(s)]
    pop(s)
    transfer(s, b, BANK, seat, amount, FOR_ACTION)


def why_not_send(s: State, b: Board, a: Action, kind: int) -> int:
    """Return why a token cannot be sent to the place of *a* (CW-221, CW-224, CW-231)."""
    if kind_on_top(s, b) != kind:
        return NOT_THIS_ACTION
    if a.place == NONE:
        return OUT_OF_RANGE
    if kind == POWER_SHIFT:
        return why_not_other(s, a)
    return 0


def why_not_jump(s: State, b: Board, a: Action) -> int:
    """Return why the own token cannot jump to the place of *a*."""
    return why_not_send(s, b, a, POWER_JUMP)


def why_not_shift(s: State, b: Board, a: Action) -> int:
    """Return why another token cannot be shifted to the place of *a*."""
    return why_not_send(s, b, a, POWER_SHIFT)


def why_not_other(s: State, a: Action) -> int:
    """Return why *a* does not name another player in the game."""
    if a.other < 0 or a.other >= s.seats or a.other == a.seat or s.status[a.other] != PLAYING:
        return NOT_ANOTHER_PLAYER
    return 0


def send_token(s: State, b: Board, mover: int, seat: int, place: int) -> None:
    """Send a token forward to any space; on the space where it stands nothing happens (CW-243)."""
    pop(s)
    note(s, TOKEN_SENT, mover, seat, place, 0, 0)
    if s.at[seat] != place:
        order_forward(s, seat, steps_to(s, b, seat, place), BY_ACTION, NORMAL_TERMS)


def jump(s: State, b: Board, seat: int, place: int) -> None:
    """Send the own token."""
    send_token(s, b, seat, seat, place)


def shift(s: State, b: Board, a: Action) -> None:
    """Send the token of another player."""
    send_token(s, b, a.seat, a.other, a.place)


def why_not_steal(s: State, b: Board, a: Action) -> int:
    """Return why these properties cannot be stolen (CW-226, CW-227, CW-235)."""
    if kind_on_top(s, b) != POWER_STEAL:
        return NOT_THIS_ACTION
    wanted = 0
    for place in range(b.places):
        if a.deeds[place] == 0:
            continue
        owner = s.owner[place]
        if a.deeds[place] != ASKED or owner == NOBODY or owner == a.seat:
            return NOT_THEIR_PROPERTY
        if owns_group(s, b, owner, b.group[place]):
            return COMPLETE_GROUP
        wanted += 1
    limit = most_to_steal(s, b)
    if wanted > limit:
        return short_of(a, wanted, limit, TOO_MANY_DEEDS)
    return TOO_FEW_DEEDS if wanted == 0 else 0


def steal(s: State, b: Board, a: Action) -> None:
    """Take properties from other players; a mortgage is taken over like an heir's (CW-236)."""
    pop(s)
    note(s, DEEDS_STOLEN, a.seat, NOBODY, NONE, 0, 0)
    for back in range(b.places):
        place = b.places - 1 - back
        if a.deeds[place] == ASKED:
            pass_on(s, b, place, a.seat, AS_TAKER)


def why_not_wipe_out(s: State, b: Board, a: Action) -> int:
    """Return why *a* cannot wipe out the player it names (CW-230)."""
    if kind_on_top(s, b) != POWER_WIPE_OUT:
        return NOT_THIS_ACTION
    return why_not_other(s, a)


def wipe_out(s: State, b: Board, a: Action) -> None:
    """Take all money and properties of a player, buildings with their streets (CW-240)."""
    pop(s)
    note(s, WIPED_OUT, a.seat, a.other, NONE, s.cash[a.other], 0)
    for back in range(b.places):
        place = b.places - 1 - back
        if s.owner[place] == a.other:
            pass_on(s, b, place, a.seat, AS_TAKER)
    transfer(s, b, a.other, a.seat, s.cash[a.other], FOR_ACTION)
