"""Jail on the board with the unit: no card that frees exists, to keep, use, buy or sell."""

import pytest

from passgo.editions import load_edition
from passgo.game.ids import lexicon_of
from passgo.game.orders import Offer, UseCard
from passgo.game.play import Game
from passgo.refusal import Refusal

REVOLUTION = load_edition("revolution-2009")
PRISONER = {
    "format": "passgo-position",
    "version": 3,
    "edition": "revolution-2009",
    "players": [{"name": "A", "at": "jail", "jail": 0}, {"name": "B", "owns": ["nord"]}],
}
TEXTS = [card.id for card in REVOLUTION.cards]


@pytest.mark.clause("RE-164")
def test_no_card_of_the_unit_can_be_kept() -> None:
    assert lexicon_of(REVOLUTION).kept == []
    assert "jail-free" not in {card.kind for card in REVOLUTION.cards}


@pytest.mark.clause("RE-164")
@pytest.mark.parametrize("card", TEXTS)
def test_no_text_can_be_used_or_bought_like_a_card(card: str) -> None:
    game = Game.at(PRISONER)
    before = game.position()

    with pytest.raises(Refusal):
        game.play(UseCard(seat=0, card=card))
    with pytest.raises(Refusal):
        game.play(Offer(seat=0, other=1, give_cash=500_000, ask_cards=(card,)))
    assert game.position() == before


@pytest.mark.clause("RE-164")
def test_a_prisoner_is_offered_no_card_to_use() -> None:
    options = Game.at(PRISONER).options(0)

    assert [option.open for option in options if option.do == "UseCard"] in ([], [False])
    assert [option.open for option in options if option.do == "PayFine"] == [True]
