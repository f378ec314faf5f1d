"""How an amount of money is written, in each language and each style."""

from passgo.editions import Edition
from passgo.sliding.edition import Edition as SlidingEdition
from passgo.text.language import Language

NARROW = "\u202f"  # narrow no-break space: groups of thousands in French
NO_BREAK = "\u00a0"
MINUS = "\u2212"
_THOUSAND = 1_000
_MILLION = 1_000_000


def money(amount: int, edition: Edition | SlidingEdition, language: Language) -> str:
    """Return *amount* as a player reads it: 1 500 €, €1,500, 1,5 M, 260K; bare without a sign."""
    sign = MINUS if amount < 0 else ""
    if edition.money_style == "millions":
        return sign + _in_millions(abs(amount), language)
    return sign + _with_symbol(_grouped(abs(amount), language), edition.symbol, language)


def _with_symbol(digits: str, symbol: str, language: Language) -> str:
    """Set a sign before the digits in English; words, and all signs in French, follow them."""
    if not symbol:
        return digits
    if language == "en" and not symbol.isalpha():
        return symbol + digits
    return digits + NO_BREAK + symbol


def _grouped(amount: int, language: Language) -> str:
    digits = f"{amount:,}"
    return digits.replace(",", NARROW) if language == "fr" else digits


def _in_millions(amount: int, language: Language) -> str:
    """Return thousands as K and millions as M, with the decimals the amount needs."""
    if amount == 0:
        return "0"
    unit, letter = (_MILLION, "M") if amount >= _MILLION else (_THOUSAND, "K")
    whole, rest = divmod(amount, unit)
    digits = _grouped(whole, language)
    if rest:
        decimals = f"{rest:0{len(str(unit)) - 1}d}".rstrip("0")
        digits += ("," if language == "fr" else ".") + decimals
    return digits + (NO_BREAK if language == "fr" else "") + letter
