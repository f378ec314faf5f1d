"""Running: play one scenario and say what is not as expected."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from passgo.refusal import Refusal
from passgo.scenarios.files import Scenario
from passgo.scenarios.language import Moment, Played
from passgo.scenarios.steps import Step
from passgo.scenarios.verbs import StepError


class Failed(Exception):
    """A scenario cannot go on; the message says why."""


class Outcome(Struct, frozen=True):
    """How a scenario went: no failures means that it passed."""

    scenario: Scenario
    failures: tuple[str, ...]


def run_scenario(scenario: Scenario, look: Callable[[Any], None] | None = None) -> Outcome:
    """Play a scenario from its given to its then.

    *look* is shown the game after every step and after every answer of luck.
    """
    run = _Run(scenario, look)
    try:
        run.play()
    except Failed as failed:
        run.failures.append(str(failed))
    return Outcome(scenario, tuple(run.failures))


class _Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, look: Callable[[Any], None] | None) -> None:
        self.scenario = scenario
        self.look = look
        self.language = scenario.given.language
        self.names = self.language.names
        self.luck = list(scenario.given.luck)
        self.events: list[Struct] = []
        self.failures: list[str] = []

    def play(self) -> None:
        """Set up, do every step, then look at everything that is expected."""
        then = self.scenario.then
        try:
            game = self.scenario.given.game()
        except ValueError as error:
            raise Failed(f"given: {error}") from None
        except Refusal as refusal:
            if not then.refuses_start:
                raise Failed(f"given: the start is refused: {refusal}") from None
            self.failures += then.failures(Moment(None, self.names, (), refusal))
            return
        self.feed(game, "given")
        for step in self.scenario.when:
            self.step(game, step)
        self.failures += then.failures(Moment(game, self.names, self.events))
        self.check_luck(game)

    def step(self, game: Played, step: Step) -> None:
        """Do one step; a surprise ends the scenario."""
        before = len(self.events)
        refusal = self.try_order(game, step)
        if step.refused is not None:
            missed = step.refused.missed_by(refusal)
            if missed:
                raise Failed(f"{step.text}: {missed}")
        elif refusal is not None and not step.then.may_be_refused:
            raise Failed(f"{step.text}: expected allowed, found refused {refusal}")
        self.feed(game, step.text)
        open_refusal = refusal if step.refused is None else None
        moment = Moment(game, self.names, self.events[before:], open_refusal)
        self.failures += [f"{step.text}: {line}" for line in step.then.failures(moment)]

    def try_order(self, game: Played, step: Step) -> Refusal | None:
        """Play the order of a step and return its refusal, if any."""
        try:
            order = step.make(game)
        except StepError as error:
            raise Failed(f"{step.text}: {error}") from None
        due = self.language.awaited(game)
        if due and "seat" in order.__struct_fields__:
            raise Failed(f"{step.text}: luck is missing, {due} is due")
        try:
            self.events += game.play(order)
        except Refusal as refusal:
            return refusal
        return None

    def feed(self, game: Played, after: str) -> None:
        """Let the listed luck answer every draw, in order."""
        self.show(game)
        while self.luck and (due := self.language.awaited(game)):
            text, make = self.luck.pop(0)
            try:
                self.events += game.play(make(game))
            except Refusal as refusal:
                said = f"after {after}: luck {text!r}: {refusal.code}, {due} is due"
                raise Failed(said) from None
            self.show(game)

    def show(self, game: Played) -> None:
        """Let whoever wants to look at the game as it is now."""
        if self.look is not None:
            self.look(game)

    def check_luck(self, game: Played) -> None:
        """Fail on luck that was never asked for, or that is still due."""
        if self.luck:
            self.failures.append(
                f"luck: never asked for {', '.join(text for text, _ in self.luck)}"
            )
        due = self.language.awaited(game)
        if due and not self.scenario.then.wants_luck:
            self.failures.append(f"luck: is missing, {due} is due")
