"""Words: the texts, names and numbers of a report in one language."""

from html import escape

from passgo.editions import Edition
from passgo.simulate.results import Results
from passgo.text import Amount, Catalogue, Facts, Language, Person

NARROW = "\u202f"
NO_BREAK = "\u00a0"


class Words:
    """What a report says, ready to stand in HTML."""

    def __init__(self, edition: Edition, language: Language) -> None:
        """Read the catalogue of the edition."""
        self.language = language
        self.edition = edition
        self._catalogue = Catalogue(edition, language)

    def text(self, key: str, facts: Facts | None = None) -> str:
        """Return a message of the report."""
        return escape(self._catalogue.text(f"report-{key}", facts))

    def name(self, key: str) -> str:
        """Return a name of the edition: a title, a space, a group."""
        return escape(self._catalogue.text(key))

    def word(self, key: str) -> str:
        """Return a word of the edition with a capital letter."""
        word = self.name(key)
        return word[:1].upper() + word[1:]

    def bot(self, label: str) -> str:
        """Return the name of a bot from its label, with its number where it has one."""
        kind, _, number = label.partition(" ")
        return self.text(f"bot-{kind}") + (f"{NO_BREAK}{number}" if number else "")

    def lead(self, results: Results) -> str:
        """Return the headline: the best bot and its rate."""
        best = max(results.bots, key=lambda bot: bot.wins)
        rate = self.percent(best.rate.value)
        return self.text("lead", {"player": Person(self.bot(best.name)), "count": rate})

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a number with grouped thousands and the language's decimal sign."""
        digits = f"{value:,.{decimals}f}"
        if self.language == "fr":
            return digits.replace(",", NARROW).replace(".", ",")
        return digits

    def percent(self, share: float, decimals: int = 1) -> str:
        """Return a share in percent."""
        sign = f"{NARROW}%" if self.language == "fr" else "%"
        return self.number(100 * share, decimals) + sign

    def money(self, amount: float) -> str:
        """Return an amount, rounded to the smallest step of the edition's money."""
        step = self.edition.money.step
        return escape(self._catalogue.money(round(amount / step) * step))

    def amount(self, amount: float) -> Amount:
        """Return an amount as a fact of a message."""
        step = self.edition.money.step
        return Amount(round(amount / step) * step)
