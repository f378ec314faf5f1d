"""Parties: who has a whole prefix of addresses has not the limits of each of them."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import product

import pytest
from test_porter import Still, in_a_loop

from passgo.refusal import Refusal
from passgo.server import rate_limit
from passgo.server.http.admission import Doors
from passgo.server.http.porter import Porter
from passgo.server.limits import DAY, KNOWN_VISITS, OF_AN_ADDRESS, WIDER_NETWORKS
from passgo.server.rate_limit import PARTS, Limit
from passgo.server.settings import Limits, Patience

NEIGHBOUR = "2001:db8:1::1"
SHARES = dict(WIDER_NETWORKS)


def subnets(prefix: int) -> list[str]:
    """Return an address in each subnet of a network of so many bits; neighbours lie far apart."""
    high = range(1 << (56 - prefix))
    return [f"2001:db8:0:{one:02x}{two:02x}::1" for two, one in product(range(256), high)]


def taken(act: Callable[[str], object], addresses: Iterable[str], times: int) -> int:
    """Return how often addresses may do something, one after the other, some times each."""
    count = 0
    for address in addresses:
        for _ in range(times):
            try:
                act(address)
            except Refusal:
                break
            count += 1
    return count


@pytest.mark.parametrize("prefix", SHARES)
@pytest.mark.parametrize("what", ["share in a day", "make in a day", "code"])
def test_a_whole_prefix_does_not_much_more_than_one_address(prefix: int, what: str) -> None:
    doors, most = Doors(Limits()), OF_AN_ADDRESS[what][0]

    many = subnets(prefix)[:300]
    found = taken(lambda address: doors.count_address(what, address), many, most)

    assert found == most * SHARES[prefix]
    doors.count_address(what, NEIGHBOUR)
    doors.count_address(what, "192.0.2.1")


def test_who_is_refused_takes_nothing_from_the_neighbours() -> None:
    doors, (most, _) = Doors(Limits()), OF_AN_ADDRESS["share"]
    first, second, *_ = subnets(56)
    for _ in range(most):
        doors.count_address("share", first)
    for _ in range(10 * most):
        with pytest.raises(Refusal, match="too-fast"):
            doors.count_address("share", first)

    assert taken(lambda address: doors.count_address("share", address), [second], most) == most


def test_who_has_many_addresses_makes_nobody_forgotten() -> None:
    doors, (most, _) = Doors(Limits()), OF_AN_ADDRESS["code"]
    for _ in range(most):
        doors.count_address("code", "192.0.2.1")

    many = subnets(48)[: 2 * KNOWN_VISITS]
    assert taken(lambda one: doors.count_address("code", one), many, 1) == SHARES[48] * most
    with pytest.raises(Refusal, match="too-fast"):
        doors.count_address("code", "192.0.2.1")


@pytest.mark.parametrize("prefix", SHARES)
def test_a_whole_prefix_has_not_many_more_sockets_and_tables(prefix: int) -> None:
    limits = Limits(sockets_per_address=5, tables_per_address=5, running_per_address=5)
    doors, wanted = Doors(limits), 5 * SHARES[prefix]
    ids = iter(range(100_000))

    def come(address: str) -> None:
        doors.come(address)
        if doors.is_crowded(address):
            doors.go(address)
            raise Refusal("crowded")

    def make(address: str) -> None:
        async def making() -> None:
            async with doors.making(address) as made:
                made(str(next(ids)))

        asyncio.run(making())

    def start(address: str) -> None:
        doors.start(str(next(ids)), address, f"device {next(ids)}")

    for act in (come, make, start):
        assert taken(act, subnets(prefix)[:30], 2) == wanted, act
        act(NEIGHBOUR)


@pytest.mark.parametrize("prefix", SHARES)
def test_a_whole_prefix_has_not_many_more_connections(prefix: int) -> None:
    def run() -> None:
        porter = Porter(3, Patience(), most=1000)
        come = [porter.come(Still(address)) for address in subnets(prefix)[:30]]
        assert come.count(True) == 3 * SHARES[prefix]
        assert porter.come(Still(NEIGHBOUR))

    in_a_loop(run)


def test_a_limit_remembers_parts_of_its_time_and_no_single_visit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(rate_limit, "steady", lambda: now[0])
    limit = Limit(20_000, DAY)
    for _ in range(20_000):
        limit.count()
        now[0] += DAY / 20_001

    assert len(limit._visits) <= PARTS + 1
    with pytest.raises(Refusal, match="too-fast"):
        limit.count()


def test_what_is_counted_is_forgotten_after_its_time_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(rate_limit, "steady", lambda: now[0])
    limit = Limit(3, 100.0)
    for moment in (0.0, 1.0, 50.0):
        now[0] = moment
        limit.count()

    now[0] = 100.5
    with pytest.raises(Refusal, match="too-fast"):
        limit.count()
    now[0] = 101.0
    limit.count(2)
    with pytest.raises(Refusal, match="too-fast"):
        limit.count()
