"""The rules an edition may choose: every key of `[rules]`, its type and its choices."""

from typing import Annotated, Literal, get_type_hints

from msgspec import Meta, Struct

from passgo.editions.needs import (
    HAS_FREE_PARKING,
    HAS_MULTIPLIERS,
    HAS_PACKS,
    HAS_TAKING,
    HAS_TEXTS,
    Need,
)
from passgo.fields import Meaning

Amount = Annotated[int, Meta(ge=0, le=1_000_000_000), Meaning.MONEY]
Price = Annotated[int, Meta(ge=1, le=1_000_000_000), Meaning.MONEY]
Count = Annotated[int, Meta(ge=0, le=1_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]

Subject = Literal[
    "families", "money", "jail", "buying", "rent", "cards", "buildings", "mortgages", "end"
]
"""What rules are about, in the order in which a form shows them."""


class About:
    """What is to be known of a rule besides its values.

    Its subject; the clauses that say what it is by the book, in the classic rulebook or in one that
    alone speaks of it; what a box needs for it to be about anything there; and the choice of
    another rule without which it changes nothing.
    """

    def __init__(
        self,
        subject: Subject,
        *clauses: str,
        needs: Need | None = None,
        only_with: tuple[str, str] | None = None,
    ) -> None:
        self.subject, self.clauses, self.needs = subject, clauses, needs
        self.only_with = only_with


TIMER = ("auction_end", "timer")


class Rules(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an edition, a variant or a table may decide differently; amounts in whole units.

    On the board each has the same name; the words of a choice are numbered there in this order.
    """

    start_cash: Annotated[Amount, About("money", "CL-018")]
    # for passing or reaching Go
    salary: Annotated[Amount, About("money", "CL-040")]
    # in the bank's stock at the start
    houses: Annotated[Count, About("buildings", "CL-008")]
    hotels: Annotated[Count, About("buildings", "CL-009")]
    dice: Literal[2]  # the rules throw two, and know no other number
    # 0: doubles never lead to jail
    doubles_to_jail: Annotated[Count, About("money", "CL-094")]
    # to leave jail
    fine: Annotated[Amount, About("jail", "CL-097")]
    # throws in jail before the fine is due
    jail_turns: Annotated[int, Meta(ge=1, le=100), About("jail", "CL-104")]
    # after a failed throw before the last one
    jail_failed: Annotated[Literal["stay", "may-pay"], About("jail", "CL-102")]
    # a property its visitor does not buy
    unsold: Annotated[Literal["auction", "stays-with-bank"], About("buying", "CL-046")]
    auction_minimum: Annotated[Amount, About("buying", "CL-054")]
    # 0 would never end one
    auction_raise: Annotated[Price, About("buying", "CL-054")]
    auction_end: Annotated[Literal["all-left", "timer"], About("buying", "CL-219", "RE-128")]
    # of the timer, for a table's clock
    auction_seconds: Annotated[
        int, Meta(ge=1, le=1_000), About("buying", "CL-218", "RE-066", only_with=TIMER)
    ]
    # in how many last seconds the timer beeps
    auction_beeps: Annotated[Count, About("buying", "CL-218", "RE-066", only_with=TIMER)]
    rent_window: Annotated[
        Literal["automatic", "until-next-throw", "until-second-next-throw"], About("rent", "CL-058")
    ]
    # times the rent of a bare street in a complete group
    bare_group_factor: Annotated[Count, About("rent", "CL-060")]
    mortgage_in_group: Annotated[
        Literal["stops-double-rent", "leaves-double-rent"], About("rent", "CL-061")
    ]
    utility_rent: Annotated[Literal["dice", "printed"], About("rent", "CL-073")]
    utility_by_card: Annotated[
        Literal["throw-again", "same-throw"], About("rent", "CL-075", needs=HAS_MULTIPLIERS)
    ]
    card_return: Annotated[
        Literal["before-acting", "after-acting"], About("cards", "CL-080", needs=HAS_PACKS)
    ]
    # one payment in so many brings a text of the unit; 0: none does
    random_texts: Annotated[Count, About("cards", "RE-243", needs=HAS_TEXTS)]
    # a payment ordered by a text may bring another one
    texts_chain: Annotated[bool, About("cards", "RE-263", needs=HAS_TEXTS)]
    # a text that is not read in time is lost
    texts_fade: Annotated[bool, About("cards", "RE-111", needs=HAS_TEXTS)]
    # of the sides that tokens are on
    powers: Annotated[Literal["off", "on"], About("cards", "CW-211", "CW-212")]
    houses_before_hotel: Annotated[int, Meta(ge=1, le=4), About("buildings", "CL-118")]
    # of a building's price, paid by the bank
    sale_percent: Annotated[Percent, About("buildings", "CL-136")]
    sell_buildings: Annotated[Literal["any-time", "turn-or-break"], About("buildings", "CL-137")]
    interest_percent: Annotated[Percent, About("mortgages", "CL-147")]
    interest_rounding: Annotated[Literal["up", "nearest"], About("mortgages", "CL-148")]
    # buyer lifting at once
    buyer_lifts_for: Annotated[Literal["value-and-interest", "value"], About("mortgages", "CL-153")]
    # buyer lifting later
    keeper_lifts_for: Annotated[
        Literal["value-and-interest", "value"], About("mortgages", "CL-154")
    ]
    # creditor receiving a mortgage in a bankruptcy
    heir_pays: Annotated[Literal["interest", "nothing"], About("mortgages", "CL-166")]
    # a mortgage taken by a forced deal or a theft
    taker_pays: Annotated[
        Literal["interest", "nothing"], About("mortgages", "RE-104", "CW-236", needs=HAS_TAKING)
    ]
    # of a rent larger than the cash held
    part_payment: Annotated[Literal["in-property", "as-sale"], About("end", "CL-170")]
    # dealt to each player before play
    deal_deeds: Annotated[Count, About("money", "CL-179")]
    deal_price: Annotated[Literal["printed", "free"], About("money", "CL-180")]
    # 0: the last player left wins
    ends_at_bankruptcy: Annotated[Count, About("end", "CL-187")]
    ends_by_time: Annotated[bool, About("end", "CL-197")]
    # in one break between turns; a setting, in no rulebook
    offers_per_pair: Annotated[Count, About("end", "CL-220", only_with=("trades", "free"))]

    # What families play and no rulebook has: an edition need not say that it does without.
    # pot: taxes and fines wait there for a visitor
    free_parking: Annotated[
        Literal["rest", "pot"], About("families", "CL-089", "CL-091", needs=HAS_FREE_PARKING)
    ] = "rest"
    # what the bank puts into the pot before play
    pot_start: Annotated[
        Amount,
        About("families", "CL-091", needs=HAS_FREE_PARKING, only_with=("free_parking", "pot")),
    ] = 0
    # for stopping there, not for passing
    salary_on_go: Annotated[Literal["once", "twice"], About("families", "CL-041")] = "once"
    # to an owner who is in jail
    rent_in_jail: Annotated[Literal["due", "none"], About("families", "CL-106")] = "due"
    # before a player has reached Go
    first_lap: Annotated[Literal["buying", "no-buying"], About("families", "CL-044", "CL-053")] = (
        "buying"
    )
    # offers between players
    trades: Annotated[Literal["free", "none"], About("families", "CL-129", "CL-135")] = "free"
    # in which everybody has a turn; 0: the rounds are not counted
    ends_after_rounds: Annotated[Count, About("families", "CL-176", "CL-197")] = 0


ABOUT: dict[str, About] = {
    name: said
    for name, shape in get_type_hints(Rules, include_extras=True).items()
    for said in getattr(shape, "__metadata__", ())
    if isinstance(said, About)
}
AMOUNTS = tuple(
    name
    for name, shape in get_type_hints(Rules, include_extras=True).items()
    if Meaning.MONEY in getattr(shape, "__metadata__", ())
)
"""The rules that are sums of money."""
