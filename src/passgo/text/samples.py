"""Sample facts: what each fact may be, three times, so that an editor can read every message."""

from collections.abc import Mapping

from passgo.editions import Edition
from passgo.text.facts import Amount, Fact, Named, Person, space

Three = tuple[Fact, Fact, Fact]

PEOPLE: Three = (Person("Bo"), Person("Inès"), Person("Chloé"))
OTHERS: Three = (Person("Hugo"), Person("Max"), Person("Anaïs"))
COUNTS: Three = (1, 2, 12)


def samples(edition: Edition) -> Mapping[str, Three]:
    """Return three values for every fact that a message may name, in the terms of an edition."""
    step = edition.money.step
    amounts = (Amount(step), Amount(edition.rules.fine), Amount(edition.rules.start_cash))
    places = _places(edition)
    return {
        "amount": amounts,
        "count": COUNTS,
        "other": OTHERS,
        "place": places,
        "places": (places[:1], places[:2], places),
        "player": PEOPLE,
    }


def _places(edition: Edition) -> tuple[Named, Named, Named]:
    """Return a street, a station and a corner; the forms of their names differ."""
    by_kind = {one.kind: one.id for one in reversed(edition.spaces)}
    street, corner = by_kind["street"], by_kind["go"]
    return space(street), space(by_kind.get("station", street)), space(corner)
