"""Thinking: what bots do unasked before the eyes of people."""

from passgo.bots.blank_actions import act
from passgo.game.thinking import is_offered_again
from passgo.rules.actions import BUILD, OFFER, Action
from passgo.rules.limits import SEATS
from passgo.rules.state import State


def test_a_bot_makes_another_one_offer_in_a_break() -> None:
    s, offer, build = State(), Action(), Action()
    act(offer, OFFER, 1)
    act(build, BUILD, 1)
    offer.other = build.other = 2
    first = is_offered_again(s, offer)
    s.offers_made[1 * SEATS + 2] = 1

    assert not first
    assert is_offered_again(s, offer)
    assert not is_offered_again(s, build)
    offer.other = 0
    assert not is_offered_again(s, offer)
