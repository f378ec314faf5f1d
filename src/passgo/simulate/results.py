"""Results: what a run of games says, as one document. Amounts are those of the edition's money."""

from msgspec import Struct

import passgo
from passgo.bots.game_endings import LONGEST
from passgo.bots.tally import Tally
from passgo.editions import load_edition
from passgo.simulate.curves import Curve, Length, curve_of, length_of
from passgo.simulate.earnings import Earning, Property, earnings_of, properties_of
from passgo.simulate.intervals import Rate, wilson
from passgo.simulate.landing import Landing, landing_of
from passgo.simulate.totals import WHOLE, Totals


class BotResult(Struct, frozen=True):
    """How often one bot won; a shared win counts in part."""

    name: str
    bot: str
    wins: float
    rate: Rate


class SeatResult(Struct, frozen=True):
    """How often a place in the order of play won; 1 throws first."""

    seat: int
    wins: float
    rate: Rate


class Auctions(Struct, frozen=True):
    """Auctions of deeds: how many, how many without a bid, bids against printed prices."""

    per_game: float
    unsold: float
    price_ratio: float  # money bid for each unit of printed price


class Shortages(Struct, frozen=True):
    """Scarce buildings: orders that became wishes, and buildings auctioned, per game."""

    wishes: float
    auctions: float
    mean_bid: float


class Deals(Struct, frozen=True):
    """Offers between players per game; a counter-offer is a refusal and an offer."""

    offers: float
    refusals: float
    trades: float


class Safeguard(Struct, frozen=True):
    """Games that no bankruptcy ended: the richest was declared the winner after so many turns."""

    turns: int
    games: int
    rate: Rate


class Results(Struct, frozen=True, kw_only=True):
    """The document that ``--json`` writes."""

    passgo: str
    edition: str
    variant: str
    house_rules: dict[str, object]
    rent: str  # how rent is collected: the named choice of the board
    seed: int
    games: int
    asked: int
    partial: bool
    seconds: float
    processor_seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions: float  # per game
    bots: list[BotResult]
    seats: list[SeatResult]
    length: Length
    bankruptcies: dict[int, int]  # games by number of bankruptcies
    rents: float  # number per game
    rent_paid: float  # money per game
    auctions: Auctions
    shortages: Shortages
    deals: Deals
    safeguard: Safeguard
    slips: int  # acts of bots that the rules refused and the plainest answer replaced
    landing: list[Landing]
    properties: list[Property]
    returns: list[Earning]
    curve: Curve


def results_of(totals: Totals) -> Results:
    """Return the document of some totals."""
    wanted, counts = totals.request, totals.tally
    edition = load_edition(wanted.edition)
    games, seconds = max(1, totals.games), max(totals.seconds, 1e-9)
    step = edition.money.step
    return Results(
        passgo=passgo.__version__,
        edition=edition.id,
        variant=wanted.variant,
        house_rules=dict(wanted.house_rules),
        rent=edition.rules_for(wanted.variant, dict(wanted.house_rules)).rent_window,
        seed=wanted.seed,
        games=totals.games,
        asked=wanted.games,
        partial=totals.is_partial,
        seconds=totals.seconds,
        processor_seconds=totals.processor_seconds,
        games_per_second=totals.games / seconds,
        decisions_per_second=totals.sums["decisions"] / seconds,
        decisions=totals.sums["decisions"] / games,
        bots=_bots(totals),
        seats=_seats(totals),
        length=length_of(totals.turns),
        bankruptcies=dict(sorted(totals.bankruptcies.items())),
        rents=sum(counts.rents) / games,
        rent_paid=sum(counts.rent) * step / games,
        auctions=_auctions(counts, games),
        shortages=_shortages(counts, games, step),
        deals=Deals(*(totals.sums[name] / games for name in ("offers", "refusals", "trades"))),
        safeguard=Safeguard(LONGEST, totals.cut_short, wilson(totals.cut_short, totals.games)),
        slips=totals.sums["slips"],
        landing=landing_of(list(counts.ends), edition),
        properties=properties_of(counts, edition, games),
        returns=earnings_of(counts, edition),
        curve=curve_of(counts, wanted.labels, step),
    )


def _auctions(counts: Tally, games: int) -> Auctions:
    ratio = counts.hammer / max(1, counts.hammer_list)
    return Auctions(counts.auctions / games, counts.unsold / games, ratio)


def _shortages(counts: Tally, games: int, step: int) -> Shortages:
    bid = counts.building_hammer * step / max(1, counts.building_auctions)
    return Shortages(counts.wishes / games, counts.building_auctions / games, bid)


def _bots(totals: Totals) -> list[BotResult]:
    wanted = totals.request
    return [
        BotResult(label, bot, wins / WHOLE, wilson(wins / WHOLE, totals.games))
        for label, bot, wins in zip(wanted.labels, wanted.bots, totals.wins, strict=True)
    ]


def _seats(totals: Totals) -> list[SeatResult]:
    return [
        SeatResult(seat, wins / WHOLE, wilson(wins / WHOLE, totals.games))
        for seat, wins in enumerate(totals.order_wins, 1)
    ]
