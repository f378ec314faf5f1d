"""Ceremonies: what bots wait for though no event tells it."""

from typing import Any

from msgspec import Raw, json

from passgo.game.orders import Build
from passgo.server.play.game import Base, Setup
from passgo.server.play.match import Match
from passgo.server.table.ceremonies import ceremonies_in
from passgo.server.table.duties import ceremonies_of

GROUPS = {"a": "brown", "b": "brown", "c": "pink", "d": "pink"}


def found(events: list[dict[str, Any]], *owns: list[str]) -> list[str]:
    return ceremonies_in(Raw(json.encode(events)), [{"owns": own} for own in owns], GROUPS)


def bought(seat: int, place: str) -> dict[str, Any]:
    return {"event": "Bought", "seat": seat, "place": place, "price": 1}


def moved(taker: int, place: str) -> dict[str, Any]:
    return {"event": "DeedMoved", "taker": taker, "place": place}


def built(place: str, houses: int) -> dict[str, Any]:
    return {"event": "Built", "seat": 0, "place": place, "houses": houses}


def test_a_group_is_completed_by_the_deed_that_came_and_by_no_other() -> None:
    assert found([bought(0, "b")], ["a mortgaged", "b"]) == ["group"]
    assert found([bought(0, "c")], ["a", "b", "c"]) == []
    assert found([{"event": "DeedMoved", "giver": 0, "place": "a"}], ["b"]) == []


def test_everybody_who_completes_groups_has_one_scene() -> None:
    deal = [moved(0, "b"), moved(0, "c"), moved(0, "d")]
    assert found(deal, ["a", "b", "c", "d"]) == ["group"]
    assert found([moved(0, "b"), moved(1, "d")], ["a", "b"], ["c", "d"]) == ["group", "group"]


def test_only_the_first_hotel_has_a_scene() -> None:
    assert found([built("a", 5)], ["a hotel", "b 4"]) == ["hotel"]
    assert found([built("a", 5)], ["a hotel", "b hotel"]) == []
    assert found([built("a", 4)], ["a 4"]) == []


def test_a_match_tells_of_its_newest_entry() -> None:
    match, _ = Match.new(Setup(edition="classic-2003"), ["Léa", "Malik"], b"k" * 32)
    while match.prompt()["ask"] != "ThrowDice":
        asked = match.prompt()["seats"][0]
        match.play(asked, match.game.simplest(asked), None, 0.0)
    seat = match.prompt()["seats"][0]
    position = match.game.position()
    del position["bank"]
    position["players"][seat]["owns"] = ["mozart 4", "saint-michel 4", "pigalle 4"]
    match.resume(Base(position=position, draws=0), 0.0)
    assert ceremonies_of(match) == []

    match.play(seat, Build(seat=seat, place="mozart"), None, 0.0)
    assert ceremonies_of(match) == ["hotel"]
    match.play(seat, Build(seat=seat, place="pigalle"), None, 0.0)
    assert ceremonies_of(match) == []


def test_a_rent_has_a_scene_if_it_takes_a_third_of_what_somebody_had() -> None:
    def hurts(amount: int, left: int, reason: str = "rent") -> list[str]:
        paid = {"event": "Paid", "payer": 1, "receiver": 0, "amount": amount, "reason": reason}
        players = [{"cash": 0}, {"cash": left}]
        return ceremonies_in(Raw(json.encode([paid])), players, GROUPS)

    assert hurts(800, 52) == ["blow"]
    assert hurts(100, 200) == ["blow"]
    assert hurts(100, 201) == []
    assert hurts(800, 52, "price") == []
