"""Positions that are malformed or impossible: refused, with the path of the mistake."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.game.positions import PositionError, read_position, read_position_text

Document = dict[str, Any]
Change = Callable[[Document], object]

SOUND: Document = {
    "format": "passgo-position",
    "version": 3,
    "edition": "classic-2003",
    "players": [
        {
            "name": "A",
            "token": "car",
            "cash": 500,
            "at": "go",
            "owns": ["belleville", "lecourbe 1"],
        },
        {
            "name": "B",
            "token": "dog",
            "cash": 500,
            "at": "jail",
            "jail": 1,
            "owns": ["nord mortgaged"],
        },
        {"name": "C", "status": "bankrupt", "left": 1},
    ],
    "turn": {"seat": 0, "number": 4},
    "bank": {"houses": 31, "hotels": 12},
    "decks": {"chance": ["...", "tuition"]},
    "claims": [{"id": 3, "owner": 1, "debtor": 0, "place": "paix", "amount": 50, "left": 1}],
    "agenda": [{"frame": "round"}, {"frame": "break", "seat": 0}],
}
GREEN = ["breteuil 4", "foch 4", "capucines 4"]
YELLOW = ["saint-honore 4", "bourse 4", "la-fayette 4"]
RED = ["matignon 3", "malesherbes 3", "henri-martin 2"]
DEBT = {"frame": "debt", "seat": 0, "to": 1, "amount": 900, "for": "rent"}
ROUND = {"frame": "round"}
OPENING = {"frame": "opening", "to_throw": [0, 1], "in": [0, 1]}
DEALING = {"frame": "dealing", "rounds": 20, "to_deal": [0]}
INHERITANCE = {"frame": "inheritance", "seat": 0, "place": "belleville", "as": "buyer"}
AUCTION = {"frame": "auction", "of": "paix", "in": [0, 1], "minimum": 1}


def player(seat: int, /, **changes: object) -> Change:
    return lambda document: document["players"][seat].update(changes)


def set_key(**changes: object) -> Change:
    return lambda document: document.update(changes)


def frames(*more: object) -> Change:
    return lambda document: document["agenda"].extend(more)


WITH_POT = {"house_rules": {"free_parking": "pot"}}
IMPOSSIBLE: list[tuple[str, str, Change]] = [
    ("version", "newer", set_key(version=4)),
    ("version", "", set_key(version="1")),
    ("format", "passgo-position", set_key(format="chess")),
    ("edition", "unknown edition", set_key(edition="waddingtons")),
    ("edition", "unknown edition", set_key(edition="../../etc")),
    ("variant", "unknown", set_key(variant="blitz")),
    ("house_rules.weather", "unknown rule", set_key(house_rules={"weather": "rain"})),
    ("house_rules.fine", "", set_key(house_rules={"fine": [50]})),
    ("pots[0].place", "no pot", set_key(pots=[{"amount": 50}])),
    ("pots[0].place", "no pot", set_key(pots=[{"place": "go", "amount": 50}])),
    ("pots[0].place", "", set_key(pots=[{"place": "moon", "amount": 50}], **WITH_POT)),
    ("pots[0].amount", "", set_key(pots=[{"amount": -50}], **WITH_POT)),
    ("pots[0].amount", "", set_key(pot=-50, **WITH_POT)),
    ("", "unknown field", set_key(extra=1)),
    ("players", "2 to 6", set_key(players=[{"name": "A"}])),
    ("players", "2 to 6", set_key(players=[{"name": f"P{i}"} for i in range(7)])),
    ("players", "expected", set_key(players="A")),
    ("players[1].name", "sits here", player(1, name="A")),
    ("players[1].name", "", player(1, name="")),
    ("players[1].token", "taken", player(1, token="car")),
    ("players[1].token", "unknown token", player(1, token="crown")),
    ("players[0]", "unknown field", player(0, colour="red")),
    ("players[0].cash", "", player(0, cash=-1)),
    ("players[0].cash", "", player(0, cash=10**30)),
    ("players[0].cash", "", player(0, cash=12.5)),
    ("players[0].cash", "", player(0, cash=True)),
    ("players[2].cash", "holds no money", player(2, cash=5)),
    ("players[0].at", "unknown space", player(0, at="mars")),
    ("players[0].jail", "jail space", player(0, jail=0)),
    ("players[1].jail", "failed throws", player(1, jail=3)),
    ("players[2].status", "Banker plays", player(2, status="banking", left=0)),
    ("players", "number the bankrupt", player(2, left=2)),
    ("players[0].left", "has not left", player(0, left=1)),
    ("players[2]", "holds nothing", player(2, owns=["paix"])),
    ("players[1].owns[0]", "has an owner already", player(1, owns=["belleville"])),
    ("players[1].owns[0]", "unknown space", player(1, owns=["baker-street"])),
    ("players[1].owns[0]", "no property", player(1, owns=["go"])),
    ("players[1].owns[0]", "never carries", player(1, owns=["nord 2"])),
    ("players[1].owns[0]", "is not 1 to 4", player(1, owns=["nord 5"])),
    ("players[1].owns", "incomplete", player(1, owns=["paix 1"])),
    ("players[1].owns", "mortgaged", player(1, owns=["paix 1", "champs-elysees mortgaged"])),
    ("players[1].owns", "unevenly", player(1, owns=["paix 2", "champs-elysees"])),
    ("players[1].owns", "unevenly", player(1, owns=["paix hotel", "champs-elysees 3"])),
    ("players", "33 houses stand", player(1, owns=[*GREEN, *YELLOW, *RED])),
    ("players[1].cards[0]", "unknown card", player(1, cards=["tuition"])),
    ("players[1].cards[1]", "kept already", player(1, cards=["chance-jail-free"] * 2)),
    ("players[0].offers_made", "one number", player(0, offers_made=[1])),
    ("players", "wishes", player(0, wish=1)),
    ("players", "opening", player(0, opening=7)),
    ("players[0].opening", "", player(0, opening=13)),
    ("banker", "no seat", set_key(banker=5)),
    ("turn.seat", "no seat", set_key(turn={"seat": 3})),
    ("turn.dice[1]", "", set_key(turn={"seat": 0, "dice": [1, 7]})),
    ("bank.houses", "must be 31", set_key(bank={"houses": 32, "hotels": 12})),
    ("bank.hotels", "must be 12", set_key(bank={"houses": 31, "hotels": 11})),
    ("decks.luck", "unknown deck", set_key(decks={"luck": []})),
    ("decks.chance", "must hold 16", set_key(decks={"chance": ["?"]})),
    ("decks.chance", "must hold 16", set_key(decks={"chance": ["...", "..."]})),
    ("decks.chance[1]", "unknown card", set_key(decks={"chance": ["...", "ace"]})),
    ("decks.chance[1]", "another pack", set_key(decks={"chance": ["...", "hospital"]})),
    (
        "decks.chance[15]",
        "already somewhere else",
        set_key(decks={"chance": ["tuition", "...", "tuition"]}),
    ),
    ("claims[0].place", "no property", lambda d: d["claims"][0].update(place="go")),
    ("claims[0].debtor", "oneself", lambda d: d["claims"][0].update(debtor=1)),
    ("claims[0].owner", "out of the game", lambda d: d["claims"][0].update(owner=2)),
    ("claims[0].left", "1 to 2", lambda d: d["claims"][0].update(left=3)),
    ("claims[1].id", "upwards", lambda d: d["claims"].append(dict(d["claims"][0]))),
    ("claims_so_far", "fewer", set_key(claims_so_far={"opened": 2, "made": 0})),
    ("offer", "bargain", set_key(offer={"from": 0, "to": 1, "give": ["belleville"]})),
    ("offer.to", "oneself", set_key(offer={"from": 0, "to": 0})),
    ("offer.give[0]", "does not hold", set_key(offer={"from": 0, "to": 1, "give": ["nord"]})),
    ("offer", "one way", set_key(offer={"from": 0, "to": 1, "give_cash": 1, "ask_cash": 1})),
    ("for_sale", "estate", set_key(for_sale=["paix"])),
    ("for_sale[0]", "has an owner", set_key(for_sale=["nord"])),
    ("promised.deeds", "handover", set_key(promised={"deeds": {"nord": 0}})),
    ("promised.deeds.nord", "somebody else", set_key(promised={"deeds": {"nord": 1}})),
    ("agenda[0]", "round", set_key(agenda=[])),
    ("agenda[0]", "round", set_key(agenda=[{"frame": "break", "seat": 0}])),
    ("agenda[0]", "a table", set_key(agenda=["round"])),
    ("agenda[1].frame", "unknown frame", set_key(agenda=[{"frame": "round"}, {"frame": "nap"}])),
    (
        "agenda",
        "would not wait",
        set_key(agenda=[{"frame": "round"}, {"frame": "turn", "seat": 0}]),
    ),
    ("agenda[2]", "only the first", frames({"frame": "round"})),
    ("agenda[2]", "directly on 'round'", frames({"frame": "turn", "seat": 0})),
    ("agenda[2]", "directly on 'turn'", frames({"frame": "turn-end", "seat": 0})),
    ("agenda[1].seat", "turn of seat 0", lambda d: d["agenda"][1].update(seat=1)),
    ("agenda[1]", "missing", lambda d: d["agenda"][1].pop("seat")),
    ("agenda[1]", "unknown key", lambda d: d["agenda"][1].update(mood="gay")),
    ("agenda[2].seat", "out of the game", frames(DEBT | {"seat": 2})),
    ("agenda[2].to", "out of the game", frames(DEBT | {"to": 2})),
    ("agenda[2].to", "oneself", frames(DEBT | {"to": 0})),
    ("agenda[2].amount", "more than nothing", frames(DEBT | {"amount": 0})),
    ("agenda[2].for", "one of", frames(DEBT | {"for": "fun"})),
    ("agenda[2].told", "true or false", frames(DEBT | {"told": 1})),
    ("agenda", "would not wait", frames(DEBT | {"amount": 400})),
    ("agenda", "too deep", frames(*[DEBT] * 60)),
    ("agenda[2].of", "has an owner", frames(AUCTION | {"of": "nord"})),
    ("agenda[2].bid", "nobody", frames(AUCTION | {"bid": 5})),
    ("agenda[2]", "out of the game", frames({"frame": "zone-texts", "to_get": [2], "chooser": 0})),
    ("agenda[2].bidder", "not in the auction", frames(AUCTION | {"bidder": 0, "in": [1]})),
    ("agenda[2]", "out of the game", frames(AUCTION | {"in": [0, 2]})),
    ("agenda[2].in[1]", "twice", frames(AUCTION | {"in": [0, 0]})),
    ("agenda[2].of", "wishes", frames(AUCTION | {"of": "house"})),
    ("", "pledge-not-covered", frames(AUCTION | {"bid": 501, "bidder": 0})),
    ("offer", "bargain", frames({"frame": "bargain"})),
    ("agenda[2].card", "no choice", frames({"frame": "card-choice", "seat": 0, "card": "doctor"})),
    ("agenda[2].place", "no property", frames({"frame": "purchase", "seat": 0, "place": "go"})),
    ("agenda", "would not wait", frames({"frame": "purchase", "seat": 0, "place": "nord"})),
    ("agenda[2].steps", "1 to 40", frames({"frame": "move", "seat": 0, "steps": 41})),
    ("agenda[2].place", "earns rent", frames({"frame": "dice", "seat": 0, "for": "rent"})),
    ("agenda[2]", "in jail", frames({"frame": "jail-choice", "seat": 1, "steps": 3})),
    ("agenda[2].as", "one of", frames(INHERITANCE | {"as": "taker"})),
    ("agenda[2].interest_paid", "not before", frames(INHERITANCE | {"interest_paid": True})),
    ("agenda[2].for", "house or hotel", frames({"frame": "wishes", "for": "paix", "to_ask": [0]})),
    ("agenda[2].rounds", "not so many", set_key(agenda=[ROUND, OPENING, DEALING])),
    ("agenda[1]", "directly on 'opening'", set_key(agenda=[ROUND, DEALING | {"rounds": 1}])),
    ("agenda[2]", "directly on 'round'", frames(OPENING)),
    ("agenda[1].to_throw", "still throws", set_key(agenda=[ROUND, OPENING | {"in": [1]}])),
    ("over", "nothing is left", set_key(over=True)),
    ("winners[0]", "has won", set_key(winners=[0])),
    ("luck.generator", "must not be 0", set_key(luck={"generator": 0})),
]


def test_the_document_that_the_cases_start_from_is_sound() -> None:
    assert read_position(copy.deepcopy(SOUND)).state.cash[:3] == [500, 500, 0]


@pytest.mark.parametrize(("path", "words", "change"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_at_its_path(path: str, words: str, change: Change) -> None:
    document = copy.deepcopy(SOUND)
    change(document)

    with pytest.raises(PositionError) as refused:
        read_position(document)

    assert refused.value.path == path
    assert words in refused.value.message
    assert len(refused.value.message) < 200 or "known:" in refused.value.message


@pytest.mark.parametrize("document", [None, 3, "text", [], [SOUND], True])
def test_only_a_table_is_a_position(document: object) -> None:
    with pytest.raises(PositionError, match="a table"):
        read_position(document)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"format": 1}', "NaN"])
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        read_position_text(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=6,
)


@given(st.data())
def test_any_value_in_any_place_is_read_or_refused_never_a_crash(data: st.DataObject) -> None:
    document = json.loads(json.dumps(SOUND))
    holder: Any = document
    key = data.draw(st.sampled_from(sorted(document)))
    while isinstance(holder[key], dict | list) and holder[key] and data.draw(st.booleans()):
        holder = holder[key]
        keys = sorted(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
    holder[key] = data.draw(JSON)

    try:
        seats = read_position(document).state.seats
    except PositionError:
        seats = 0

    assert seats in (0, 2, 3)
