"""Verbs: the short form of every order, as one table.

A form is plain words with fields in angle brackets; ``parse_order`` finds the form of a text and
returns what to play, which may depend on the game (which claim, whose offer).
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from passgo.editions import Edition
from passgo.fields import ONE_SEAT, Meaning, fields_of
from passgo.game import orders
from passgo.game.answers import NATURE_ORDERS
from passgo.game.codecs import ids_of
from passgo.game.orders import ORDERS, Order
from passgo.game.play import Game
from passgo.scenarios.language import MakeOrder

Facts = dict[str, Any]
Texts = dict[str, str]

MEANINGS = {field.name: field.meaning for kind in ORDERS.values() for field in fields_of(kind)}
"""What a field of any order means; a form may say what its own order holds under a number."""
NAMED = {
    Meaning.SPACE: "space",
    Meaning.CARD: "card",
    Meaning.DECK: "deck",
    Meaning.ZONE: "zone",
    Meaning.TOKEN: "token",
}
"""What is called by its id, with the word for it."""


class StepError(ValueError):
    """A text that is no step; the message says why."""


@dataclass(frozen=True)
class Verb:
    """One form of an order; *acted* tells whether a player's name comes first."""

    form: str
    order: type[Any]
    acted: bool = True

    @property
    def words(self) -> str:
        """The words with which it begins."""
        return re.split(r"[<:]", self.form)[0].strip()


def _plain(order: type[Order]) -> Verb:
    """Return the form of an order that says nothing but who gives it: the words of its name."""
    words = re.findall("[A-Z][a-z]*", order.__name__)
    return Verb(" ".join(words).lower(), order, acted=bool(order.__struct_fields__))


VERBS = (
    *(_plain(order) for order in ORDERS.values() if order.__struct_fields__ in ((), ("seat",))),
    Verb("bid <amount>", orders.Bid),
    Verb("claim rent", orders.Claim),
    Verb("claim rent <place>", orders.Claim),
    Verb("claim rent from <other>", orders.Claim),
    Verb("claim rent <place> from <other>", orders.Claim),
    Verb("claim rent number <claim>", orders.Claim),
    Verb("build <place>", orders.Build),
    Verb("build <place> wish <wish>", orders.Build),
    Verb("wish <count>", orders.Wish),
    Verb("place <place>", orders.Place),
    Verb("sell <place>", orders.Sell),
    Verb("sell group <place>", orders.SellGroup),
    Verb("mortgage <place>", orders.Mortgage),
    Verb("lift <place>", orders.Lift),
    Verb("offer <other>: <given> for <asked>", orders.Offer),
    Verb("counter: <given> for <asked>", orders.Counter),
    Verb("pay in kind <paid> at <value>", orders.PayInKind),
    Verb("use card <card>", orders.UseCard),
    Verb("choose zone <zone>", orders.ChooseZone),
    Verb("force deal <give> for <ask>", orders.ForceDeal),
    Verb("choose token <token>", orders.ChooseToken),
    Verb("take deeds <give>", orders.TakeDeeds),
    Verb("jump to <place>", orders.Jump),
    Verb("shift <other> to <place>", orders.Shift),
    Verb("steal <ask>", orders.Steal),
    Verb("wipe out <other>", orders.WipeOut),
    Verb("dice <first> <second>", orders.DiceFall, acted=False),
    Verb("card <card>", orders.CardComes, acted=False),
    Verb("deed <place>", orders.DeedComes, acted=False),
    Verb("random <number>", orders.RandomFalls, acted=False),
    Verb("die <number>", orders.DieFalls, acted=False),
    Verb("shuffled <deck>", orders.PackShuffled, acted=False),
)
WORD = r"[^\s:+]+"
LIST = r".+?"
LISTS = ("given", "asked", "paid", "give", "ask", "ends", "order", "keys", "text")
SHAPES = dict.fromkeys(LISTS, LIST)


def parse_order(text: str, edition: Edition, names: Sequence[str]) -> MakeOrder:
    """Return what a text such as "A bid 120" plays; StepError for what is no order."""
    verb, texts = found_verb(text, VERBS, names)
    return _maker(verb, texts, edition, names)


def found_verb(text: str, verbs: Sequence[Verb], names: Sequence[str]) -> tuple[Verb, Texts]:
    """Return the verb whose form a text has, with what stands in its fields."""
    for verb in verbs:
        found = _pattern(verb).fullmatch(text)
        if found and (not verb.acted or found["seat"] in names):
            return verb, found.groupdict()
    actor, _, rest = text.partition(" ")
    known = [verb.form for verb in verbs if verb.form.split()[0] == rest.split(" ")[0].rstrip(":")]
    if known and actor not in names:
        raise StepError(f"{text!r}: there is no player {actor!r}")
    hint = f"; did you mean {' | '.join(known)}?" if known else ""
    raise StepError(f"{text!r}: unknown verb{hint}")


def parse_luck(text: str, edition: Edition) -> Order:
    """Return nature's answer of a text such as "dice 1 2"."""
    for verb in VERBS:
        found = _pattern(verb).fullmatch(text)
        if found and verb.order in NATURE_ORDERS:
            order: Order = verb.order(**_facts(verb, found.groupdict(), edition, ()))
            return order
    forms = [verb.form for verb in VERBS if verb.order in NATURE_ORDERS]
    raise StepError(f"{text!r}: luck is {' | '.join(forms)}")


def _pattern(verb: Verb) -> re.Pattern[str]:
    form = re.sub(r"<(\w+)>", lambda m: f"(?P<{m[1]}>{SHAPES.get(m[1], WORD)})", verb.form)
    return re.compile(rf"(?P<seat>{WORD}) {form}" if verb.acted else form)


def _maker(verb: Verb, texts: Texts, edition: Edition, names: Sequence[str]) -> MakeOrder:
    facts = _facts(verb, texts, edition, names)
    if verb.order is orders.Claim:
        return lambda game: _claim(game, facts)
    if verb.order is orders.Counter:
        return lambda game: _counter(game, facts)
    order = verb.order(**facts)
    return lambda _: order


def _facts(verb: Verb, texts: Texts, edition: Edition, names: Sequence[str]) -> Facts:
    facts: Facts = {}
    kind: type[Order] = verb.order
    of_order = {field.name: field.meaning for field in fields_of(kind)}
    for field, text in texts.items():
        if field in MIXED:
            facts |= MIXED[field](text, edition)
        else:
            meaning = of_order.get(field) or MEANINGS[field]
            facts[field] = _fact(meaning, text, edition, names)
    return facts


def _fact(meaning: Meaning, text: str, edition: Edition, names: Sequence[str]) -> Any:
    """Return what a text says of a field that means this."""
    if meaning in ONE_SEAT:
        return seat_in(text, names)
    if meaning is Meaning.GOODS:
        return tuple(_space(item, edition) for item in text.split(" + "))
    if meaning is Meaning.KEPT_CARD:
        return _card(text, edition)
    if meaning in NAMED:
        return id_in(text, ids_of(edition, meaning), NAMED[meaning])
    return number_in(text)


def seat_in(text: str, names: Sequence[str]) -> int:
    """Return the seat of a name."""
    if text not in names:
        raise StepError(f"there is no player {text!r}")
    return list(names).index(text)


def _space(text: str, edition: Edition) -> str:
    return id_in(text, ids_of(edition, Meaning.SPACE), "space")


def _card(text: str, edition: Edition) -> str:
    return id_in(text, ids_of(edition, Meaning.CARD), "card")


def id_in(text: str, known: Collection[str], what: str) -> str:
    """Return an id that is known."""
    if text not in known:
        raise StepError(f"unknown {what} {text!r}")
    return text


def number_in(text: str) -> int:
    """Return a whole number."""
    if not re.fullmatch(r"-?\d{1,15}", text):
        raise StepError(f"{text!r} is no number")
    return int(text)


def _goods(text: str, side: str, edition: Edition) -> Facts:
    """Return one side of a deal: "lecourbe + 50 + card chance-jail-free", or "nothing"."""
    cash, deeds, cards = 0, [], []
    for item in [] if text == "nothing" else text.split(" + "):
        if item.startswith("card "):
            cards.append(_card(item.removeprefix("card "), edition))
        elif re.fullmatch(r"-?\d+", item):
            cash += number_in(item)
        else:
            deeds.append(_space(item, edition))
    return {f"{side}_cash": cash, side: tuple(deeds), f"{side}_cards": tuple(cards)}


def _payment(text: str, edition: Edition) -> Facts:
    """Return what settles a debt: "lecourbe + nord + 50"."""
    goods = _goods(text, "give", edition)
    if goods["give_cards"]:
        raise StepError(f"{text!r}: a debt is settled in deeds and cash, not in cards")
    return {"give": goods["give"], "cash": goods["give_cash"]}


MIXED: Mapping[str, Callable[[str, Edition], Facts]] = {
    "given": lambda text, edition: _goods(text, "give", edition),
    "asked": lambda text, edition: _goods(text, "ask", edition),
    "paid": _payment,
}
"""What stands for several fields of an order at once."""


def _counter(game: Game, facts: Facts) -> Order:
    return orders.Counter(other=game.state.offer_from, **facts)


def _claim(game: Game, facts: Facts) -> Order:
    """Return the claim meant: the player's own open one first, then any that fits."""
    seat, s = facts["seat"], game.state
    if "claim" in facts:
        return orders.Claim(seat=seat, claim=facts["claim"])
    fitting = [at for at in range(s.claims) if _fits(game, at, facts)]
    own = [at for at in fitting if s.claim_owner[at] == seat]
    unmade = [at for at in own if not s.claim_made[at]]
    if len(unmade) > 1:
        raise StepError("several rents are open: say which place, from whom, or its number")
    chosen = unmade or own or fitting
    return orders.Claim(seat=seat, claim=s.claim_id[chosen[0]] if chosen else 0)


def _fits(game: Game, at: int, facts: Facts) -> bool:
    place = game.edition.spaces[game.state.claim_place[at]].id
    debtor = game.state.claim_debtor[at]
    return bool(facts.get("place", place) == place and facts.get("other", debtor) == debtor)
