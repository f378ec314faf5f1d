"""Slides: letting a token go, what its rest means, jail and the second chance.

Physics stays outside: a slide waits until nature tells where the tokens rest.

Clauses: KO-031, KO-039 to KO-066, KO-071 to KO-077, KO-115 to KO-118.
"""

from __future__ import annotations

from passgo.sliding.events import (
    Event,
    Jailed,
    JailPaid,
    KnockedOff,
    RailroadMoved,
    RailroadStayed,
    Reason,
    SecondChanceDeclined,
    SecondChanceTaken,
    SlidOff,
    TokenRested,
    TokenSlid,
    WaitedInJail,
)
from passgo.sliding.orders import Deviate, Rest, Slide
from passgo.sliding.state import NO_TOKEN, State, place, side_of
from passgo.sliding.table import Shot, Track


def let_go(s: State, slide: Slide, reason: Reason) -> list[Event]:
    """Let the token go; nature then tells how the hand missed and where all come to rest."""
    token, side = s.tokens[slide.token], side_of(s, slide.token)
    if reason == "turn":
        token.slid = True
        s.cursor += 1
    if reason == "chance":
        token.slid_again = True
    token.lift("hand")
    s.member[side] = (s.member[side] + 1) % len(s.teams[side])
    s.shot = Shot(slide.token, slide.start, slide.direction, slide.power)
    s.slider, s.reason, s.again = slide.seat, reason, NO_TOKEN
    s.deviated = s.house_rules.hands == "off"
    return []


def miss(s: State, by: Deviate) -> list[Event]:
    """Change the slide under way by what the hand misses."""
    assert s.shot is not None
    s.shot = deviate(s.shot, by)
    s.deviated = True
    return []


def deviate(shot: Shot, by: Deviate) -> Shot:
    """Return *shot* as it leaves a hand that misses *by* so much."""
    power = shot.power + (shot.power * by.power + 500) // 1000
    return Shot(shot.token, shot.start, shot.direction + by.direction, max(1, power))


def come_to_rest(s: State, rest: Rest, tracks: tuple[Track, ...] = ()) -> list[Event]:
    """Lay all tokens where they rest, and settle who is off, jailed or may try again."""
    shot = s.shot
    assert shot is not None
    s.shot, s.deviated = None, False
    slid = TokenSlid(
        side_of(s, shot.token), s.slider, shot.token, s.reason,
        shot.start, shot.direction, shot.power, rest.hits, tracks,
    )  # fmt: skip
    events: list[Event] = [slid]
    for token, x, y in rest.rests:
        s.tokens[token].put(x, y)
        events.append(TokenRested(side_of(s, token), token, place(s, token), x, y))
    for token in rest.off:
        s.tokens[token].lift("off")
        events.append(_fallen(s, token, shot.token))
    for token, _, _ in rest.rests:
        if s.edition.kind_at(place(s, token)) == "go-to-jail":
            events.append(_arrest(s, token, shot.token))
    _offer_second_chance(s, rest, shot.token)
    return events


def _fallen(s: State, token: int, slid: int) -> Event:
    if token == slid:
        return SlidOff(side_of(s, token), token)
    return KnockedOff(side_of(s, token), token, side_of(s, slid))


def _arrest(s: State, token: int, slid: int) -> Event:
    """Put a token on the In Jail card; its owner may pay at once (KO-057 to KO-064)."""
    s.tokens[token].lift("jail")
    s.summoned.append(token)
    return Jailed(side_of(s, token), token, side_of(s, slid))


def _offer_second_chance(s: State, rest: Rest, slid: int) -> None:
    """Offer a second chance to a token that went right off without a hit (KO-115, KO-116)."""
    hit = any(slid in pair for pair in rest.hits)
    price = second_chance_price(s)
    if s.house_rules.second_chance == "off" or slid not in rest.off or hit:
        return
    if s.cash[side_of(s, slid)] >= price:
        s.offered = slid


def second_chance_price(s: State) -> int:
    """Return what a second chance costs at this table (KO-117)."""
    return s.edition.rules.second_chance if s.house_rules.second_chance == "paid" else 0


def pay_jail(s: State, token: int) -> list[Event]:
    """Pay the jail to Free Parking and take the token to slide it again."""
    price = s.edition.rules.jail_price
    s.summoned.remove(token)
    _pay_to_pot(s, token, price)
    _take_again(s, token, "jail")
    return [JailPaid(side_of(s, token), token, price)]


def wait_in_jail(s: State, token: int) -> list[Event]:
    """Leave the token in jail until the end of the round."""
    s.summoned.remove(token)
    return [WaitedInJail(side_of(s, token), token)]


def take_second_chance(s: State) -> list[Event]:
    """Take back the token that slid off and slide it again."""
    token, price = s.offered, second_chance_price(s)
    s.offered = NO_TOKEN
    _pay_to_pot(s, token, price)
    _take_again(s, token, "second-chance")
    return [SecondChanceTaken(side_of(s, token), token, price)]


def decline_second_chance(s: State) -> list[Event]:
    """Leave the token off the board."""
    token, s.offered = s.offered, NO_TOKEN
    return [SecondChanceDeclined(side_of(s, token), token)]


def _pay_to_pot(s: State, token: int, price: int) -> None:
    s.cash[side_of(s, token)] -= price
    s.pot += price


def _take_again(s: State, token: int, reason: Reason) -> None:
    s.tokens[token].lift("hand")
    s.again, s.reason = token, reason


def move_from_railroad(s: State, token: int, space: int) -> list[Event]:
    """Place a token from a Railroad in the middle of a property; it pushes nothing (KO-082)."""
    s.tokens[token].put(*s.edition.space[space].centre)
    return [RailroadMoved(side_of(s, token), token, space)]


def stay_on_railroad(s: State, token: int) -> list[Event]:
    """Leave a token on its Railroad."""
    s.tokens[token].stayed = True
    return [RailroadStayed(side_of(s, token), token)]
