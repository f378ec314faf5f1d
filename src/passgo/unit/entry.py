"""Entry: amounts typed key by key, and the transactions they end in.

Clauses: RE-045, RE-046, RE-052 to RE-062.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from passgo.unit.amounts import DIGITS, MOST_DIGITS, parse_amount
from passgo.unit.outcomes import Outcome, Transaction
from passgo.unit.parts import Key, Sound
from passgo.unit.refusals import refuse
from passgo.unit.sound import heard
from passgo.unit.state import Done, Typing, Unit

Used = tuple[Unit, Outcome]


def type_digit(unit: Unit, key: Key) -> Used:
    """Add a digit to the amount, or begin a new one with it."""
    _expect_card(unit)
    digits = typed(unit)
    if sum(sign in DIGITS for sign in digits) == MOST_DIGITS:
        raise refuse("too-many-digits", most=MOST_DIGITS, text=digits + key)
    return _typing(unit, digits + key)


def type_point(unit: Unit) -> Used:
    """Add the decimal point to the amount, or begin a new one below one with it."""
    _expect_card(unit)
    digits = typed(unit) or str(Key.ZERO)
    if Key.POINT in digits:
        raise refuse("second-point", text=digits + Key.POINT)
    return _typing(unit, digits + Key.POINT)


def end_amount(unit: Unit, key: Key, balances: Sequence[int]) -> Used:
    """End the amount in thousands or millions and propose its transaction."""
    _expect_card(unit)
    if isinstance(unit.mode, Done):
        raise refuse("amount-finished")
    amount = parse_amount(typed(unit) + key, unit.settings.step)
    if unit.red is not None and balances[unit.red] < amount:
        raise refuse("not-enough-cash", needed=amount, held=balances[unit.red])
    return _traded(unit, Transaction(unit.red, unit.green, amount), Sound.BEEP)


def press_go(unit: Unit) -> Used:
    """Propose the salary for the card in the green slot; the bank pays, whatever the red one."""
    if unit.green is None:
        raise refuse("no-green-card")
    expect_no_amount(unit)
    salary = Transaction(None, unit.green, unit.settings.salary)
    return _traded(unit, salary, Sound.BEEP, Sound.SALARY_MUSIC)


def typed(unit: Unit) -> str:
    """Return what has been typed of an amount that is not ended yet."""
    return unit.mode.digits if isinstance(unit.mode, Typing) else ""


def expect_no_amount(unit: Unit) -> None:
    """Refuse while an amount is typed but not ended."""
    if typed(unit):
        raise refuse("amount-unfinished", text=typed(unit))


def _expect_card(unit: Unit) -> None:
    if unit.is_empty:
        raise refuse("no-card")


def _typing(unit: Unit, digits: str) -> Used:
    return replace(unit, mode=Typing(digits)), Outcome(sounds=heard(unit.volume, Sound.BEEP))


def _traded(unit: Unit, transaction: Transaction, *sounds: Sound) -> Used:
    after = replace(unit, mode=Done(transaction.amount), traded=True)
    return after, Outcome(proposal=transaction, sounds=heard(unit.volume, *sounds))
