"""The table obeys mechanics: friction, collisions, energy, symmetry, repeatability."""

from __future__ import annotations

import random
import subprocess
import sys
from math import cos, dist, radians, sin

import pytest

from passgo.sliding.aiming import aim, reach, useful_power
from passgo.sliding.edition import Edition, load
from passgo.sliding.ground import Point, is_on_board, start_y
from passgo.sliding.luck_legality import are_overlapping
from passgo.sliding.table import LONGEST, Outcome, Run, Shot, Table

BOARD = load("knockout-2024")


def scattered(dice: random.Random, tokens: int) -> dict[int, Point]:
    lying: dict[int, Point] = {}
    while len(lying) < tokens:
        spot = (dice.randint(0, BOARD.width), dice.randint(1700, BOARD.length))
        if all(dist(spot, other) >= 2 * BOARD.radius for other in lying.values()):
            lying[len(lying)] = spot
    return lying


def cases(seed: int, count: int, tokens: int = 15) -> list[tuple[dict[int, Point], Shot]]:
    dice = random.Random(seed)
    return [
        (
            scattered(dice, tokens),
            Shot(
                tokens,
                dice.randint(*BOARD.start_range),
                dice.randint(-200, 200),
                dice.randint(*BOARD.slide.power),
            ),
        )
        for _ in range(count)
    ]


def after(lying: dict[int, Point], outcome: Outcome) -> dict[int, Point]:
    rest = {token: at for token, at in lying.items() if token not in outcome.off}
    return rest | {token: (x, y) for token, x, y in outcome.rests}


@pytest.mark.parametrize("power", [100, 250, 400, 550, 640])
@pytest.mark.parametrize("direction", [-40, 0, 40])
def test_a_lone_token_stops_where_friction_says(
    edition: Edition, power: int, direction: int
) -> None:
    outcome = Table(edition).slide({}, Shot(0, 1305, direction, power))
    speed = 3.0 * power / 1000
    distance = 10_000 * speed**2 / (2 * 0.25 * 9.81)
    angle = radians(direction / 10)
    (_, x, y), *_ = outcome.rests

    assert dist((1305, 1350), (x, y)) == pytest.approx(distance, rel=0.01, abs=3)
    assert (x - 1305) * cos(angle) == pytest.approx((y - 1350) * sin(angle), abs=3)


def test_a_head_on_collision_shares_speed_as_restitution_says(edition: Edition) -> None:
    """Equal discs: the struck one leaves with (1 + e)/2 of the speed, the other keeps (1 - e)/2."""
    gap, power = 1000, 600
    lying = {0: (1305, 1350 + 300 + gap)}
    outcome = Table(edition).slide(lying, Shot(1, 1305, 0, power))
    slowing = 2 * 0.25 * 98_100
    arriving = (30_000 * power / 1000) ** 2 - slowing * gap
    rests = {token: (x, y) for token, x, y in outcome.rests}

    struck, striker = rests[0][1] - 2650, rests[1][1] - 2350
    assert struck == pytest.approx(0.8**2 * arriving / slowing, rel=0.01)
    assert striker == pytest.approx(0.2**2 * arriving / slowing, rel=0.01, abs=10)
    assert outcome.hits == ((0, 1),)


@pytest.mark.parametrize("aside", [60, 150, 210])
def test_an_oblique_collision_keeps_momentum_and_throws_along_the_line_of_centres(
    edition: Edition, aside: int
) -> None:
    run = Run(Table(edition), {0: (1305 + aside, 2400)}, Shot(1, 1305, 0, 500))
    before = run.bodies[1].velocity
    while not run.hits:
        before = run.bodies[1].velocity
        run.step()
    line = (run.bodies[0].position - run.bodies[1].position).normalized()
    struck, striker = run.bodies[0].velocity, run.bodies[1].velocity
    # Friction between the discs turns the way of the struck one by at most atan(0.15).
    along = struck.dot(line)
    across = abs(struck.cross(line))

    assert (struck + striker).get_distance(before) < 0.01 * before.length
    assert along == pytest.approx(0.8 * before.dot(line), rel=0.01)
    assert across <= 0.155 * along


def test_energy_never_grows() -> None:
    table = Table(BOARD)
    for lying, shot in cases(5, 60):
        run = Run(table, lying, shot)
        energy = run.energy()
        while not run.is_calm():
            run.step()
            now = run.energy()
            assert now <= energy * (1 + 1e-9)
            energy = now


def test_a_thousand_random_shots_end_in_bounded_time_and_never_overlap() -> None:
    table = Table(BOARD)
    longest = 0
    for lying, shot in cases(11, 1000):
        outcome, tracks = table.film(lying, shot)
        rest = after(lying, outcome)
        longest = max(longest, *(track.first + len(track.points) for track in tracks))
        assert not are_overlapping(rest, 2 * BOARD.radius)
        assert all(is_on_board(BOARD, x, y) for x, y in rest.values())
        assert rest.keys() | set(outcome.off) == lying.keys() | {shot.token}

    assert longest * 0.02 < 2.0 < LONGEST


def test_a_mirrored_shot_gives_the_mirrored_outcome() -> None:
    table = Table(BOARD)
    for lying, shot in cases(7, 200):
        there = table.slide(lying, shot)
        mirrored = {token: (BOARD.width - x, y) for token, (x, y) in lying.items()}
        turned = Shot(shot.token, BOARD.width - shot.start, -shot.direction, shot.power)
        back = table.slide(mirrored, turned)

        assert {(t, BOARD.width - x, y) for t, x, y in back.rests} == set(there.rests)
        assert set(back.off) == set(there.off)


def test_the_same_shot_twice_gives_the_same_bits() -> None:
    table = Table(BOARD)
    shots = cases(3, 50)
    once = [table.film(*case) for case in shots]

    assert [Table(BOARD).film(*case) for case in reversed(shots)][::-1] == once


def test_another_process_gives_the_same_bits() -> None:
    lying, shot = cases(3, 1)[0]
    program = (
        "from passgo.sliding.edition import load\n"
        "from passgo.sliding.table import Shot, Table\n"
        f"print(Table(load('knockout-2024')).slide({lying!r}, {shot!r}))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": "77"},
    )

    assert said.stdout.strip() == str(Table(BOARD).slide(lying, shot))


@pytest.mark.clause("KO-042")
@pytest.mark.parametrize(
    ("shot", "off"),
    [
        (Shot(0, 1305, 0, 649), False),
        (Shot(0, 1305, 0, 665), True),
        (Shot(0, 150, -200, 1000), True),
        (Shot(0, 2460, 200, 1000), True),
    ],
)
def test_a_token_leaves_the_board_when_its_centre_passes_an_edge(
    edition: Edition, shot: Shot, off: bool
) -> None:
    outcome = Table(edition).slide({}, shot)

    assert (outcome.off == (0,)) is off
    assert bool(outcome.rests) is not off


@pytest.mark.clause("KO-043")
def test_a_hard_hit_knocks_a_token_off_the_board(edition: Edition) -> None:
    outcome = Table(edition).slide({0: (1305, 8800)}, Shot(1, 1305, 0, 900))

    assert 0 in outcome.off
    assert outcome.hits == ((0, 1),)


def test_the_board_ends_exactly_at_its_edges(edition: Edition) -> None:
    corners = [(0, 0), (2610, 0), (0, 9140), (2610, 9140)]

    assert all(is_on_board(edition, x, y) for x, y in corners)
    for x, y in ((-1, 0), (2611, 0), (0, -1), (0, 9141)):
        assert not is_on_board(edition, x, y)


def test_tokens_out_of_the_way_do_not_move(edition: Edition) -> None:
    outcome = Table(edition).slide({0: (300, 5000), 1: (2300, 5000)}, Shot(2, 1305, 0, 500))

    assert [token for token, _, _ in outcome.rests] == [2]
    assert outcome.hits == ()


@pytest.mark.clause("KO-039", "KO-050")
def test_a_token_is_placed_behind_one_that_stopped_on_the_line(edition: Edition) -> None:
    lying = {0: (1305, 1500)}

    assert start_y(edition, {}, 1305) == 1350
    assert start_y(edition, lying, 1305) == 1200
    assert start_y(edition, lying, 1505) == 1276
    assert start_y(edition, lying, 1105) == 1276
    assert start_y(edition, lying, 1604) == 1350
    assert start_y(edition, {0: (1305, 1650)}, 1305) == 1350
    assert start_y(edition, {0: (1305, 1649)}, 1305) == 1349
    assert start_y(edition, {0: (1305, 1300), 1: (1305, 800), 2: (1305, 400)}, 1305) == -1


def test_aiming_knows_how_far_a_token_slides(edition: Edition) -> None:
    for place in edition.properties:
        centre = edition.space[place].centre
        shot = aim(edition, 0, centre[0], centre)
        (_, x, y), *_ = Table(edition).slide({}, shot).rests

        assert dist((x, y), centre) < 60
        assert dist(centre, (x, y)) < 40
    assert reach(edition, 500) == pytest.approx(4587, abs=1)


def test_a_useful_power_leaves_a_lone_token_on_the_spaces() -> None:
    least, most = useful_power(BOARD)
    assert straight(least - 8).rests[0][2] < BOARD.board.first_row * 10
    assert straight(least + 8).rests[0][2] > BOARD.board.first_row * 10
    assert straight(most - 8).rests
    assert straight(most + 8).off == (0,)


def straight(power: int) -> Outcome:
    return Table(BOARD).slide({}, Shot(0, BOARD.width // 2, 0, power))
