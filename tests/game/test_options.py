"""Options of a seat: what is open is accepted; just outside, it is refused and changes nothing."""

from collections.abc import Iterator

import pytest
from random_play import new_game, orders

from passgo.editions import edition_ids
from passgo.game.options import Option
from passgo.game.orders import (
    ORDERS,
    Accept,
    Bid,
    Build,
    Buy,
    Claim,
    Concede,
    Offer,
    Order,
    PlaceOrder,
    Roll,
    UseCard,
    Wish,
)
from passgo.game.play import Game
from passgo.game.prompts import BuyOrAuction, ThrowDice
from passgo.refusal import Refusal

BY_NAME = {order.__name__: order for order in ORDERS.values()}
MOMENTS = 120


def moments(edition: str, seed: int) -> Iterator[Game]:
    """Yield a random game at many of its moments."""
    game = new_game(edition, 4, seed)
    for _, order in zip(range(MOMENTS), orders(game, seed), strict=False):
        yield game
        game.play(order)


def inside(option: Option, seat: int) -> Iterator[Order]:
    """Yield samples of an open option: every choice, both ends of a range."""
    kind = BY_NAME[option.do]
    if issubclass(kind, PlaceOrder) and not option.seats:
        for choice in option.choices:
            if choice.no is None:
                yield kind(seat=seat, place=str(choice.id))
    elif kind in (Bid, Wish) and option.range is not None:
        name = "amount" if kind is Bid else "count"
        for value in (option.range.low, option.range.high):
            yield kind(seat=seat, **{name: value})
    elif kind in (Claim, UseCard):
        for choice in option.choices:
            if choice.no is None and kind is Claim:
                yield Claim(seat=seat, claim=int(choice.id))
            elif choice.no is None:
                yield UseCard(seat=seat, card=str(choice.id))
    elif kind is Offer:
        for partner in option.partners:
            for deed in partner.give:
                yield Offer(seat=seat, other=partner.seat, give=(deed,), ask_cash=partner.ask_cash)
            for deed in partner.ask:
                yield Offer(seat=seat, other=partner.seat, ask=(deed,), give_cash=partner.give_cash)
    elif set(kind.__struct_fields__) == {"seat"}:
        yield kind(seat=seat)


def outside(option: Option, seat: int, unit: int) -> Iterator[Order]:
    """Yield samples just outside an option's ranges and sets."""
    kind = BY_NAME[option.do]
    if kind in (Bid, Wish) and option.range is not None:
        name = "amount" if kind is Bid else "count"
        step = option.range.step
        for value in (option.range.low - step, option.range.high + step):
            yield kind(seat=seat, **{name: value})
    elif kind is Offer:
        for partner in option.partners:
            for deed in partner.give[:1]:
                much = partner.ask_cash + unit
                yield Offer(seat=seat, other=partner.seat, give=(deed,), ask_cash=much)
    elif issubclass(kind, PlaceOrder):
        for choice in option.choices:
            if choice.no is not None:
                yield kind(seat=seat, place=str(choice.id))
    elif not option.open and set(kind.__struct_fields__) == {"seat"}:
        yield kind(seat=seat)


@pytest.mark.parametrize("edition", edition_ids())
def test_whatever_is_open_is_allowed(edition: str) -> None:
    tried = 0
    for game in moments(edition, 3):
        for seat in range(game.state.seats):
            for option in game.options(seat):
                if option.open:
                    for order in inside(option, seat):
                        assert game.why_not(order) is None, order
                        tried += 1
    assert tried > 500


@pytest.mark.parametrize("edition", edition_ids())
def test_whatever_lies_just_outside_is_refused_with_the_reason_given(edition: str) -> None:
    tried = 0
    for game in moments(edition, 4):
        before = game.state.to_ints()
        for seat in range(game.state.seats):
            for option in game.options(seat):
                for order in outside(option, seat, game.edition.money.step):
                    with pytest.raises(Refusal):
                        game.play(order)
                    tried += 1
        assert game.state.to_ints() == before
    assert tried > 500


def test_a_closed_option_names_the_refusal_and_its_clauses() -> None:
    game = new_game("classic-2003", 3, 1)
    seat = game.prompt.seats[0]

    closed = {option.do: option.no for option in game.options(seat) if not option.open}

    assert closed["Buy"] is not None
    assert closed["Buy"].code == "not-asked"
    assert closed["Build"] is not None
    assert closed["Build"].code == "not-now"


def test_where_nobody_trades_the_option_says_so_as_a_whole() -> None:
    players = [{"name": "A", "owns": ["nord"]}, {"name": "B", "owns": ["lyon"]}]
    document = {"format": "passgo-position", "version": 3, "edition": "classic-2003"}
    game = Game.at({**document, "players": players, "house_rules": {"trades": "none"}})

    offer = next(option for option in game.options(0) if option.do == "Offer")

    assert not offer.open
    assert offer.no is not None
    assert (offer.no.code, offer.no.clauses) == ("no-trades", ("CL-135",))


def buying(place: str, *owns: list[str]) -> Game:
    """Return a game in which the first of two, who own some deeds, may buy a place."""
    players = [{"name": f"P{at}", "cash": 500, "owns": deeds} for at, deeds in enumerate(owns)]
    players[0] |= {"at": place}
    return Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": players,
            "turn": {"seat": 0, "throws": 1, "dice": [1, 2]},
            "agenda": [
                {"frame": "round"},
                {"frame": "turn", "seat": 0},
                {"frame": "purchase", "seat": 0, "place": place},
            ],
        }
    )


def test_consequences_stand_beside_an_option() -> None:
    game = buying("lecourbe", ["belleville"], [])

    buy = next(option for option in game.options(0) if option.do == "Buy")

    assert (buy.open, buy.cash_after, buy.completes_group) == (True, 440, True)


@pytest.mark.parametrize(
    ("owns", "completes_for"),
    [
        ([["vaugirard", "courcelles"], []], 0),
        ([[], ["vaugirard", "courcelles mortgaged"]], 1),
        ([["vaugirard"], ["courcelles"]], None),
        ([[], ["vaugirard"]], None),
        ([[], ["courcelles"]], None),
        ([["belleville"], ["foch"]], None),
    ],
)
def test_a_question_tells_for_whom_a_property_completes_its_group(
    owns: list[list[str]], completes_for: int | None
) -> None:
    game = buying("republique", *owns)
    buy = next(option for option in game.options(0) if option.do == "Buy")

    assert isinstance(game.prompt, BuyOrAuction)
    assert game.prompt.completes_for == completes_for
    assert buy.completes_group == (completes_for == 0)


@pytest.mark.parametrize("edition", edition_ids())
def test_when_a_game_is_over_everything_is_closed(edition: str) -> None:
    house_rules: dict[str, object] = {"powers": "on"} if edition == "clone-wars-2008" else {}
    game = new_game(edition, 2, 9, house_rules=house_rules)
    for order in orders(game, 9):
        if isinstance(game.prompt, ThrowDice):
            break
        game.play(order)
    game.play(Concede(seat=1))

    assert game.is_over
    for seat in range(2):
        assert [option.do for option in game.options(seat) if option.open] == []


def test_every_kind_of_order_of_a_person_is_an_option_once() -> None:
    names = [option.do for option in new_game("classic-2003", 2, 1).options(0)]

    assert len(names) == len(set(names))
    assert {Roll, Buy, Bid, Build, Accept, Concede} <= {BY_NAME[name] for name in names}
    assert "ChooseZone" not in names
    assert "UsePower" not in names


def test_only_what_may_change_hands_is_open_to_a_deal() -> None:
    game = Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [
                {"name": "A", "cash": 500, "owns": ["belleville 1", "lecourbe", "foch"]},
                {"name": "B", "cash": 300, "owns": ["nord"]},
            ],
        }
    )

    deal = next(option for option in game.options(0) if option.do == "Offer")

    assert [(p.seat, p.give, p.ask) for p in deal.partners] == [(1, ("foch",), ("nord",))]
    assert (deal.partners[0].give_cash, deal.partners[0].ask_cash) == (500, 300)
