"""The short form of actions: every action can be written, and what is none is refused."""

import pytest

from passgo.editions import load_edition
from passgo.game import orders
from passgo.game.orders import ORDERS, Order
from passgo.game.play import Game
from passgo.scenarios.verbs import VERBS, StepError, parse_luck, parse_order

CLASSIC = load_edition("classic-2003")
NAMES = ("A", "B", "C")
POSITION = {
    "format": "passgo-position",
    "version": 3,
    "edition": "classic-2003",
    "players": [{"name": name} for name in NAMES],
    "claims": [
        {"owner": 1, "debtor": 0, "place": "paix", "amount": 50},
        {"owner": 2, "debtor": 0, "place": "nord", "amount": 25},
        {"owner": 2, "debtor": 1, "place": "nord", "amount": 25},
    ],
}


def order(text: str) -> Order:
    made: Order = parse_order(text, CLASSIC, NAMES)(Game.at(POSITION))
    return made


def test_every_action_has_a_verb() -> None:
    assert {verb.order for verb in VERBS} == set(ORDERS.values())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A roll", orders.Roll(seat=0)),
        ("B bid 120", orders.Bid(seat=1, amount=120)),
        ("C build lecourbe", orders.Build(seat=2, place="lecourbe")),
        ("C build lecourbe wish 3", orders.Build(seat=2, place="lecourbe", wish=3)),
        ("A sell lecourbe", orders.Sell(seat=0, place="lecourbe")),
        ("A sell group lecourbe", orders.SellGroup(seat=0, place="lecourbe")),
        ("A use card chance-jail-free", orders.UseCard(seat=0, card="chance-jail-free")),
        ("A pay card", orders.PayCard(seat=0)),
        ("A pay off", orders.PayOff(seat=0)),
        ("A wish 0", orders.Wish(seat=0, count=0)),
        ("A place paix", orders.Place(seat=0, place="paix")),
        ("A pay in kind paix at 300", orders.PayInKind(seat=0, give=("paix",), value=300)),
        (
            "A pay in kind paix + nord at 300",
            orders.PayInKind(seat=0, give=("paix", "nord"), value=300),
        ),
        ("time up", orders.TimeUp()),
        ("dice 1 2", orders.DiceFall(first=1, second=2)),
        (
            "A offer B: lecourbe + 50 for belleville + card chance-jail-free",
            orders.Offer(
                seat=0,
                other=1,
                give=("lecourbe",),
                give_cash=50,
                ask=("belleville",),
                ask_cards=("chance-jail-free",),
            ),
        ),
        ("A offer B: nothing for nord", orders.Offer(seat=0, other=1, ask=("nord",))),
        (
            "A force deal paix for nord",
            orders.ForceDeal(seat=0, give=("paix",), ask=("nord",)),
        ),
    ],
)
def test_a_text_is_its_action(text: str, expected: Order) -> None:
    assert order(text) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("B claim rent", 1),
        ("B claim rent paix", 1),
        ("C claim rent from B", 3),
        ("C claim rent nord from A", 2),
        ("C claim rent number 7", 7),
        ("A claim rent paix", 1),
        ("B claim rent lecourbe", 0),
    ],
)
def test_a_claim_is_found_by_place_debtor_or_number(text: str, claim: int) -> None:
    found = order(text)

    assert isinstance(found, orders.Claim)
    assert found.claim == claim


def test_a_claim_that_may_mean_several_is_refused() -> None:
    with pytest.raises(StepError, match="several rents"):
        order("C claim rent nord")


def test_a_counter_offer_goes_to_who_made_the_offer() -> None:
    position = POSITION | {
        "offer": {"from": 2, "to": 0, "give_cash": 5, "ask": ["paix"]},
        "players": [{"name": "A", "owns": ["paix"]}, {"name": "B"}, {"name": "C"}],
        "agenda": [{"frame": "round"}, {"frame": "break", "seat": 0}, {"frame": "bargain"}],
    }
    made = parse_order("A counter: paix for 90", CLASSIC, NAMES)(Game.at(position))

    assert made == orders.Counter(seat=0, other=2, give=("paix",), ask_cash=90)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A jumps", "unknown verb"),
        ("A bid", "did you mean bid <amount>"),
        ("D roll", "no player 'D'"),
        ("roll", "unknown verb"),
        ("A bid much", "no number"),
        ("A build mars", "unknown space"),
        ("A use card ace", "unknown card"),
        ("A offer D: 1 for nord", "no player 'D'"),
        ("A offer B: 1", "unknown verb"),
        ("", "unknown verb"),
    ],
)
def test_what_is_no_action_is_refused(text: str, words: str) -> None:
    with pytest.raises(StepError, match=words):
        order(text)


def test_luck_is_natures_own() -> None:
    assert parse_luck("card tuition", CLASSIC) == orders.CardComes(card="tuition")
    assert parse_luck("deed paix", CLASSIC) == orders.DeedComes(place="paix")
    with pytest.raises(StepError, match="luck is"):
        parse_luck("A roll", CLASSIC)
