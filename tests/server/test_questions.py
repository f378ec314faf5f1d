"""Questions: what makes one another one."""

import pytest

from passgo.server.play.question import subject

BUYING = {"ask": "BuyOrAuction", "seats": [1], "place": "paix", "price": 400}


@pytest.mark.parametrize("news", [{"completes_for": 2}, {"id": 9}, {"amount": 30}])
def test_a_question_is_about_the_same_whatever_is_told_beside_it(news: dict[str, int]) -> None:
    assert subject(BUYING | news) == subject(BUYING)


@pytest.mark.parametrize("other", [{"seats": [2]}, {"place": "foch"}, {"ask": "ThrowDice"}])
def test_another_place_or_person_makes_another_question(other: dict[str, object]) -> None:
    assert subject(BUYING | other) != subject(BUYING)


def test_an_auction_is_about_its_lot() -> None:
    bid = {"ask": "BidOrLeave", "seats": [1, 2], "lot": "paix", "highest": 10, "bidder": 2}
    higher = {"ask": "BidOrLeave", "seats": [2], "lot": "paix", "highest": 20, "bidder": 1}

    assert subject(bid) == subject(higher)
    assert subject(bid) != subject(bid | {"lot": "foch"})
