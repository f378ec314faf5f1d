"""Options: the finder shows every choice of a seat with what the rules say of each by itself."""

from collections.abc import Iterator

import pytest
from option_tables import (
    AUCTION,
    DEBT,
    FRAMES,
    PURCHASE,
    WISHES,
    Document,
    choosing,
    classic,
    clone_wars,
    zones,
)

from passgo.editions import load_edition
from passgo.game.luck import Listed
from passgo.game.orders import DiceFall, Roll
from passgo.game.play import Game
from passgo.game.prompts import ChooseZoneOrGoOn
from passgo.rules.actions import (
    ASKED,
    BID,
    BUY,
    CHOOSE_ZONE,
    CLAIM,
    FORCE_DEAL,
    GIVEN,
    JUMP,
    LAST_ANSWER,
    OWN_PLACE,
    PAY_FINE,
    PAY_IN_KIND,
    SHIFT,
    STEAL,
    TAKE_DEEDS,
    USE_CARD,
    WIPE_OUT,
    WISH,
    Action,
)
from passgo.rules.agenda import JAIL_CHOICE, push
from passgo.rules.board import POWER_GIFT, POWER_JUMP, POWER_SHIFT, POWER_STEAL, Board
from passgo.rules.choice_options import find_payment
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.machine import choice_of, group_of, is_known, why_not
from passgo.rules.option_rows import (
    OF_ASKING,
    OF_CASH,
    OF_CHOICE,
    OF_GIVING,
    OF_GROUP,
    OF_KIND,
    OF_PARTNER,
    OF_RANGE,
    OF_SEAT,
    Findings,
    ask_rules,
    owes_anew,
)
from passgo.rules.options import find_all
from passgo.rules.powers import deeds_due, most_to_steal
from passgo.rules.refusals import PROPERTY_STILL_FREE
from passgo.rules.slots import push_debt
from passgo.rules.state import PLAYING, State

Row = tuple[int, int, int, int, int]  # part, item, code, first, second


def found(s: State, b: Board, seat: int) -> dict[int, list[Row]]:
    """Return the rows of every kind of action."""
    findings = Findings()
    before = s.to_ints()
    find_all(s, b, seat, Action(), State(), findings)
    assert s.to_ints() == before
    rows: dict[int, list[Row]] = {}
    for at in range(0, len(findings.line), 6):
        kind, *row = findings.line[at : at + 6]
        rows.setdefault(kind, []).append((row[0], row[1], row[2], row[3], row[4]))
    return rows


def asked(s: State, b: Board, kind: int, seat: int, **chosen: int) -> int:
    """Return what the rules say of one action with these fields, and perhaps one deed asked for."""
    a = Action()
    a.kind, a.seat = kind, seat
    if "deed" in chosen:
        a.deeds[chosen.pop("deed")] = ASKED
    for name, value in chosen.items():
        setattr(a, name, value)
    return why_not(s, b, a)


def codes(rows: list[Row]) -> dict[int, int]:
    """Return the choices among the rows of a kind, with why each is refused."""
    return {item: code for part, item, code, _, _ in rows if part == OF_CHOICE}


def parts(rows: list[Row], part: int) -> list[Row]:
    """Return the rows of one part."""
    return [row for row in rows if row[0] == part]


def seats(s: State) -> Iterator[int]:
    """Yield the seats of a table."""
    yield from range(s.seats)


@pytest.mark.parametrize("name", FRAMES)
def test_every_kind_that_the_board_knows_is_told_once_or_by_its_choices(name: str) -> None:
    s, b = classic(FRAMES[name])
    kinds = {kind for kind in range(LAST_ANSWER + 1) if group_of(kind) and is_known(kind, b)}

    for seat in seats(s):
        rows = found(s, b, seat)
        assert rows.keys() == kinds
        assert all(len(parts(each, OF_KIND)) <= 1 for each in rows.values())


@pytest.mark.parametrize("name", FRAMES)
def test_each_property_of_a_seat_is_a_choice_with_its_own_answer(name: str) -> None:
    s, b = classic(FRAMES[name])
    for seat in seats(s):
        own = [place for place in range(b.places) if s.owner[place] == seat]
        for kind, rows in found(s, b, seat).items():
            if choice_of(kind) == OWN_PLACE:
                expected = {place: asked(s, b, kind, seat, place=place) for place in own}
                assert codes(rows) == expected
                assert bool(own) or parts(rows, OF_KIND)


@pytest.mark.parametrize("name", FRAMES)
def test_claims_and_cards_of_a_seat_are_choices_even_where_they_are_shut(name: str) -> None:
    s, b = classic(FRAMES[name])
    for seat in seats(s):
        rows = found(s, b, seat)
        claims = [s.claim_id[at] for at in range(s.claims) if s.claim_owner[at] == seat]
        cards = [kept for kept in range(b.kept_cards) if s.kept_by[kept] == seat]

        assert codes(rows[CLAIM]) == {
            claim: asked(s, b, CLAIM, seat, amount=claim) for claim in claims
        }
        assert codes(rows[USE_CARD]) == {
            card: asked(s, b, USE_CARD, seat, place=card) for card in cards
        }
        assert bool(claims) or parts(rows[CLAIM], OF_KIND)
        assert bool(cards) or parts(rows[USE_CARD], OF_KIND)


def test_while_luck_is_awaited_all_is_shut_and_still_shown() -> None:
    s, b = classic({"frame": "dice", "seat": 0})
    rows = found(s, b, 0)

    assert set(codes(rows[CLAIM])) == {2, 3}
    assert all(part in (OF_KIND, OF_CHOICE) for each in rows.values() for part, *_ in each)
    assert all(code != 0 for each in rows.values() for _, _, code, _, _ in each)


@pytest.mark.parametrize("name", FRAMES)
def test_an_open_choice_tells_the_cash_after_it(name: str) -> None:
    s, b = classic(FRAMES[name])
    for seat in seats(s):
        for kind, rows in found(s, b, seat).items():
            if choice_of(kind) == OWN_PLACE:
                for _, place, code, cash, change in parts(rows, OF_CHOICE):
                    if code == 0 and kind != PAY_IN_KIND:
                        assert cash - s.cash[seat] == change or name == "debt"
                        assert change != 0, (kind, place)


def test_deeds_for_a_debt_are_open_one_by_one_up_to_what_is_owed() -> None:
    s, b = classic(DEBT)

    rows = found(s, b, 0)[PAY_IN_KIND]

    own = [place for place in range(b.places) if s.owner[place] == 0]
    assert list(codes(rows)) == own
    assert codes(rows)[1] == 0
    assert parts(rows, OF_RANGE) == [(OF_RANGE, NONE, 0, 1, 300)]
    assert [row[0] for row in found(s, b, 1)[PAY_IN_KIND]] == [OF_KIND] + 4 * [OF_CHOICE]


def test_bids_and_wishes_are_ranges() -> None:
    auction, b = classic(AUCTION)
    wishes, _ = classic(WISHES)

    assert found(auction, b, 0)[BID] == [(OF_RANGE, NONE, 0, 10, 150)]
    assert found(auction, b, 1)[BID] == [(OF_RANGE, NONE, 0, 10, 900)]
    assert found(wishes, b, 0)[WISH][0][:4] == (OF_RANGE, NONE, 0, 0)
    assert found(wishes, b, 2)[WISH][0][0] == OF_KIND


def test_a_purchase_that_completes_a_group_says_so() -> None:
    s, b = classic(PURCHASE)

    completing = found(s, b, 0)[BUY]
    s.owner[1] = NOBODY
    alone = found(s, b, 0)[BUY]

    assert completing == [(OF_KIND, NONE, 0, 90, -60), (OF_GROUP, NONE, 0, 0, 0)]
    assert alone == [(OF_KIND, NONE, 0, 90, -60)]


@pytest.mark.clause("CW-191")
def test_a_fine_that_becomes_a_debt_is_told_as_a_cost() -> None:
    s, b = clone_wars(owned=True)
    s.jailed[0] = 1
    push(s, JAIL_CHOICE, 0, 5, 0, 0)

    assert found(s, b, 0)[PAY_FINE] == [(OF_KIND, NONE, 0, s.cash[0] - b.fine, -b.fine)]


@pytest.mark.clause("CW-226", "CW-235")
@pytest.mark.parametrize("power", range(12))
def test_each_deed_of_another_is_a_choice_of_who_steals(power: int) -> None:
    s, b = choosing(power, owned=True)
    rows = found(s, b, 0)[STEAL]
    others = [place for place in range(b.places) if s.owner[place] not in (NOBODY, 0)]

    expected = {place: asked(s, b, STEAL, 0, deed=place) for place in others}

    assert codes(rows) == expected
    open_range = [(OF_RANGE, NONE, 0, 1, most_to_steal(s, b))]
    assert parts(rows, OF_RANGE) == (open_range if b.power_kind[power] == POWER_STEAL else [])
    assert parts(rows, OF_KIND) == []


def test_where_nobody_owns_anything_stealing_is_refused_as_a_whole() -> None:
    s, b = choosing(0, owned=False)

    rows = found(s, b, 0)[STEAL]

    assert [part for part, *_ in rows] == [OF_KIND]
    assert rows[0][2] != 0


@pytest.mark.clause("CW-219", "CW-220")
@pytest.mark.parametrize("power", range(12))
def test_free_deeds_are_choices_of_who_may_take_them(power: int) -> None:
    s, b = choosing(power, owned=True)
    rows = found(s, b, 0)[TAKE_DEEDS]
    due = deeds_due(s, b)

    if b.power_kind[power] == POWER_GIFT:
        assert list(codes(rows)) == [at for at in range(b.places) if is_free_deed(s, b, at)]
        assert parts(rows, OF_RANGE) == [(OF_RANGE, NONE, 0, due, due)]
    else:
        assert [part for part, *_ in rows] == [OF_KIND]
    assert GIVEN not in Action().deeds


@pytest.mark.clause("CW-221", "CW-224")
@pytest.mark.parametrize("power", range(12))
def test_any_space_and_any_other_player_are_choices_of_who_sends_a_token(power: int) -> None:
    s, b = choosing(power, owned=True)
    s.status[2] = PLAYING
    rows = found(s, b, 0)
    kind = b.power_kind[power]

    assert set(codes(rows[JUMP])) == (set(range(b.places)) if kind == POWER_JUMP else set())
    assert set(codes(rows[SHIFT])) == (set(range(b.places)) if kind == POWER_SHIFT else set())
    sent = [item for _, item, *_ in parts(rows[SHIFT], OF_SEAT)]
    assert sent == ([1, 2] if kind == POWER_SHIFT else [])
    victims = [item for _, item, *_ in parts(rows[WIPE_OUT], OF_SEAT)]
    open_to_all = asked(s, b, WIPE_OUT, 0, other=1) == 0
    assert victims == ([1, 2] if open_to_all else [])


@pytest.mark.clause("RE-092")
def test_every_zone_is_a_choice_with_its_own_answer() -> None:
    s, b = zones([{"name": "A", "at": "car-zone"}, {"name": "B"}])

    expected = {zone: asked(s, b, CHOOSE_ZONE, 0, amount=zone) for zone in range(b.zones)}

    assert codes(found(s, b, 0)[CHOOSE_ZONE]) == expected
    assert 0 in expected.values()


def test_each_question_to_the_rules_has_its_own_facts() -> None:
    s, b = classic(PURCHASE)
    a = Action()
    a.kind, a.seat, a.needed, a.held = BUY, 0, 77, 55

    assert ask_rules(s, b, a) == 0
    assert (a.needed, a.held) == (0, 0)


@pytest.mark.clause("RE-096")
def test_why_no_deal_can_be_forced_is_told_once() -> None:
    players: list[Document] = [
        {"name": "A", "owns": ["belleville"]},
        {"name": "B", "owns": ["neuilly"]},
    ]
    game = before_a_choice_of_zones(players)
    assert isinstance(game.prompt, ChooseZoneOrGoOn)

    ((part, _, code, *_),) = found(game.state, game.board, 0)[FORCE_DEAL]

    assert (part, code) == (OF_KIND, PROPERTY_STILL_FREE)


@pytest.mark.clause("RE-095")
def test_a_deal_that_can_be_forced_is_told_property_by_property() -> None:
    """Each property of mine and of the other is judged beside one that can be exchanged."""
    spaces = [space.id for space in load_edition("revolution-2009").spaces if space.group]
    players: list[Document] = [
        {"name": "A", "owns": list(dict.fromkeys([*spaces[::3], "belleville"]))},
        {"name": "B", "owns": [one for one in spaces[1::3] if one != "belleville"]},
        {"name": "C", "owns": [one for one in spaces[2::3] if one != "belleville"]},
    ]
    game = before_a_choice_of_zones(players)
    s, b = game.state, game.board

    rows = found(s, b, 0)[FORCE_DEAL]

    assert [item for _, item, *_ in parts(rows, OF_PARTNER)] == [1, 2]
    assert [row[1:] for row in parts(rows, OF_CASH)] == [(1, 0, 0, 0), (2, 0, 0, 0)]
    own = [place for place in range(b.places) if s.owner[place] == 0]
    assert [item for _, item, *_ in parts(rows, OF_GIVING)] == 2 * own
    assert all(row[2:] == (0, 0, 0) for row in parts(rows, OF_PARTNER))
    for seat in (1, 2):
        theirs = [place for place in range(b.places) if s.owner[place] == seat]
        asked_for = [row for row in parts(rows, OF_ASKING) if s.owner[row[1]] == seat]
        assert [row[1] for row in asked_for] == theirs
        assert [row[2] for row in asked_for] == [forced(s, b, own[0], one) for one in theirs]


def before_a_choice_of_zones(players: list[Document]) -> Game:
    """Return a game in which the first player has thrown and may choose a zone."""
    document = {
        "format": "passgo-position",
        "version": 3,
        "edition": "revolution-2009",
        "house_rules": {"random_texts": 0},
        "players": players,
    }
    game = Game.at(document, luck=Listed([DiceFall(first=3, second=4)]))
    game.play(Roll(seat=0))
    return game


def forced(s: State, b: Board, given: int, taken: int) -> int:
    """Return what the rules say of a forced deal of the first seat."""
    a = Action()
    a.kind, a.seat = FORCE_DEAL, 0
    a.deeds[given], a.deeds[taken] = GIVEN, ASKED
    return why_not(s, b, a)


def test_a_look_at_payments_in_kind_leaves_its_draft_as_it_was() -> None:
    s, b = classic(DEBT)
    a, findings = Action(), Findings()
    a.kind, a.seat = PAY_IN_KIND, 0
    before = a.to_ints()

    find_payment(s, b, a, findings)

    a.needed = a.held = 0
    assert a.to_ints() == before
    rows = [tuple(findings.line[at + 1 : at + 6]) for at in range(0, len(findings.line), 6)]
    assert rows[-1] == (OF_RANGE, NONE, 0, 1, 300)


@pytest.mark.parametrize(
    ("seat", "is_told", "anew"), [(0, 0, True), (0, 1, False), (1, 0, False), (1, 1, False)]
)
def test_a_debt_is_new_to_its_debtor_until_it_is_told(seat: int, is_told: int, anew: bool) -> None:
    s = State()
    assert not owes_anew(s, 0)

    push_debt(s, 0, 1, 100, 0, NONE, is_told)

    assert owes_anew(s, seat) == anew
