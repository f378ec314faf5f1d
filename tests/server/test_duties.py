"""Duties: what a table does by itself and when, with times that are given, not waited for."""

from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from passgo.game.events import EVENTS
from passgo.game.orders import (
    AuctionClock,
    Bid,
    Buy,
    Claim,
    Concede,
    Decline,
    Leave,
    Mortgage,
    Offer,
    TimeUp,
)
from passgo.game.play import Game
from passgo.server.limits import COUNT_SECONDS, PICTURES_SECONDS
from passgo.server.play.bot_reasons import Reason
from passgo.server.play.event_json import written
from passgo.server.play.game_log import NOBODY
from passgo.server.play.match import Match
from passgo.server.table.duties import Duty, duties, ends_at, next_clock, next_duty, pause
from passgo.server.table.motion_types import PACES, Hold
from passgo.server.table.presence import Presence, Seen
from passgo.server.table.round_readers import note_read, readers
from passgo.server.table.scene_times import (
    LOOKED_AT,
    RAISED,
    READ,
    SCENES,
    SCENES_OF,
    films_of,
    seconds_for,
)
from passgo.server.table.table import Place, Seat, Table, Wanted, make_table
from passgo.sliding.events import Jailed, KnockedOff, SlidOff, TokenSlid
from passgo.sliding.table import Track

START = 1000.0


def table(*levels: str, edition: str = "classic-2003", **more: Any) -> Table:
    """Return a table that plays, people where the level is empty."""
    places = tuple(Place(level=level) for level in levels)
    made = make_table(Wanted(edition=edition, seats=places, **more), "host")
    for at, seat in enumerate(made.seats):
        seat.name = seat.name or f"P{at}"
        seat.device = "" if seat.level else f"device {at}"
    made.status = "playing"
    return made


def started(of: Table) -> Match:
    match, _ = Match.new(of.setup, of.names, b"k" * 32, START)
    return match


def seen(of: Table, *here: int, now: float = START) -> Presence:
    presence = Presence()
    look(presence, of, *here, now=now)
    return presence


def look(presence: Presence, of: Table, *here: int, now: float) -> None:
    people = [at for at, seat in enumerate(of.seats) if seat.device]
    presence.see(Seen(people=people, here=here, host=True, anyone=bool(here)), now)


def play_until(match: Match, ask: str, at: float = START) -> None:
    """Answer plainly until a question comes."""
    while match.prompt()["ask"] != ask:
        seat = match.prompt()["seats"][0]
        match.play(seat, match.game.simplest(seat), None, at)


def kinds(of: Table, match: Match, presence: Presence) -> dict[str, Duty]:
    return {duty.kind: duty for duty in duties(of, match, presence, 5.0)}


def test_a_table_with_nobody_there_sleeps_and_so_does_a_paused_one() -> None:
    bots = table("novice", "novice", "")
    match, there = started(bots), seen(bots, 2)

    assert next_duty(bots, match, there) is not None
    assert next_duty(bots, match, seen(bots)) is None
    bots.paused = True
    assert next_duty(bots, match, there) is None


def test_bots_answer_at_the_pace_of_the_table() -> None:
    people = table("novice", "")
    match, there = started(people), seen(people, 1)
    dues = []
    for pace in ("1x", "3x", "instant"):
        people.pace = pace
        dues.append(kinds(people, match, there)["think"].due - START)

    at_ease = dues[0]
    assert dues == pytest.approx([at_ease, at_ease / 3, 0.0])
    assert at_ease > 0


def test_a_turn_follows_another_at_once_but_a_bid_is_read() -> None:
    ends, bids = seconds_for(["TurnEnded", "TurnBegan"]), seconds_for(["BidMade"])

    assert ends == LOOKED_AT
    assert bids == pytest.approx(LOOKED_AT + READ)
    assert seconds_for(["AuctionLeft", "BidMade"]) == bids


def test_what_is_built_is_looked_at_and_a_unit_shows_each_payment() -> None:
    assert seconds_for(["Paid", "Built"]) == SCENES["piece"] + SCENES["work"]
    assert seconds_for(["Paid", "Built"], has_unit=True) == SCENES["transaction"]
    assert seconds_for(["Rolled", "Paid", "Built"]) == pytest.approx(
        SCENES["dice"] + SCENES["money"] + LOOKED_AT
    )


def test_a_bot_builds_in_a_row_but_nobody_throws_before_it_has_been_looked_at() -> None:
    people = table("novice", "")
    match, there = started(people), seen(people, 1)
    play_until(match, "BuyOrAuction")
    owner = match.prompt()["seats"][0]
    place = match.prompt()["place"]
    match.play(owner, Buy(seat=owner), None, START)
    play_until(match, "ThrowDice")
    people.seats[match.prompt()["seats"][0]].level = "novice"
    mortgage = Mortgage(seat=owner, place=place)
    match.play(owner, mortgage, None, START, bot=Reason(asked=NOBODY))
    of_a_bot = kinds(people, match, there)
    match.last_bot = 0
    of_a_person = kinds(people, match, there)

    assert of_a_bot["business"].due == START + SCENES["piece"]
    looked_at = START + SCENES["piece"] + SCENES["work"]
    assert of_a_bot["think"].due == of_a_person["business"].due == looked_at


def test_bots_wait_for_nobody_who_bids_no_more() -> None:
    people = table("", "novice", "novice")
    match = started(people)
    play_until(match, "BuyOrAuction")
    match.play(seat := match.prompt()["seats"][0], Decline(seat=seat), None, START)
    while match.prompt()["seats"][0] != 0:
        low = match.prompt()
        match.play(low["seats"][0], Bid(seat=low["seats"][0], amount=low["lowest"]), None, START)
    raise_of_a_person = Bid(seat=0, amount=match.prompt()["lowest"])
    while_asked = pause(people, match)
    match.play(0, raise_of_a_person, None, START)
    while_leading = pause(people, match)
    match.play(1, Bid(seat=1, amount=match.prompt()["lowest"]), None, START)
    match.play(0, Leave(seat=0), None, START)

    assert match.prompt()["ask"] == "BidOrLeave"
    assert pause(people, match) == RAISED
    assert while_asked == while_leading == seconds_for(["BidMade"])


def test_what_leads_to_an_auction_among_bots_is_seen_to_its_end() -> None:
    people = table("", "novice", "novice", "novice")
    match = started(people)
    play_until(match, "BuyOrAuction")
    match.play(seat := match.prompt()["seats"][0], Decline(seat=seat), None, START)
    for level in people.seats:
        level.level = "novice"
    declined = pause(people, match)
    bids = []
    while "AuctionWon" not in match.newest_events:
        low = match.prompt()
        bidder = low["seats"][0]
        first = low.get("bidder", NOBODY) == NOBODY
        order = Bid(seat=bidder, amount=low["lowest"]) if first else Leave(seat=bidder)
        match.play(bidder, order, None, START)
        bids.append(pause(people, match))

    assert declined == seconds_for(["Declined", "AuctionOpened"]) > RAISED
    assert bids[:-1] == [RAISED] * (len(bids) - 1)
    assert bids[-1] > SCENES["hammer"]


def test_a_fall_is_seen_before_bots_bid_for_what_it_leaves() -> None:
    people = table("", "novice", "novice", "novice")
    match = started(people)
    while not any(player.get("owns") for player in match.view()["players"]):
        prompt = match.prompt()
        seat = prompt["seats"][0]
        buys = prompt["ask"] == "BuyOrAuction"
        match.play(seat, Buy(seat=seat) if buys else match.game.simplest(seat), None, START)
    play_until(match, "ThrowDice")
    falls = next(at for at, one in enumerate(match.view()["players"]) if one.get("owns"))
    for at, seat in enumerate(people.seats):
        seat.level = "" if at == falls else "novice"
    match.play(falls, Concede(seat=falls), None, START)

    assert match.prompt()["ask"] == "BidOrLeave"
    assert "WentBankrupt" in match.newest_events
    assert pause(people, match) == seconds_for(match.newest_events) > SCENES["moment"]


def test_an_offer_among_bots_is_seen_briefly_and_one_of_a_person_is_read() -> None:
    people = table("novice", "novice", "")
    match = started(people)
    play_until(match, "BuyOrAuction")
    place = match.prompt()["place"]
    owner = match.prompt()["seats"][0]
    match.play(owner, Buy(seat=owner), None, START)
    play_until(match, "ThrowDice")
    offer = Offer(seat=owner, other=(owner + 1) % 3, give=(place,), ask_cash=10)
    match.play(owner, offer, None, START)
    for seat in people.seats:
        seat.level = "novice"
    among_bots = pause(people, match)
    people.seats[owner].level = ""

    assert match.prompt()["ask"] == "AnswerOffer"
    assert among_bots == LOOKED_AT
    assert pause(people, match) == seconds_for(["Offered"]) > among_bots


def test_the_throws_for_the_start_follow_each_other_as_the_dice_lie() -> None:
    assert seconds_for(["OpeningThrown"]) == SCENES["opening"]
    assert seconds_for(["OpeningThrown", "OpeningWon"]) == pytest.approx(
        SCENES["opening"] + SCENES["start"] + LOOKED_AT
    )


def test_a_plain_turn_of_a_bot_takes_two_and_a_half_to_four_seconds() -> None:
    throws = seconds_for(["Rolled", "Moved", "Paid"])
    buys = seconds_for(["Rolled", "Moved"]) + seconds_for(["Bought", "Paid"])
    ends = seconds_for(["TurnEnded", "TurnBegan"])

    assert 2.4 <= throws + ends <= 4.0
    assert 2.4 <= buys + ends <= 4.0


def test_bots_wait_until_the_last_step_can_have_been_seen() -> None:
    people = table("novice", "")
    match, there = started(people), seen(people, 1)
    play_until(match, "BuyOrAuction")
    assert {"Rolled", "Moved"} <= set(match.newest_events)
    people.seats[1].level = "novice"
    shown = seconds_for(match.newest_events)

    waits = {}
    for pace in PACES:
        people.pace = pace
        waits[pace] = kinds(people, match, there)["think"].due - START
    assert waits == pytest.approx({"1x": shown, "3x": shown / 3, "instant": 0.0})
    assert shown > LOOKED_AT


def test_bots_wait_longer_where_a_unit_shows_what_is_paid() -> None:
    bots = table("novice", "novice", edition="revolution-2009")
    match = started(bots)
    play_until(match, "BuyOrAuction")
    match.play(seat := match.prompt()["seats"][0], Buy(seat=seat), None, START)
    assert "Paid" in match.newest_events

    assert pause(bots, match) == seconds_for(match.newest_events, has_unit=True)
    assert seconds_for(["CardDrawn"], has_unit=True) > seconds_for(["CardDrawn"])


def test_a_film_lasts_as_long_as_its_longest_way_and_the_fall_of_who_left_the_board() -> None:
    short, long = Track(1, 0, ((0, 0),) * 31), Track(4, 20, ((0, 0),) * 81)
    slid = TokenSlid(
        side=0, seat=0, token=1, reason="turn", start=0, direction=0, power=1, tracks=(short, long)
    )
    fell = [KnockedOff(side=1, token=4, by=0), SlidOff(side=0, token=1)]

    assert films_of(written([slid])) == pytest.approx(100 * SCENES["picture"])
    assert films_of(written([slid, *fell])) - films_of(written([slid])) == pytest.approx(
        SCENES["fall"] + SCENES["verdict"]
    )
    jailed = Jailed(side=0, token=1, by=0)
    assert films_of(written([slid, jailed])) - films_of(written([slid])) == pytest.approx(
        SCENES["verdict"]
    )


def test_bots_wait_until_the_film_of_a_slide_is_over() -> None:
    sliders = table("novice", "novice", edition="knockout-2024")
    match = started(sliders)
    while "TokenSlid" not in match.newest_events:
        seat = match.prompt()["seats"][0]
        match.play(seat, match.game.simplest(seat), None, START)

    waits = {}
    with patch.dict(SCENES, picture=10 * SCENES["picture"]):
        film = films_of(match.events_after(match.seq - 1))
        for pace in PACES:
            sliders.pace = pace
            waits[pace] = pause(sliders, match)
    shown = film + seconds_for([])
    assert waits == pytest.approx({"1x": shown, "3x": shown / 3, "instant": 0.0})
    assert film > LOOKED_AT


def test_no_step_lets_bots_wait_for_long() -> None:
    assert seconds_for(["WentBankrupt"] * 20) == PICTURES_SECONDS
    assert seconds_for(["TurnEnded"]) <= LOOKED_AT


LONGEST = {
    "a text after GO that everybody pays for": seconds_for(
        ["Rolled", "Moved", "Paid", "Moved", "CardDrawn", *["Paid"] * 5], has_unit=True
    ),
    "a deal that completes a group for each": seconds_for(
        ["OfferAccepted", *["DeedMoved"] * 9, "Paid", "Paid"], ["group", "group"], has_unit=True
    ),
    "somebody leaves the game": seconds_for(
        ["Conceded", "WentBankrupt", *["Paid"] * 4, "TurnBegan"], has_unit=True
    ),
    "a power that takes everything": seconds_for(["PowerThrown", "WipedOut", "WentBankrupt"]),
}
"""Steps with much to be seen."""


@pytest.mark.parametrize("step", LONGEST)
def test_bots_wait_for_all_of_the_longest_steps(step: str) -> None:
    assert LONGEST[step] < PICTURES_SECONDS


def test_a_deal_is_shown_longer_for_each_thing_but_never_longer_than_a_large_one() -> None:
    def lasts(*things: str) -> float:
        return seconds_for(["OfferAccepted", *things]) - seconds_for([])

    assert lasts() == pytest.approx(SCENES["deal"])
    assert lasts("DeedMoved", "KeptCardMoved") == pytest.approx(
        SCENES["deal"] + 2 * SCENES["thing"]
    )
    assert lasts(*["DeedMoved"] * 20) == pytest.approx(SCENES["large-deal"])
    assert seconds_for(["WentBankrupt", "DeedMoved"]) == seconds_for(["WentBankrupt"])


def test_leaving_the_game_is_one_moment() -> None:
    assert seconds_for(["Conceded", "WentBankrupt"]) == seconds_for(["WentBankrupt"])


def test_every_picture_is_of_an_event_of_the_game() -> None:
    assert set(SCENES_OF) <= {event.__name__ for event in EVENTS}


def test_what_an_event_shows_has_its_time_and_a_bot_waits_for_all_of_it() -> None:
    assert {scene for scenes in SCENES_OF.values() for scene in scenes} <= set(SCENES)
    both = SCENES["die"] + SCENES["power"]
    assert seconds_for(["PowerThrown"]) - seconds_for(["TurnEnded"]) == pytest.approx(both)


def test_an_absent_seat_is_covered_after_the_grace_and_counts_from_its_leaving() -> None:
    people = table("", "", grace=30)
    match, presence = started(people), seen(people, 0, 1)
    assert next_duty(people, match, presence) is None
    look(presence, people, 0, now=START + 5)
    look(presence, people, 0, now=START + 20)

    duty = next_duty(people, match, presence)
    assert duty == Duty(due=START + 35, kind="cover", seat=1, seq=match.seq)
    look(presence, people, 0, 1, now=START + 36)
    assert next_duty(people, match, presence) is None


def test_with_a_real_box_no_bot_plays_for_a_phone_that_sleeps() -> None:
    people = table("", "", grace=30)
    people.setup = msgspec.structs.replace(people.setup, luck="told")
    match, presence = started(people), seen(people, 0, 1)
    look(presence, people, 0, now=START + 5)

    assert next_duty(people, match, presence) is None


def test_nobody_was_away_while_the_table_slept() -> None:
    people = table("", "", grace=30)
    match, presence = started(people), seen(people, 0, 1)
    look(presence, people, now=START + 5)
    look(presence, people, 0, now=START + 500)

    duty = next_duty(people, match, presence)
    assert duty is not None
    assert (duty.kind, duty.seat, duty.due) == ("cover", 1, START + 530)


def test_a_covered_seat_is_played_and_a_bot_answers_for_it() -> None:
    people = table("", "")
    match, presence = started(people), seen(people, 1)
    play_until(match, "ThrowDice")
    seat = match.prompt()["seats"][0]
    assert "think" not in kinds(people, match, presence)
    people.seats[seat].cover = "away"

    assert kinds(people, match, presence)["think"].seat == seat


def rent_open(of: Table) -> tuple[Match, Claim]:
    """Return a game before a throw, with a rent that has just fallen open to somebody else."""
    for seed in range(200):
        match, _ = Match.new(of.setup, of.names, bytes([seed]) * 32, START)
        assert isinstance(match.game, Game)
        for _ in range(60):
            seat = match.prompt()["seats"][0]
            match.play(seat, buy(match, seat, match.game.simplest(seat)), None, START)
            s = match.game.state
            prompt = match.prompt()
            if s.claims and not s.claim_made[0] and prompt["ask"] == "ThrowDice":
                if prompt["seats"] != [s.claim_owner[0]]:
                    return match, Claim(seat=s.claim_owner[0], claim=s.claim_id[0])
    raise AssertionError("no rent fell open")


def buy(match: Match, seat: int, otherwise: Any) -> Any:
    assert isinstance(match.game, Game)
    return Buy(seat=seat) if match.game.why_not(Buy(seat=seat)) is None else otherwise


def test_no_bot_throws_within_five_seconds_of_a_rent_that_a_person_may_claim() -> None:
    people = table("", "", "", pace="instant")
    match, claim = rent_open(people)
    presence = seen(people, 0, 1, 2)
    people.seats[match.prompt()["seats"][0]].level = "novice"
    duty = kinds(people, match, presence)
    assert duty["think"].due == START + 5.0
    assert "claim" not in duty
    people.seats[claim.seat].cover = "away"

    duty = kinds(people, match, presence)
    assert duty["think"].due == START
    assert next_duty(people, match, presence) == duty["claim"]


def test_a_rent_is_claimed_for_whoever_wished_it_so() -> None:
    people = table("", "", "")
    match, claim = rent_open(people)
    presence = seen(people, 0, 1, 2)
    assert next_duty(people, match, presence) is None
    people.seats[claim.seat].claims = True

    duty = next_duty(people, match, presence)
    assert duty == Duty(due=START, kind="claim", seat=claim.seat, seq=match.seq, act=claim)


def test_whoever_conceded_leaves_at_the_next_break() -> None:
    people = table("", "")
    match, presence = started(people), seen(people, 0, 1)
    play_until(match, "ThrowDice")
    people.seats[1].cover = "conceded"

    assert kinds(people, match, presence)["concede"].act == Concede(seat=1)


def auction(of: Table) -> Match:
    match = started(of)
    while match.prompt()["ask"] != "BidOrLeave":
        prompt = match.prompt()
        seat = prompt["seats"][0]
        match.play(seat, match.game.simplest(seat), None, START)
    return match


def test_a_bid_restores_at_least_eight_seconds_of_a_timed_auction() -> None:
    people = table("", "", edition="revolution-2009")
    match, presence = auction(people), seen(people, 0, 1, now=START - 100)
    clock = kinds(people, match, presence)["clock"]
    assert isinstance(clock.act, AuctionClock)
    full = clock.due - START
    assert full == 30
    lowest = match.prompt()["lowest"]
    bidder = match.prompt()["seats"][0]
    match.play(bidder, Bid(seat=bidder, amount=lowest), None, START + 10)
    assert kinds(people, match, presence)["clock"].due == START + full
    other = match.prompt()["seats"][0]
    match.play(other, Bid(seat=other, amount=match.prompt()["lowest"]), None, START + 29)
    assert kinds(people, match, presence)["clock"].due == START + 29 + 8


def test_a_bid_restores_eight_seconds_though_the_timer_is_shorter() -> None:
    house_rules = {"auction_seconds": 5, "auction_beeps": 1}
    people = table("", "", edition="revolution-2009", house_rules=house_rules)
    match, presence = auction(people), seen(people, 0, 1, now=START - 100)
    assert kinds(people, match, presence)["clock"].due == START + 5
    bidder = match.prompt()["seats"][0]
    match.play(bidder, Bid(seat=bidder, amount=match.prompt()["lowest"]), None, START + 1)

    assert kinds(people, match, presence)["clock"].due == START + 1 + 8


def test_an_auction_that_only_the_clock_can_end_ends_at_the_pace_of_the_table() -> None:
    people = table("", "", edition="revolution-2009", pace="3x")
    match, presence = auction(people), seen(people, 0, 1, now=START - 100)
    bidder, other = match.prompt()["seats"][0], 1 - match.prompt()["seats"][0]
    match.play(bidder, Bid(seat=bidder, amount=match.prompt()["lowest"]), None, START)
    match.play(other, Leave(seat=other), None, START + 3)

    assert match.prompt()["ask"] == "AwaitClock"
    assert kinds(people, match, presence)["clock"].due == START + 3 + LOOKED_AT / 3


def test_a_clock_that_ran_when_the_table_slept_goes_on_with_ten_seconds() -> None:
    people = table("", "", edition="revolution-2009")
    match = auction(people)
    presence = seen(people, 0, 1, now=START + 600)

    assert kinds(people, match, presence)["clock"].due == START + 610


def test_an_auction_without_a_timer_has_no_clock() -> None:
    people = table("", "")
    match, presence = started(people), seen(people, 0, 1)
    play_until(match, "BuyOrAuction")
    seat = match.prompt()["seats"][0]
    match.play(seat, Decline(seat=seat), None, START)
    assert match.prompt()["ask"] == "BidOrLeave"
    assert next_duty(people, match, presence) is None


def test_the_turn_clock_is_off_by_default_and_gives_the_simplest_answer() -> None:
    people = table("", "")
    match, presence = started(people), seen(people, 0, 1, now=START - 50)
    assert next_clock(people, match, presence) is None
    people.life.clock = 20

    duty = next_duty(people, match, presence)
    assert duty is not None
    assert (duty.kind, duty.due) == ("turn", START + 20)
    assert next_clock(people, match, presence) == duty


def test_bots_and_clocks_wait_for_whoever_builds() -> None:
    people = table("", "", pace="instant", clock=2)
    match, presence = started(people), seen(people, 0, 1, now=START - 50)
    play_until(match, "ThrowDice")
    seat = match.prompt()["seats"][0]
    people.life.hold = Hold(seat=1 - seat, until=START + 5, turn=1, asked=(1 - seat,))

    assert kinds(people, match, presence)["turn"].due == START + 5
    people.seats[seat] = Seat(level="novice", name="Ada")
    assert kinds(people, match, presence)["think"].due == START + 5


def test_bots_do_business_before_a_throw_until_none_wants_any() -> None:
    people = table("novice", "")
    match, presence = started(people), seen(people, 1)
    play_until(match, "ThrowDice")
    first = next_duty(people, match, presence)
    assert first is not None
    assert (first.kind, first.seat) == ("business", -1)
    presence.idle = match.seq

    assert "business" not in kinds(people, match, presence)


def test_the_same_moments_come_from_the_log_when_it_is_read_again() -> None:
    people = table("", "")
    match, first = Match.new(people.setup, people.names, b"k" * 32, START)
    log = [first]
    for at in range(6):
        seat = match.prompt()["seats"][0]
        log.append(match.play(seat, match.game.simplest(seat), None, START + at))
    written = [msgspec.json.encode(entry).decode() for entry in log]
    again = Match.load(people.setup, people.names, b"k" * 32, written)
    assert again.moments == match.moments
    assert again.moments.changed == START + 5


def test_a_timed_game_ends_at_the_hour_that_was_agreed() -> None:
    people = table("", "", variant="timed", minutes=45)
    match, there = started(people), seen(people, 0, 1)
    play_until(match, "ThrowDice", START + 60)

    hour = kinds(people, match, there)["clock"]
    assert (hour.due, hour.act) == (START + 45 * 60, TimeUp())

    match.play(hour.seat, TimeUp(), None, hour.due)
    assert "clock" not in kinds(people, match, there)


def test_a_table_that_slept_over_its_hour_has_a_moment_left() -> None:
    people = table("", "", variant="timed", minutes=45)
    match, there = started(people), seen(people)
    look(there, people, 0, 1, now=START + 3000)

    assert kinds(people, match, there)["clock"].due == START + 3010


def test_a_game_without_a_time_limit_has_no_hour() -> None:
    for of in (table("", "", minutes=45), table("", "", variant="timed")):
        assert ends_at(of, started(of)) == 0
        assert "clock" not in kinds(of, started(of), seen(of, 0, 1))


def counted(of: Table) -> Match:
    """Return a sliding game whose second round has just begun."""
    match = started(of)
    while "RoundEnded" not in match.newest_events:
        seat = match.prompt()["seats"][0]
        match.play(seat, match.game.simplest(seat), None, START)
    of.seats[match.prompt()["seats"][0]] = Seat(level="novice", name="Ada")
    return match


@pytest.mark.parametrize("pace", ["1x", "3x"])
def test_bots_wait_until_everybody_there_has_read_how_a_round_was_counted(pace: str) -> None:
    people = table("", "", "", edition="knockout-2024", pace=pace)
    match, everybody = counted(people), seen(people, 0, 1, 2)
    first, second = (at for at, seat in enumerate(people.seats) if not seat.is_played)
    soon = START + pause(people, match)

    assert kinds(people, match, everybody)["think"].due == START + COUNT_SECONDS > soon
    assert note_read(people, match, [first], match.counted)
    assert readers(people, match, everybody) == (second,)
    assert kinds(people, match, everybody)["think"].due == START + COUNT_SECONDS
    assert not note_read(people, match, [first, second], match.counted - 1)
    assert note_read(people, match, [first, second], match.counted)
    assert not note_read(people, match, [second], match.counted)
    assert kinds(people, match, everybody)["think"].due == soon


def test_bots_wait_for_no_reader_who_is_away_and_for_none_at_an_instant_pace() -> None:
    people = table("", "", "", edition="knockout-2024")
    match, everybody = counted(people), seen(people, 0, 1, 2)
    first, _ = (at for at, seat in enumerate(people.seats) if not seat.is_played)
    note_read(people, match, [first], match.counted)

    assert kinds(people, match, seen(people, first))["think"].due < START + COUNT_SECONDS
    people.pace = "instant"
    assert kinds(people, match, everybody)["think"].due == START


def test_a_count_that_was_taken_back_is_read_by_nobody() -> None:
    people = table("", "", "", edition="knockout-2024")
    match, everybody = counted(people), seen(people, 0, 1, 2)
    match.go_back(0, match.seq, START)

    assert readers(people, match, everybody) == ()
    assert not note_read(people, match, [0], match.seq - 1)
