"""The table: what a slide does to the tokens, by rigid discs with dry friction.

Every disc is tied to the board by a pivot and a gear joint without position correction whose
force is capped at the friction force: that is Coulomb friction, solved inside Chipmunk. Tokens
at rest sleep, so that a slide costs only what it moves. Lengths are tenths of a millimetre and
x is measured from the middle line, so that a mirrored shot is the same numbers with other signs.

Clauses: KO-041 to KO-046.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin, sqrt
from typing import Any

import pymunk
from msgspec import Struct

from passgo.sliding.edition import TENTHS, Edition
from passgo.sliding.ground import Point, is_on_board, start_y
from passgo.sliding.overlaps import separate

DISC, EDGE = 1, 2
LONGEST = 6.0
"""Seconds after which a slide is stopped; friction ends every slide long before."""
FRAME = 0.02
"""Seconds between two pictures of the animation."""
LOOK = 5
"""Steps between two looks whether everything rests; sleeping tokens do not move meanwhile."""
CALM = 10.0
"""Speed in tenths of a millimetre a second below which a token may fall asleep."""


class Shot(Struct, frozen=True):
    """A slide in integers, as it leaves the hand."""

    token: int
    start: int
    direction: int
    power: int


class Outcome(Struct, frozen=True):
    """What a slide led to: who rests where, who left the board, who touched whom."""

    rests: tuple[tuple[int, int, int], ...]
    off: tuple[int, ...] = ()
    hits: tuple[tuple[int, int], ...] = ()


class Track(Struct, frozen=True):
    """The way of one token: a picture every 20 ms from picture number *first* on."""

    token: int
    first: int
    points: tuple[Point, ...]


class Table:
    """A board on which tokens are slid."""

    def __init__(self, edition: Edition) -> None:
        """Lay the board of *edition* on the table."""
        self.edition = edition
        physics, token = edition.physics, edition.token
        self._gravity = physics.gravity * TENTHS
        self._friction = physics.friction * token.mass * self._gravity
        # A disc pressed evenly on the board resists turning with 2/3 of the force at its rim.
        self._spin_friction = self._friction * edition.radius * 2 / 3
        self._moment = pymunk.moment_for_circle(token.mass, 0, edition.radius)

    def slide(self, resting: Mapping[int, Point], shot: Shot) -> Outcome:
        """Return what *shot* does to the tokens *resting* on the board."""
        return self._run(resting, shot, filmed=False)[0]

    def film(self, resting: Mapping[int, Point], shot: Shot) -> tuple[Outcome, tuple[Track, ...]]:
        """Return the outcome together with the way of every token that moved."""
        return self._run(resting, shot, filmed=True)

    def _run(
        self, resting: Mapping[int, Point], shot: Shot, filmed: bool
    ) -> tuple[Outcome, tuple[Track, ...]]:
        run = Run(self, resting, shot)
        film = Film(run) if filmed else None
        for number in range(1, round(LONGEST / self.edition.physics.step)):
            run.step()
            if film is not None:
                film.look(number)
            if number % LOOK == 0 and run.is_calm():
                break
        return run.outcome(), film.tracks() if film is not None else ()

    def place(self, space: pymunk.Space, at: tuple[float, float]) -> pymunk.Body:
        """Put one disc on the board."""
        body = pymunk.Body(self.edition.token.mass, self._moment)
        body.position = at
        disc = pymunk.Circle(body, self.edition.radius)
        # Chipmunk multiplies the values of the two discs that meet.
        disc.elasticity = sqrt(self.edition.physics.restitution)
        disc.friction = sqrt(self.edition.physics.token_friction)
        disc.collision_type = DISC
        grip = pymunk.PivotJoint(space.static_body, body, at, (0, 0))
        grip.max_bias, grip.max_force = 0, self._friction
        twist = pymunk.GearJoint(space.static_body, body, 0, 1)
        twist.max_bias, twist.max_force = 0, self._spin_friction
        space.add(body, disc, grip, twist)
        return body


class Run:
    """One slide while it happens."""

    def __init__(self, table: Table, resting: Mapping[int, Point], shot: Shot) -> None:
        """Place the *resting* tokens, and the token of the shot behind GO at full speed."""
        edition = table.edition
        self.edition, self.shot = edition, shot
        self.middle = edition.width / 2
        self.space = pymunk.Space()
        self.space.iterations = 20
        self.space.collision_slop = 0.0
        self.space.sleep_time_threshold = 10 * edition.physics.step
        self.space.idle_speed_threshold = CALM
        self.hits: list[tuple[int, int]] = []
        self.off: list[int] = []
        self._fence()
        self.bodies = {
            token: table.place(self.space, (x - self.middle, y))
            for token, (x, y) in sorted(resting.items())
        }
        for body in self.bodies.values():
            body.sleep()
        self.moved = {shot.token: self._launch(table, start_y(edition, resting, shot.start))}
        self.bodies[shot.token] = self.moved[shot.token]
        self._token = {id(body): token for token, body in self.bodies.items()}
        self.space.on_collision(DISC, DISC, begin=self._touched)
        self.space.on_collision(DISC, EDGE, begin=self._left)

    def _launch(self, table: Table, y: int) -> pymunk.Body:
        body = table.place(self.space, (self.shot.start - self.middle, y))
        speed = self.edition.slide.speed_max * TENTHS * self.shot.power / 1000
        angle = radians(self.shot.direction / 10)
        body.velocity = (speed * sin(angle), speed * cos(angle))
        return body

    def _fence(self) -> None:
        """Put feelers one radius outside the board: a disc meets one as its centre leaves."""
        out = self.middle + self.edition.radius
        near, far = -self.edition.radius, self.edition.length + self.edition.radius
        corners = [(-out, near), (-out, far), (out, far), (out, near)]
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
            feeler = pymunk.Segment(self.space.static_body, a, b, 0)
            feeler.sensor, feeler.collision_type = True, EDGE
            self.space.add(feeler)

    def _touched(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        a, b = sorted(self._token[id(shape.body)] for shape in arbiter.shapes)
        self.moved.update({a: self.bodies[a], b: self.bodies[b]})
        if (a, b) not in self.hits:
            self.hits.append((a, b))

    def _left(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        body = arbiter.shapes[0].body
        token = self._token[id(body)]
        if token not in self.off:
            self.off.append(token)

    def step(self) -> None:
        """Let one time step pass and take away who has left the board."""
        known = len(self.off)
        self.space.step(self.edition.physics.step)
        for token in self.off[known:]:
            body = self.moved[token] = self.bodies[token]
            self.space.remove(body, *body.shapes, *body.constraints)

    def is_calm(self) -> bool:
        """Tell whether every token that moved has come to rest."""
        return all(body.is_sleeping for token, body in self.moved.items() if token not in self.off)

    def energy(self) -> float:
        """Return the energy of motion of all discs still on the board."""
        return sum(
            body.kinetic_energy for token, body in self.bodies.items() if token not in self.off
        )

    def at(self, token: int) -> Point:
        """Return where a token is now."""
        x, y = self.bodies[token].position
        return round(x + self.middle), round(y)

    def outcome(self) -> Outcome:
        """Return where everything came to rest, on whole tenths of a millimetre."""
        stay = [token for token in sorted(self.bodies) if token not in self.off]
        exact = {t: (self.bodies[t].position.x, self.bodies[t].position.y) for t in stay}
        rest = separate(exact, 2 * self.edition.radius, self.middle)
        over = {token for token, (x, y) in rest.items() if not is_on_board(self.edition, x, y)}
        rests = tuple(
            (token, *rest[token]) for token in sorted(self.moved) if token in rest.keys() - over
        )
        return Outcome(rests, (*self.off, *sorted(over)), tuple(self.hits))


class Film:
    """A thinned recording of a run, for the animation."""

    def __init__(self, run: Run) -> None:
        """Start recording *run*."""
        self._run = run
        self._every = max(1, round(FRAME / run.edition.physics.step))
        self._first: dict[int, int] = {}
        self._points: dict[int, list[Point]] = {}
        self._gone: set[int] = set()
        self.look(0)

    def look(self, number: int) -> None:
        """Take a picture of every token that has moved, if it is time for one."""
        if number % self._every:
            return
        for token in self._run.moved.keys() - self._gone:
            self._first.setdefault(token, number // self._every)
            self._points.setdefault(token, []).append(self._run.at(token))
            if token in self._run.off:
                self._gone.add(token)

    def tracks(self) -> tuple[Track, ...]:
        """Return the way of every token that moved."""
        return tuple(
            Track(token, self._first[token], tuple(points))
            for token, points in sorted(self._points.items())
        )
