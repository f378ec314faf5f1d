"""Told luck: people with a real box say what came, take it back, and nothing impossible counts."""

import msgspec
import pytest
from test_duties import START, table

from passgo.game.orders import (
    Accept,
    Buy,
    CardComes,
    Claim,
    Concede,
    DeedComes,
    DiceFall,
    DieFalls,
    EndTurn,
    Offer,
    PackShuffled,
    PayFine,
    RandomFalls,
    Roll,
    UsePower,
)
from passgo.game.play import Game
from passgo.refusal import Refusal
from passgo.server.play.game import Setup, read_order
from passgo.server.play.game_log import Step
from passgo.server.play.match import Match
from passgo.server.table.onward import onward_table
from passgo.vocabulary import Order

KEY = b"k" * 32
NAMES = ("Ana", "Bo")
EVERYBODY = (0, 1)


def told(edition: str = "classic-2003", **more: object) -> Match:
    """Begin a game with a box, and throw for the start: Ana begins."""
    setup = Setup(edition=edition, luck="told", **more)  # type: ignore[arg-type]
    match, _ = Match.new(setup, NAMES, KEY, START)
    while match.prompt()["ask"] == "AwaitLuck":
        tell(match, DeedComes(place=match.prompt()["draw"]["choices"][0]))
    tell(match, dice(6, 5))
    tell(match, dice(1, 2))
    return match


def dice(first: int, second: int) -> DiceFall:
    return DiceFall(first=first, second=second)


def tell(match: Match, order: Order) -> Step:
    """Have who throws, or Ana, say what came."""
    prompt = match.prompt()
    by = prompt["seats"][0] if prompt["seats"] else prompt["draw"]["seat"]
    return match.play(by, order, match.prompt_id, START)


def do(match: Match, order: Order) -> Step:
    return match.play(getattr(order, "seat", 0), order, None, START)


def end_turn(match: Match) -> None:
    """End the turn, unless an arrest has ended it."""
    if match.prompt()["ask"] == "EndTurnOrGoOn":
        do(match, EndTurn(seat=match.prompt()["seats"][0]))


def refusal_of(match: Match, order: Order) -> Refusal:
    """Return why an entry is refused; nothing has changed then."""
    before = match.game.position(), match.seq, match.head, match.prompt()
    with pytest.raises(Refusal) as refused:
        tell(match, order)
    assert (match.game.position(), match.seq, match.head, match.prompt()) == before
    return refused.value


def test_dice_that_are_told_are_the_throw_too() -> None:
    match = told()
    step = tell(match, dice(1, 2))

    assert [action["do"] for action in step.orders] == ["Roll", "DiceFall"]
    assert step.by == 0
    assert match.prompt()["ask"] == "BuyOrAuction"
    do(match, Buy(seat=0))
    do(match, EndTurn(seat=0))
    do(match, Roll(seat=1))
    assert match.prompt()["draw"] | {"choices": []} == match.prompt()["draw"]
    assert (match.prompt()["draw"]["seat"], match.prompt()["draw"]["to"]) == (1, "move")


@pytest.mark.parametrize("wrong", [(0, 1), (7, 1), (3, -2), (1, 60)])
def test_dice_show_one_to_six(wrong: tuple[int, int]) -> None:
    no = refusal_of(told(), dice(*wrong))

    assert (no.code, no.clauses) == ("impossible-dice", ("CL-030",))


def test_dice_that_cannot_be_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = told()
    monkeypatch.setattr(match, "_game_before", None)

    assert refusal_of(match, dice(7, 1)).code == "impossible-dice"


@pytest.mark.clause("CL-080")
def test_a_card_under_its_pack_cannot_come_again() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="bank-dividend"))
    do(match, EndTurn(seat=0))
    tell(match, dice(3, 4))
    no = refusal_of(match, CardComes(card="bank-dividend"))

    assert (no.code, no.clauses) == ("card-under-the-pack", ("CL-080",))
    assert refusal_of(match, CardComes(card="inheritance")).code == "card-of-another-pack"
    assert refusal_of(match, CardComes(card="nowhere")).code == "unknown-card"
    assert refusal_of(match, dice(1, 2)).code == "no-luck-awaited"


@pytest.mark.clause("CL-083")
def test_a_card_that_somebody_keeps_is_not_in_the_pack() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail-free"))
    do(match, EndTurn(seat=0))
    tell(match, dice(3, 4))

    assert refusal_of(match, CardComes(card="chance-jail-free")).code == "card-is-kept"


def all_seen() -> Match:
    """Return a game in which Ana throws and all cards of Chance have been seen."""
    match = told()
    cards = [card.id for card in match.game.edition.cards_of("chance")]
    position = match.game.position() | {"decks": {"chance": cards}}
    setup = msgspec.structs.replace(match.setup, position=position)
    return Match.new(setup, NAMES, KEY, START)[0]


def test_another_card_came_than_the_pack_as_it_lay_had_on_top() -> None:
    match = all_seen()
    tell(match, dice(3, 4))
    lately = match.lately_told(())
    assert lately is not None
    assert lately.deck == "chance"
    match.undo((0,), lately.seq)

    tell(match, PackShuffled(deck="chance"))
    assert match.prompt()["ask"] == "ThrowDice"
    tell(match, dice(3, 4))
    assert len(match.prompt()["draw"]["choices"]) == 16
    tell(match, CardComes(card="chance-jail"))
    assert match.view()["players"][0]["jail"] is not None
    again = match.lately_told(())
    assert again is not None
    assert again.deck == ""


def test_a_card_that_was_seen_comes_again_from_a_pack_that_was_shuffled() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail"))
    tell(match, dice(3, 4))
    assert refusal_of(match, CardComes(card="chance-jail")).code == "card-under-the-pack"
    tell(match, PackShuffled(deck="chance"))
    tell(match, CardComes(card="chance-jail"))

    assert refusal_of(match, PackShuffled(deck="chest")).code == "pack-not-known"
    assert Game.replay(match.record()).position() == match.game.position()


def test_a_pack_may_be_shuffled_while_dice_are_awaited() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail"))
    end_turn(match)
    do(match, Roll(seat=match.prompt()["seats"][0]))
    assert match.prompt()["ask"] == "AwaitLuck"
    tell(match, PackShuffled(deck="chance"))
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail"))

    assert Game.replay(match.record()).position() == match.game.position()


@pytest.mark.clause("CL-179")
def test_a_deed_is_dealt_once() -> None:
    setup = Setup(edition="classic-2003", variant="quick", luck="told")
    match, _ = Match.new(setup, NAMES, KEY, START)
    assert match.prompt()["draw"]["what"] == "deed"
    tell(match, DeedComes(place="nord"))

    for place in ("nord", "go"):
        assert refusal_of(match, DeedComes(place=place)).code == "deed-not-in-the-pile"


def test_only_a_table_with_its_box_tells_luck_and_never_what_the_unit_draws() -> None:
    thrown = msgspec.Raw(msgspec.json.encode(dice(1, 2)))
    random = msgspec.Raw(msgspec.json.encode(RandomFalls(number=1)))
    assert read_order(Setup(edition="classic-2003", luck="told"), thrown) == dice(1, 2)
    for setup, raw in (
        (Setup(edition="classic-2003"), thrown),
        (Setup(edition="revolution-2009", luck="told"), random),
    ):
        with pytest.raises(Refusal, match="not-for-people"):
            read_order(setup, raw)


def test_taking_back_a_card_that_sent_somebody_to_jail_asks_for_the_card_again() -> None:
    match = told()
    tell(match, dice(3, 4))
    before = match.game.position()
    tell(match, CardComes(card="chance-jail"))
    assert match.view()["players"][0]["jail"] == 0
    match.undo((0,), match.seq)

    assert match.game.position() == before
    assert match.prompt()["draw"]["what"] == "card"
    tell(match, CardComes(card="bank-dividend"))
    assert "jail" not in match.view()["players"][0]


def test_jail_throws_are_told_and_the_third_pays_the_fine() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail"))
    for failed in range(3):
        end_turn(match)
        tell(match, dice(4, 6))
        end_turn(match)
        assert match.view()["players"][0]["jail"] == failed
        tell(match, dice(1, 2))

    assert "jail" not in match.view()["players"][0]
    assert match.view()["players"][0]["cash"] == 1450


def test_three_doubles_lead_to_jail_and_the_last_is_taken_back() -> None:
    match = told()
    for double in (3, 2):
        tell(match, dice(double, double))
        if match.prompt()["ask"] == "BuyOrAuction":
            do(match, Buy(seat=0))
    assert match.prompt()["ask"] == "ThrowAgain"
    tell(match, dice(1, 1))
    assert match.view()["players"][0]["jail"] == 0
    match.undo((0,), match.seq)
    assert match.prompt()["ask"] == "ThrowAgain"
    tell(match, dice(1, 2))

    assert "jail" not in match.view()["players"][0]


def test_the_die_of_an_action_is_asked_for_by_itself_and_taken_back() -> None:
    match = told("clone-wars-2008", house_rules={"powers": "on"})
    for seat in range(2):
        tokens = match.prompt()["tokens"]
        order = {"do": "ChooseToken", "seat": match.prompt()["seats"][0], "token": tokens[-seat]}
        do(match, match.game.read_order(msgspec.json.encode(order)))
    tell(match, dice(6, 1))
    while match.prompt()["ask"] != "UseOrSkipPower":
        seat = match.prompt()["seats"]
        if seat:
            do(match, match.game.simplest(seat[0]))
        else:
            tell(match, CardComes(card=match.prompt()["draw"]["choices"][0]))
    do(match, UsePower(seat=0))
    assert match.prompt()["draw"]["what"] == "die"
    assert refusal_of(match, DieFalls(number=7)).code == "impossible-dice"
    tell(match, DieFalls(number=1))
    match.undo((0,), match.seq)

    assert match.prompt()["draw"]["what"] == "die"


def test_told_luck_goes_back_over_rents_that_the_server_asked_for_but_over_nobodys_act() -> None:
    match = told()
    tell(match, dice(1, 2))
    do(match, Buy(seat=0))
    do(match, EndTurn(seat=0))
    thrown = tell(match, dice(1, 2))
    seq = match.seq
    claim = match.game.open_claims[0]
    match.play(0, Claim(seat=0, claim=claim.claim), None, START)

    assert thrown.by == 1
    assert match.lately_told(()) is not None
    with pytest.raises(Refusal, match="cannot-take-back"):
        match.undo((1,), seq)
    with pytest.raises(Refusal, match="cannot-take-back"):
        match.undo((0,), seq, served=(0,))
    match.undo((1,), seq, served=(0,))
    assert match.prompt()["ask"] == "ThrowDice"
    assert not match.game.open_claims


def test_told_luck_goes_back_over_what_the_clock_answered_for_somebody() -> None:
    match = told()
    do(match, Roll(seat=0))
    match.play(1, dice(1, 2), match.prompt_id, START)
    seq = match.seq
    match.play(0, Buy(seat=0), None, START, late=True)
    last = match.newest.decode()

    assert '"late":true' in last
    match.undo((1,), seq)
    assert match.prompt()["ask"] == "AwaitLuck"
    again = match.play(1, dice(1, 2), match.prompt_id, START)
    do(match, Buy(seat=0))
    with pytest.raises(Refusal, match="cannot-take-back"):
        match.undo((1,), match.seq - 1)
    assert again.by == 1


def test_one_phone_for_all_takes_back_whatever_it_told() -> None:
    match = told()
    tell(match, dice(1, 2))
    do(match, Buy(seat=0))
    do(match, EndTurn(seat=0))
    tell(match, dice(4, 6))
    seq = match.seq
    match.undo(EVERYBODY, seq)
    told_before = match.lately_told(())
    assert told_before is not None
    match.undo(EVERYBODY, told_before.seq)

    assert match.prompt()["ask"] == "ThrowDice"
    assert match.view()["players"][0]["cash"] == 1500


def test_an_offer_on_the_table_comes_before_the_dice() -> None:
    match = told()
    tell(match, dice(1, 2))
    do(match, Buy(seat=0))
    do(match, EndTurn(seat=0))
    question = match.prompt_id
    do(match, Offer(seat=0, other=1, ask_cash=10, give=("lecourbe",)))

    assert match.prompt()["ask"] == "AnswerOffer"
    with pytest.raises(Refusal, match="no-longer-asked"):
        match.play(1, dice(1, 2), question, START)
    assert refusal_of(match, dice(1, 2)).code == "no-luck-awaited"
    do(match, Accept(seat=1))
    tell(match, dice(1, 2))
    assert match.view()["players"][1]["at"] == "lecourbe"


def test_somebody_in_jail_may_pay_instead_of_throwing() -> None:
    match = told()
    tell(match, dice(3, 4))
    tell(match, CardComes(card="chance-jail"))
    end_turn(match)
    tell(match, dice(4, 6))
    end_turn(match)
    do(match, PayFine(seat=0))
    tell(match, dice(1, 2))

    assert match.view()["players"][0]["cash"] == 1450


def test_luck_is_awaited_by_everybody_until_it_is_told() -> None:
    match = told()
    do(match, Roll(seat=0))

    for order in (Concede(seat=1), EndTurn(seat=0), Roll(seat=0)):
        no = match.game.why_not(order)
        assert no is not None
        assert no.code == "luck-is-awaited"


def test_a_told_game_is_read_from_its_log_with_all_that_was_taken_back() -> None:
    match = told("revolution-2009", house_rules={"random_texts": 4})
    log = []
    for at in range(40):
        prompt = match.prompt()
        throws = prompt["ask"] in ("ThrowDice", "ThrowAgain")
        if throws:
            tell(match, dice(1 + at % 6, 1 + at % 5))
            if at % 3 == 0 and (lately := match.lately_told(())) and not match.game.is_over:
                log.append(match.newest.decode())
                match.undo(EVERYBODY, lately.seq)
        elif prompt["seats"]:
            do(match, match.game.simplest(prompt["seats"][0]))
        else:
            do(match, match.game.read_order(b'{"do": "AuctionClock"}'))
        log.append(match.newest.decode())
    begun = told("revolution-2009", house_rules={"random_texts": 4})
    first = [msgspec.json.encode(step).decode() for _, step in begun.steps]
    again = Match.load(match.setup, match.names, KEY, [*first, *log])

    assert again.game.position() == match.game.position()
    assert (again.draws, again.prompt()) == (match.draws, match.prompt())
    assert again.lately_told(()) == match.lately_told(())


@pytest.mark.parametrize("luck", ["drawn", "told"])
def test_a_game_goes_on_at_another_table_with_the_other_luck(luck: str) -> None:
    here = table("", "", luck=luck)
    match, _ = Match.new(here.setup, here.names, KEY, START)
    for _ in range(6):
        seats = match.prompt()["seats"]
        if luck == "told" and match.prompt()["ask"] in ("ThrowToStart", "ThrowDice"):
            tell(match, dice(1, 1 + seats[0]))
        else:
            do(match, match.game.simplest(seats[0]))
    there = onward_table(here, match)
    assert there.setup.luck == ("told" if luck == "drawn" else "drawn")
    on, first = Match.new(there.setup, there.names, KEY, START)

    assert on.game.position() == match.game.position()
    assert first.orders == []
    assert on.record()["position"] == match.game.position()
    assert Match.load(there.setup, there.names, KEY, [on.newest.decode()]).prompt() == on.prompt()


def test_a_throw_that_nobody_has_told_is_drawn_where_the_game_goes_on() -> None:
    here = table("", "", luck="told")
    match, _ = Match.new(here.setup, here.names, KEY, START)
    do(match, Roll(seat=0))
    there = onward_table(here, match)
    on, first = Match.new(there.setup, there.names, KEY, START)

    assert [action["do"] for action in first.orders] == ["DiceFall"]
    assert b"OpeningThrown" in bytes(first.events)
    assert on.prompt()["seats"] == [1]


def test_sliding_cannot_be_told() -> None:
    with pytest.raises(Refusal, match="luck-not-told"):
        table("", "", edition="knockout-2024", luck="told")


def test_what_is_told_of_luck_has_no_members_that_mean_nothing() -> None:
    plain = b'{"do":"DiceFall","first":1,"second":2'
    assert read_order(told().setup, msgspec.Raw(plain + b"}")) == dice(1, 2)
    with pytest.raises(Refusal, match="bad-order") as found:
        read_order(told().setup, msgspec.Raw(plain + b',"seat":0}'))
    assert "seat" in str(found.value.facts["detail"])
