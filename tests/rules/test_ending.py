"""What is left on the table when a game ends, and what the bank has paid by then."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.orders import Lift, Mortgage
from passgo.game.play import Game
from passgo.rules.agenda import BREAK, CARD_BACK_UNDER, ROUND, push
from passgo.rules.ending import bring_to_an_end, clear_table
from passgo.rules.invariants import broken
from passgo.rules.limits import BANK, CARDS, NOBODY
from passgo.rules.money import FOR_TAX, transfer
from passgo.rules.state import State

CLASSIC = load_edition("classic-2003")


def test_a_card_being_obeyed_goes_back_under_its_pack_when_the_game_ends() -> None:
    s, b = State(), board_of(CLASSIC)
    s.seats, s.deck_count[1] = 2, 15
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, CARD_BACK_UNDER, NOBODY, CARDS + 5, 0, 0)
    push(s, BREAK, 0, 0, 0, 0)

    clear_table(s, b)

    assert (s.depth, s.deck_count[1], s.deck[CARDS + 15]) == (0, 16, 5)
    assert s.deck_count[0] == 0


def test_the_bank_counts_what_it_pays_and_what_it_receives() -> None:
    s, b = State(), board_of(CLASSIC)
    s.seats = 2
    transfer(s, b, BANK, 0, 700, FOR_TAX)
    transfer(s, b, 0, BANK, 200, FOR_TAX)
    transfer(s, b, 0, 1, 100, FOR_TAX)

    assert (s.bank_paid, s.cash[:2]) == (500, [400, 100])


def test_a_game_stays_sound_while_the_bank_pays_and_takes() -> None:
    game = Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [{"name": "A", "owns": ["nord"]}, {"name": "B"}],
        }
    )
    game.play(Mortgage(seat=0, place="nord"))
    game.play(Lift(seat=0, place="nord"))

    assert broken(game.state, game.board) == 0


@pytest.mark.clause("CL-189")
def test_when_a_game_is_decided_only_rents_claimed_in_time_are_still_due() -> None:
    s, b = State(), board_of(CLASSIC)
    s.seats, s.claims = 3, 3
    s.claim_id[:3] = [1, 2, 3]
    s.claim_made[:3] = [0, 1, 0]
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, BREAK, 0, 0, 0, 0)

    bring_to_an_end(s, b)

    assert (s.claims, s.claim_id[0], s.depth, s.over) == (1, 2, 1, 0)
