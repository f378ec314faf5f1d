"""Typed objects of the game as sentences."""

import pytest

from passgo.bots.random.fuzzing import choose_anyhow
from passgo.editions import load_edition
from passgo.game import events, prompts
from passgo.game.encoding import decode
from passgo.game.luck import Seeded
from passgo.game.orders import AuctionClock, Offer, Order, Stop
from passgo.game.play import Game
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.rules.actions import Action
from passgo.rules.luck import seed_generator
from passgo.rules.state import State
from passgo.text import LANGUAGES, Language
from passgo.text.keys import rule_key
from passgo.text.tell import Teller, catalogue_of

CLASSIC = load_edition("classic-2003")
SEATS = (Seat("Bo", "car"), Seat("Inès", "dog"), Seat("bank", "hat"))
LONG = 600  # orders of people and nature
FIFTY = {"fr": "50\u00a0€", "en": "€50"}


def said(event: events.Event, language: Language) -> str:
    return Teller(CLASSIC, SEATS, language).event(event)


def asked(prompt: prompts.Prompt, seat: int | None, language: Language) -> str:
    return Teller(CLASSIC, SEATS, language).prompt(prompt, seat)


def refused(refusal: Refusal, language: Language) -> str:
    """Return a refusal as it is read before a game, where there are no seats yet."""
    return Teller(CLASSIC, (), language).refusal(refusal)


def test_an_event_names_people_places_and_money() -> None:
    claimed = events.RentClaimed(owner=1, debtor=0, place="paix", amount=50, claim=1)

    assert said(claimed, "en") == "Inès claims €50 in rent from Bo for Rue de la Paix."
    assert said(claimed, "fr") == (
        f"Inès réclame à Bo {FIFTY['fr']} de loyer pour la rue de la Paix."
    )


def test_french_owners_lose_their_e() -> None:
    accepted = [events.OfferAccepted(seat=0, other=1), events.OfferAccepted(seat=1, other=0)]

    assert [said(event, "fr") for event in accepted] == [
        "Bo accepte la proposition d’Inès.",
        "Inès accepte la proposition de Bo.",
    ]


def test_nobody_is_the_bank_and_a_player_of_that_name_is_not() -> None:
    to_bank = events.Paid(payer=0, receiver=None, amount=50, reason="card")
    to_player = events.Paid(payer=0, receiver=2, amount=50, reason="card")

    assert said(to_bank, "en") == "The card costs Bo €50."
    assert said(to_player, "en") == "The card says so: Bo pays bank €50."
    moved = events.DeedMoved(giver=1, taker=None, place="paix")
    assert said(moved, "fr").endswith("la rue de la Paix passe d’Inès à la banque.")


def test_a_tie_at_the_start_is_said_to_those_who_throw_again() -> None:
    first = prompts.ThrowToStart(seats=(0,))
    tie = prompts.ThrowToStart(seats=(0,), tied=(0, 1), total=9)

    assert asked(first, 0, "fr") == "Lancez les dés\u202f: le plus haut total commence."
    assert asked(tie, 0, "fr") == "Égalité à 9 entre Bo et Inès\u202f: relancez les dés."
    assert asked(tie, 1, "fr") == "Égalité à 9 entre Bo et Inès\u202f: à Bo de relancer les dés."
    assert asked(tie, 1, "en") == "A tie at 9 between Bo and Inès: Bo must throw again."


@pytest.mark.parametrize("language", LANGUAGES)
def test_jail_offers_a_card_only_to_who_has_one(language: Language) -> None:
    word = {"fr": "carte", "en": "card"}[language]

    assert word in asked(prompts.ThrowDice(seats=(0,), in_jail=True, has_card=True), 0, language)
    assert word not in asked(prompts.ThrowDice(seats=(0,), in_jail=True), 0, language)


@pytest.mark.parametrize(
    ("edition", "place", "french", "english"),
    [
        ("classic-2003", "luxury-tax", "Taxe de luxe", "Luxury Tax"),
        ("classic-2003", "income-tax", "Impôts sur le revenu", "Income Tax"),
        ("clone-wars-2008", "ransom", "Rançon", "Ransom"),
    ],
)
def test_a_tax_is_called_by_its_space(edition: str, place: str, french: str, english: str) -> None:
    paid = events.Paid(payer=0, receiver=None, amount=100, reason="tax", place=place)
    debt = prompts.PayDebt(seats=(0,), creditor=None, amount=100, reason="tax", place=place)
    in_french, in_english = (Teller(load_edition(edition), SEATS, each) for each in ("fr", "en"))

    assert in_french.event(paid).startswith(f"{french}\u202f: Bo paie 100")
    assert in_english.event(paid).startswith(f"{english}: Bo pays")
    assert f"({french})" in in_french.prompt(debt, 0)
    assert f"({english})" in in_english.prompt(debt, 1)


def test_an_answer_to_an_offer_speaks_to_who_made_it() -> None:
    refused = events.OfferRefused(seat=0, other=1)
    teller = Teller(CLASSIC, SEATS, "fr")

    assert teller.event(refused, 1) == "Bo refuse votre proposition."
    assert teller.event(refused, 0) == "Vous refusez la proposition d’Inès."
    assert teller.event(refused, 2) == teller.event(refused)
    assert teller.event(refused) == "Bo refuse la proposition d’Inès."


@pytest.mark.parametrize(("lot", "words"), [("house", "a house"), ("nord", "Gare du Nord")])
def test_a_lot_is_a_place_or_a_building(lot: str, words: str) -> None:
    opened = events.AuctionOpened(lot=lot, minimum=50, seats=(0, 1))

    assert said(opened, "en") == f"Up for auction: {words}, from €50. Bidding: Bo and Inès."


def test_whoever_must_act_is_spoken_to_and_the_others_are_told() -> None:
    prompt = prompts.BuyOrAuction(seats=(1,), place="nord", price=50)

    assert asked(prompt, 1, "en") == "For sale: Gare du Nord, €50. Will you buy?"
    told = "Inès may buy Gare du Nord for €50."
    assert asked(prompt, 0, "en") == asked(prompt, None, "en") == told


def test_an_offer_is_read_out_with_all_it_holds() -> None:
    offer = Offer(
        seat=1, other=0, give=("nord", "paix"), ask_cash=50, ask_cards=("chance-jail-free",)
    )
    prompt = prompts.AnswerOffer(seats=(0,), offer=offer, value=None)
    gift = prompts.AnswerOffer(seats=(0,), offer=Offer(seat=1, other=0, give=("paix",)), value=None)

    assert asked(prompt, 0, "en") == (
        "Inès offers you Gare du Nord and Rue de la Paix "
        "for a get-out-of-jail card (Chance) and €50. Do you accept?"
    )
    assert "la rue de la Paix contre rien" in asked(gift, 0, "fr")


def test_somebody_who_moves_oneself_is_not_named_twice() -> None:
    own = events.TokenSent(seat=0, other=0, place="paix")
    other = events.TokenSent(seat=0, other=1, place="paix")

    assert said(own, "fr") == "Bo place son pion à la rue de la Paix."
    assert said(other, "fr") == "Bo envoie le pion d’Inès à la rue de la Paix."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_counts_money_or_things_and_does_without(language: Language) -> None:
    short = Refusal("not-enough-cash", (), {"needed": 50, "held": 7})
    wish = Refusal("wish-too-large", (), {"needed": 50, "held": 7})

    assert FIFTY[language] in refused(short, language)
    assert "50" in refused(wish, language)
    assert FIFTY[language] not in refused(wish, language)
    assert "50" not in refused(Refusal("not-enough-cash"), language)


def test_a_token_that_is_taken_is_named_as_players_know_it() -> None:
    taken = Refusal("token-taken", (), {"given": "dog"})

    assert refused(taken, "fr").startswith("Ce pion est déjà pris\u202f: Chien.")


def test_a_rule_speaks_in_the_words_of_its_board() -> None:
    clone_wars = load_edition("clone-wars-2008")

    found = [
        catalogue_of(board, "fr").text(rule_key("utility_by_card"))
        for board in (CLASSIC, clone_wars)
    ]

    assert found == ["Carte menant à une compagnie", "Carte menant à une station"]


@pytest.mark.parametrize(
    ("edition", "variant", "house_rules"),
    [
        ("classic-2003", "quick", {}),
        ("classic-us", "", {}),
        ("euro-1999", "", {}),
        ("revolution-2009", "", {"texts_fade": True}),
        ("clone-wars-2008", "", {"powers": "on"}),
    ],
)
def test_a_whole_random_game_is_told_in_both_languages(
    edition: str, variant: str, house_rules: dict[str, object]
) -> None:
    game = Game.new(
        edition, ["Bo", "Inès", "Hugo"], variant=variant, house_rules=house_rules, luck=Seeded(11)
    )
    tellers = [Teller(game.edition, game.seats, language) for language in LANGUAGES]
    choice, action = State(), Action()
    seed_generator(choice, 11)
    kinds: set[type[events.Event]] = set()

    while not game.is_over:
        for teller in tellers:
            assert all(teller.prompt(game.prompt, seat) for seat in (0, 1, None))
        for event in game.play(order_of(game, choice, action)):
            kinds.add(type(event))
            assert all(teller.event(event) for teller in tellers)

    assert len(kinds) > 25
    assert all("Fortunes" in teller.prompt(game.prompt, 0) for teller in tellers)


def order_of(game: Game, choice: State, action: Action) -> Order:
    """Return any order; after some time the table agrees to stop and count."""
    if len(game.orders) > LONG and not game.state.time_up:
        return Stop()
    if isinstance(game.prompt, prompts.AwaitClock):
        return AuctionClock()
    choose_anyhow(game.state, game.board, choice, action)
    return decode(action, game.edition)
