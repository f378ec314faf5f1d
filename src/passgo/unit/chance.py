"""Chance: the choice of a zone symbol, and texts that scroll over the display.

Clauses: RE-063, RE-080, RE-081, RE-089, RE-106 to RE-109, RE-111, RE-242, RE-243. The unit says
when a text is due and for whom; which text comes, and whether one does, is the caller's luck.
"""

from __future__ import annotations

from msgspec.structs import replace

from passgo.unit.entry import Used, expect_no_amount
from passgo.unit.outcomes import Outcome, RandomDraw, TextMissed, TextRead, ZoneDraw
from passgo.unit.parts import ZONES, Settings, Sound, Zone
from passgo.unit.refusals import refuse
from passgo.unit.sound import MUSIC, heard
from passgo.unit.state import Choosing, Resting, Showing, Timing, Unit


def press_zone(unit: Unit) -> Used:
    """Let the zone symbols follow each other; pressed again, choose the one that is shown."""
    if not isinstance(unit.mode, Choosing):
        expect_no_amount(unit)
        return replace(unit, mode=Choosing(0)), Outcome(sounds=heard(unit.volume, Sound.BEEP))
    draw = ZoneDraw(shown_zone(unit.settings, unit.mode))
    sounds = heard(unit.volume, Sound.BEEP, MUSIC[draw.zone])
    return replace(unit, mode=Resting(), due=draw), Outcome(draw=draw, sounds=sounds)


def shown_zone(settings: Settings, choosing: Choosing) -> Zone:
    """Return the zone whose symbol is shown at this moment of the round of symbols."""
    return ZONES[choosing.seconds // settings.zone_symbol % len(ZONES)]


def enter_zone(unit: Unit, zone: Zone) -> Outcome:
    """Return the music of a zone that a token enters; a sleeping unit plays none."""
    return Outcome(sounds=heard(unit.volume, MUSIC[zone]) if unit.on else ())


def draw_after(unit: Unit, card: int) -> RandomDraw | None:
    """Return the random text due once *card*, the last one in the unit, is out."""
    if unit.on and unit.is_empty and unit.traded and not isinstance(unit.mode, Showing):
        return RandomDraw(card, unit.settings.text_odds)
    return None


def announce(unit: Unit, text: str) -> Used:
    """Show the Chance text that is due; the unit does not look into it."""
    expect_free_display(unit)
    if unit.due is None:
        raise refuse("no-text-due")
    sounds = (Sound.CHANCE_SOUND,) if isinstance(unit.due, RandomDraw) else ()
    mode = Showing(text, unit.due, unit.settings.text_stays)
    after = replace(unit, mode=mode, due=None, idle=0)
    return after, Outcome(sounds=heard(unit.volume, Sound.BEEP, *sounds))


def expect_free_display(unit: Unit) -> None:
    """Refuse while the unit is off or its display is taken by something under way."""
    if not unit.on:
        raise refuse("unit-off")
    if isinstance(unit.mode, Timing):
        raise refuse("auction-running", left=unit.mode.left)
    if isinstance(unit.mode, Showing):
        raise refuse("text-showing")
    if isinstance(unit.mode, Choosing):
        raise refuse("choosing-zone")
    expect_no_amount(unit)


def read_text(unit: Unit, showing: Showing) -> Used:
    """Take a text off the display because it has been read."""
    told = TextRead(showing.text, showing.draw)
    return replace(unit, mode=Resting()), Outcome(
        events=(told,), sounds=heard(unit.volume, Sound.BEEP)
    )


def run_text(unit: Unit, showing: Showing) -> Used:
    """Let one second of a text pass; at the end of its time it is missed."""
    assert showing.left is not None, "a text without a limit waits"
    if showing.left > 1:
        return replace(unit, mode=replace(showing, left=showing.left - 1)), Outcome()
    told = TextMissed(showing.text, showing.draw)
    return replace(unit, mode=Resting()), Outcome(events=(told,))
