"""Special offers: zones, forced deals, tokens and the actions that a six opens."""

from collections.abc import Callable

from passgo.game.asking import Asker
from passgo.game.border import ids_of
from passgo.game.options import Choice, Option, Partner, Range
from passgo.rules import actions as kinds
from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.agenda import POWER_BENEFIT, top_kind
from passgo.rules.limits import NOBODY
from passgo.rules.luck import is_free_deed
from passgo.rules.powers import free_deeds
from passgo.rules.state import PLAYING


class SpecialAsker(Asker):
    """Asks about what only boards with zones, texts, timers or powers know."""

    def option(self) -> Option:
        """Return the option in the shape of its kind."""
        special: dict[int, Callable[[], Option]] = {
            kinds.CHOOSE_ZONE: self._of_zones,
            kinds.CHOOSE_TOKEN: self._of_tokens,
            kinds.FORCE_DEAL: self._of_forced_deals,
            kinds.JUMP: self._of_spaces,
            kinds.SHIFT: self._of_other_tokens,
            kinds.TAKE_DEEDS: self._of_free_deeds,
            kinds.STEAL: self._of_stolen_deeds,
            kinds.WIPE_OUT: self._of_victims,
        }
        return special.get(self.kind, self.plain)()

    def _of_zones(self) -> Option:
        return self.of_choices(
            (
                Choice(id=zone, no=self.refusal(self.draft(amount=at)))
                for at, zone in enumerate(ids_of(self.edition, "zone"))
            ),
            self.draft(),
        )

    def _of_tokens(self) -> Option:
        return self.of_choices(
            (
                Choice(id=token, no=self.refusal(self.draft(amount=at)))
                for at, token in enumerate(ids_of(self.edition, "token"))
            ),
            self.draft(),
        )

    def _of_spaces(self) -> Option:
        no = self.refusal(self.draft(place=0))
        if no is not None:
            return self.closed(no)
        spaces = tuple(Choice(id=space) for space in ids_of(self.edition, "space"))
        return Option(do=self.name, open=True, choices=spaces)

    def _others(self) -> list[int]:
        return [
            seat
            for seat in range(self.s.seats)
            if seat != self.seat and self.s.status[seat] == PLAYING
        ]

    def _of_other_tokens(self) -> Option:
        others = self._others()
        no = self.refusal(self.draft(place=0, other=next(iter(others), NOBODY)))
        if no is not None:
            return self.closed(no)
        spaces = tuple(Choice(id=space) for space in ids_of(self.edition, "space"))
        return Option(do=self.name, open=True, choices=spaces, seats=tuple(others))

    def _of_victims(self) -> Option:
        others = self._others()
        no = self.refusal(self.draft(other=next(iter(others), NOBODY)))
        if no is not None:
            return self.closed(no)
        return Option(do=self.name, open=True, seats=tuple(others))

    def _of_free_deeds(self) -> Option:
        if top_kind(self.s) != POWER_BENEFIT:
            return self.closed(self.refusal(self.draft()))
        free = [place for place in range(self.b.places) if is_free_deed(self.s, self.b, place)]
        count = self.b.power_count[self.s.agenda_a[self.s.depth - 1]]
        due = min(count, free_deeds(self.s, self.b))
        sample = self.draft()
        for place in free[:due]:
            sample.deeds[place] = GIVEN
        no = self.refusal(sample)
        if no is not None:
            return self.closed(no)
        choices = tuple(Choice(id=self.edition.spaces[place].id) for place in free)
        return Option(
            do=self.name, open=True, choices=choices, range=Range(low=due, high=due, step=1)
        )

    def _of_stolen_deeds(self) -> Option:
        choices = []
        for place in range(self.b.places):
            if self.s.owner[place] in (NOBODY, self.seat):
                continue
            a = self.draft()
            a.deeds[place] = ASKED
            choices.append(Choice(id=self.edition.spaces[place].id, no=self.refusal(a)))
        option = self.of_choices(choices, self.draft())
        if not option.open:
            return option
        count = self.b.power_count[self.s.agenda_a[self.s.depth - 1]]
        return Option(
            do=self.name,
            open=True,
            choices=option.choices,
            range=Range(low=1, high=count, step=1),
        )

    def _of_forced_deals(self) -> Option:
        own = [place for place in range(self.b.places) if self.s.owner[place] == self.seat]
        others = [
            place
            for place in range(self.b.places)
            if self.s.owner[place] not in (NOBODY, self.seat)
        ]
        pair = next(
            ((give, ask) for give in own for ask in others if not self._swap_refused(give, ask)),
            None,
        )
        if pair is None:
            sample = self._swap(own[0], others[0]) if own and others else self.draft()
            return self.closed(self.refusal(sample))
        give = [place for place in own if not self._swap_refused(place, pair[1])]
        ask = [place for place in others if not self._swap_refused(pair[0], place)]
        return Option(do=self.name, open=True, partners=self._swap_partners(give, ask))

    def _swap(self, give: int, ask: int) -> Action:
        a = self.draft()
        a.deeds[give] = GIVEN
        a.deeds[ask] = ASKED
        return a

    def _swap_refused(self, give: int, ask: int) -> bool:
        return self.refusal(self._swap(give, ask)) is not None

    def _swap_partners(self, give: list[int], ask: list[int]) -> tuple[Partner, ...]:
        spaces = self.edition.spaces
        return tuple(
            Partner(
                seat=other,
                give=tuple(spaces[place].id for place in give),
                ask=tuple(spaces[place].id for place in ask if self.s.owner[place] == other),
                give_cash=0,
                ask_cash=0,
                give_cards=(),
                ask_cards=(),
            )
            for other in self._others()
            if any(self.s.owner[place] == other for place in ask)
        )
