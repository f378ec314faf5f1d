"""The rules an edition may choose: every key of `[rules]`, its type and its choices."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Amount = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]

AMOUNTS = ("start_cash", "salary", "fine", "auction_minimum", "auction_raise", "pot_start")


class Rules(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an edition, a variant or a table may decide differently; amounts in whole units.

    On the board each has the same name; the words of a choice are numbered there in this order.
    """

    start_cash: Amount
    salary: Amount  # for passing or reaching Go
    houses: Count  # in the bank's stock at the start
    hotels: Count
    dice: Literal[2]  # the rules throw two, and know no other number
    doubles_to_jail: Count  # 0: doubles never lead to jail
    fine: Amount  # to leave jail
    jail_turns: Annotated[int, Meta(ge=1, le=100)]  # throws in jail before the fine is due
    jail_failed: Literal["stay", "may-pay"]  # after a failed throw before the last one
    unsold: Literal["auction", "stays-with-bank"]  # a property its visitor does not buy
    auction_minimum: Amount
    auction_raise: Annotated[int, Meta(ge=1, le=1_000_000_000)]  # 0 would never end one
    auction_end: Literal["all-left", "timer"]
    auction_seconds: Annotated[int, Meta(ge=1, le=1_000)]  # of the timer, for a table's clock
    auction_beeps: Count  # in how many last seconds the timer beeps
    rent_window: Literal["automatic", "until-next-throw", "until-second-next-throw"]
    bare_group_factor: Count  # times the rent of a bare street in a complete group
    mortgage_in_group: Literal["stops-double-rent", "leaves-double-rent"]
    utility_rent: Literal["dice", "printed"]
    utility_by_card: Literal["throw-again", "same-throw"]
    card_return: Literal["before-acting", "after-acting"]
    random_texts: Count  # one payment in so many brings a text of the unit; 0: none does
    texts_chain: bool  # a payment ordered by a text may bring another one
    texts_fade: bool  # a text that is not read in time is lost
    powers: Literal["off", "on"]  # of the sides that tokens are on
    houses_before_hotel: Annotated[int, Meta(ge=1, le=4)]
    sale_percent: Percent  # of a building's price, paid by the bank
    sell_buildings: Literal["any-time", "turn-or-break"]
    interest_percent: Percent
    interest_rounding: Literal["up", "nearest"]
    buyer_lifts_for: Literal["value-and-interest", "value"]  # buyer lifting at once
    keeper_lifts_for: Literal["value-and-interest", "value"]  # buyer lifting later
    heir_pays: Literal["interest", "nothing"]  # creditor receiving a mortgage in a bankruptcy
    taker_pays: Literal["interest", "nothing"]  # a mortgage taken by a forced deal or a theft
    part_payment: Literal["in-property", "as-sale"]  # of a rent larger than the cash held
    deal_deeds: Count  # dealt to each player before play
    deal_price: Literal["printed", "free"]
    ends_at_bankruptcy: Count  # 0: the last player left wins
    ends_by_time: bool
    offers_per_pair: Count  # in one break between turns; a setting, in no rulebook

    # What families play and no rulebook has: an edition need not say that it does without.
    free_parking: Literal["rest", "pot"] = "rest"  # pot: taxes and fines wait there for a visitor
    pot_start: Amount = 0  # what the bank puts into the pot before play
    salary_on_go: Literal["once", "twice"] = "once"  # for stopping there, not for passing
    rent_in_jail: Literal["due", "none"] = "due"  # to an owner who is in jail
    first_lap: Literal["buying", "no-buying"] = "buying"  # before a player has reached Go
    trades: Literal["free", "none"] = "free"  # offers between players
    ends_after_rounds: Count = 0  # in which everybody has a turn; 0: the rounds are not counted
