"""Trade: what stands in an offer on the table, and the facts of a refused one."""

import pytest

from passgo.game.events import Offered
from passgo.game.orders import Accept, Offer, PayInKind, Refuse
from passgo.game.play import Game
from passgo.game.prompts import AnswerOffer, PayDebt
from passgo.refusal import Refusal
from passgo.rules.actions import GIVEN, OFFER, PAY_IN_KIND, Action
from passgo.rules.agenda import BARGAIN, DEBT, push, top_kind
from passgo.rules.limits import NONE
from passgo.rules.log import SETTLEMENT_OFFERED, Log
from passgo.rules.refusals import NOT_IN_THE_GAME, OFFER_TO_YOURSELF
from passgo.rules.slots import bargain_value
from passgo.rules.trade import propose_settlement, why_not_offer


def game_of_three() -> Game:
    return Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [
                {"name": "A"},
                {"name": "B", "owns": ["nord", "lyon"], "cards": ["chance-jail-free"]},
                {"name": "C", "owns": ["water"], "cards": ["chest-jail-free"]},
            ],
        }
    )


@pytest.mark.clause("CL-135")
def test_an_offer_on_the_table_shows_all_of_its_terms() -> None:
    game = game_of_three()
    offer = Offer(
        seat=1,
        other=2,
        give=("nord",),
        ask=("water",),
        give_cash=40,
        give_cards=("chance-jail-free",),
        ask_cards=("chest-jail-free",),
    )

    told = game.play(offer)

    assert told == [Offered(seat=1, other=2, offer=offer)]
    assert game.prompt == AnswerOffer(seats=(2,), offer=offer, value=None)


@pytest.mark.clause("CL-220")
def test_the_limit_of_offers_is_counted_for_each_pair_and_told() -> None:
    game = game_of_three()
    for _ in range(3):
        game.play(Offer(seat=1, other=2, give=("nord",), ask_cash=1))
        game.play(Refuse(seat=2))

    with pytest.raises(Refusal) as refused:
        game.play(Offer(seat=1, other=2, give=("nord",), ask_cash=1))

    assert refused.value.facts == {"needed": 3, "held": 3}
    assert game.why_not(Offer(seat=1, other=0, give=("nord",), ask_cash=1)) is None
    assert game.why_not(Offer(seat=2, other=1, give=("water",), ask_cash=1)) is None


@pytest.mark.clause("CL-170", "CL-172")
@pytest.mark.parametrize(("value", "left"), [(299, 1), (300, 0)])
def test_a_debt_is_gone_when_its_last_unit_is_paid_in_property(value: int, left: int) -> None:
    game = Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [{"name": "A", "cash": 0, "owns": ["nord", "lyon"]}, {"name": "B"}],
            "turn": {"seat": 0, "throws": 1},
            "agenda": [
                {"frame": "round"},
                {"frame": "turn", "seat": 0},
                {"frame": "debt", "seat": 0, "to": 1, "amount": 300, "for": "rent"},
            ],
        }
    )

    game.play(PayInKind(seat=0, give=("nord",), value=value))
    game.play(Accept(seat=1))

    prompt = game.prompt
    assert (prompt.amount if isinstance(prompt, PayDebt) else 0) == left


@pytest.mark.clause("CL-135")
def test_a_refused_offer_leaves_no_trace() -> None:
    game, fresh = game_of_three(), game_of_three()
    fields = [name for name in vars(game.state) if name.startswith("offer_")]
    game.play(Offer(seat=1, other=2, give=("nord",), ask=("water",), give_cash=40))
    changed = [name for name in fields if getattr(game.state, name) != getattr(fresh.state, name)]
    assert {"offer_from", "offer_to", "offer_gives", "offer_deeds"} <= set(changed)

    game.play(Refuse(seat=2))

    for name in fields:
        assert getattr(game.state, name) == getattr(fresh.state, name), name


@pytest.mark.clause("CL-170")
def test_a_settlement_lies_on_the_table_with_its_terms_alone() -> None:
    game = game_of_three()
    s, b, a = game.state, game.board, Action()
    push(s, DEBT, 0, 1, 60, 0)
    s.log = Log()
    a.kind, a.seat, a.amount = PAY_IN_KIND, 0, 40

    propose_settlement(s, b, a)

    assert (top_kind(s), bargain_value(s)) == (BARGAIN, 40)
    assert s.log.rows[0] == (SETTLEMENT_OFFERED, 0, s.offer_to, NONE, 40, 0)


@pytest.mark.clause("CL-135")
@pytest.mark.parametrize(
    ("other", "code"), [(-1, NOT_IN_THE_GAME), (0, 0), (1, OFFER_TO_YOURSELF), (3, NOT_IN_THE_GAME)]
)
def test_an_offer_is_made_to_a_player_of_the_table(other: int, code: int) -> None:
    game = game_of_three()
    a = Action()
    a.kind, a.seat, a.other = OFFER, 1, other
    a.deeds[game.edition.space_index("nord")] = GIVEN

    assert why_not_offer(game.state, game.board, a) == code
