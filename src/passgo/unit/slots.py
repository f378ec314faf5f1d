"""The slots: cards put into the unit and taken out of it.

Clauses: RE-057, RE-058, RE-106 to RE-108, RE-260. The leaflet does not say what a card does while
the unit is off: one that is put in switches it on, so that the first key typed after it counts;
one that is taken out then lights nothing up, and no text comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from passgo.unit.chance import draw_after
from passgo.unit.entry import Used
from passgo.unit.outcomes import Outcome, Woke
from passgo.unit.parts import Slot, Sound
from passgo.unit.refusals import refuse
from passgo.unit.sound import heard
from passgo.unit.state import Done, Mode, Resting, Typing, Unit


def insert(unit: Unit, slot: str, card: int) -> Used:
    """Put a card into a slot, which wakes the unit; an amount typed before is dropped."""
    into = _known(slot)
    if not 0 <= card < unit.settings.cards:
        raise refuse("unknown-card", card=card, cards=unit.settings.cards)
    if held_in(unit, into) is not None:
        raise refuse("slot-occupied", slot=into)
    if card in (unit.green, unit.red):
        raise refuse("same-card", card=card)
    after = _with(replace(unit, on=True, due=None), into, card)
    woke = () if unit.on else (Woke(),)
    return after, Outcome(events=woke, sounds=_click(after))


def remove(unit: Unit, slot: str) -> Used:
    """Take a card out; once the last one is out, a random text may be due for its owner."""
    out = _known(slot)
    card = held_in(unit, out)
    if card is None:
        raise refuse("slot-empty", slot=out)
    after = _with(unit, out, None)
    draw = draw_after(after, card)
    if after.is_empty:
        after = replace(after, traded=False, due=draw)
    return after, Outcome(draw=draw, sounds=_click(unit))


def remove_all(unit: Unit) -> Used:
    """Take all cards out in the order of the software: the payer's, then the receiver's."""
    outcome = Outcome()
    for slot in (Slot.RED, Slot.GREEN):
        if held_in(unit, slot) is not None:
            unit, last = remove(unit, slot)
            outcome = replace(last, sounds=outcome.sounds + last.sounds)
    return unit, outcome


def held_in(unit: Unit, slot: Slot) -> int | None:
    """Return the card in a slot, if there is one."""
    return unit.green if slot is Slot.GREEN else unit.red


def expect_balances(unit: Unit, balances: Sequence[int]) -> None:
    """Refuse a card that the list of balances does not know."""
    for card in (unit.green, unit.red):
        if card is not None and card >= len(balances):
            raise refuse("unknown-card", card=card, cards=len(balances))


def _known(slot: str) -> Slot:
    try:
        return Slot(slot)
    except ValueError:
        raise refuse("unknown-slot", slot=str(slot)[:20]) from None


def _with(unit: Unit, slot: Slot, card: int | None) -> Unit:
    """Return the unit in use with another card, or none, in a slot."""
    mode: Mode = Resting() if isinstance(unit.mode, Typing | Done) else unit.mode
    if slot is Slot.GREEN:
        return replace(unit, green=card, mode=mode, idle=0)
    return replace(unit, red=card, mode=mode, idle=0)


def _click(unit: Unit) -> tuple[Sound, ...]:
    return heard(unit.volume, Sound.BEEP) if unit.on else ()
