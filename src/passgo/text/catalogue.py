"""The messages of an edition in one language: shared ones, overlaid by the edition's own."""

from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from passgo.editions import Card, Edition
from passgo.sliding.edition import Edition as SlidingEdition
from passgo.text.cards import card_facts
from passgo.text.facts import Facts, box_facts
from passgo.text.forms import Forms, variables
from passgo.text.language import Language
from passgo.text.money import money

_SHARED = Path(__file__).parent
_LOCALES = {"fr": "fr_FR", "en": "en_GB"}


class TextError(LookupError):
    """A message is missing, or lacks a fact; a bug of ours, never a player's doing."""


def text_files(edition: Edition | SlidingEdition | None, language: Language) -> list[Path]:
    """Return the files of a catalogue: shared ones first, then from the root edition down."""
    shared = sorted((_SHARED / language).glob("*.ftl"))
    folders = edition.folders if edition else ()
    return [*shared, *(Path(folder) / f"{language}.ftl" for folder in folders)]


class Catalogue:
    """All messages of one edition in one language; without an edition, the shared ones."""

    def __init__(self, edition: Edition | SlidingEdition | None, language: Language) -> None:
        """Read the files; later ones overlay earlier ones."""
        self.edition = edition
        self.language = language
        self._box = box_facts(edition)
        self._bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        for file in text_files(edition, language):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return self._bundle.has_message(key)

    def text(self, key: str, facts: Facts | None = None) -> str:
        """Return a message, or with `key.attribute` one of its forms."""
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: no text for {key!r}")
        text, errors = self._bundle.format_pattern(pattern, self.variables(facts or {}))
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def variables(self, facts: Facts) -> Forms:
        """Return the variables of a message: its facts and those of the box, in all their forms."""
        return variables({**self._box, **facts}, self)

    def card(self, card: Card) -> str:
        """Return what a card says."""
        return self.text(f"card-{card.id}", card_facts(card))

    def money(self, amount: int) -> str:
        """Return an amount as a player reads it."""
        if self.edition is None:
            raise TextError("money is written the way of an edition")
        return money(amount, self.edition, self.language)

    def forms(self, key: str) -> Iterable[str]:
        """Return the names of the forms that a message has."""
        return tuple(self._message(key).attributes)

    def _message(self, name: str) -> Message:
        if name not in self:
            raise TextError(f"{self.language}: no message {name!r}")
        return self._bundle.get_message(name)
