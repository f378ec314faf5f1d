"""Text of a record: what happened in it as sentences, step by step, for both kinds of games."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from passgo.game.play import Game
from passgo.games import AnyGame, Kind, replay
from passgo.refusal import Refusal
from passgo.sliding.edition import EDITIONS
from passgo.sliding.events import Event as SlidingEvent
from passgo.sliding.game import SlidingGame
from passgo.sliding.wording import Teller as SlidingTeller
from passgo.text import Language
from passgo.text.tell import Teller

Tell = Callable[[Any], str]
GROUPS = {"fr": "\u202f", "en": ","}
AND = {"fr": " et ", "en": " and "}


def told(document: Mapping[str, Any], language: Language) -> Iterator[tuple[int, str]]:
    """Return what happened in a record: sentences, each with the number of its action."""
    name = "orders" if "orders" in document else "actions"
    game = replay({**document, name: []})
    tell = teller_of(game, language)
    for number, action in enumerate(document[name]):
        for event in played(game, action, number):
            yield number + 1, tell(event)


def played(game: AnyGame, action: Mapping[str, Any], number: int) -> list[msgspec.Struct]:
    """Return what an action of a record does; one that is against the rules is named."""
    try:
        return list(game.play_written(action))
    except Refusal as refusal:
        raise ValueError(f"action {number + 1}: {refusal}") from refusal


def teller_of(game: AnyGame, language: Language) -> Tell:
    """Return what tells the events of a game."""
    return TELLERS[game.kind](game, language)


def dice_teller(game: Game, language: Language) -> Tell:
    """Return what tells the events of a dice game."""
    return Teller(game.edition, game.seats, language).event


def sliding_teller(game: SlidingGame, language: Language) -> Tell:
    """Return what tells the events of a sliding game."""
    return SlidingWords(game, language).tell


class SlidingWords:
    """The words of a sliding game in one language."""

    def __init__(self, game: SlidingGame, language: Language) -> None:
        text = (EDITIONS / game.edition.id / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        sides = game.view(None).sides
        self._teller = SlidingTeller(
            game.edition,
            game.state.names,
            [AND[language].join(side.names) for side in sides],
            lambda name, form: self._text(name, form, {}),
            lambda amount: f"{amount:,}".replace(",", GROUPS[language]),
        )

    def tell(self, event: SlidingEvent) -> str:
        """Return an event as a sentence."""
        key, facts = self._teller.tell(event)
        return self._text(key, "", facts)

    def _text(self, name: str, form: str, facts: Mapping[str, Any]) -> str:
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None, name
        sentence, errors = self._bundle.format_pattern(pattern, dict(facts))
        assert not errors, (name, errors)
        return str(sentence)


TELLERS: dict[Kind, Callable[[Any, Language], Tell]] = {
    "dice": dice_teller,
    "sliding": sliding_teller,
}
