"""Plain answers: what simulated people answer, mostly the plainest, sometimes something else."""

from random import Random
from typing import Any

from client_memory import ClientMemory
from kept_tables import Doc
from scripts import plain_order


def answer_to(memory: ClientMemory, chance: Random) -> Doc:
    """Return an answer to the open question."""
    ask, luck = memory.prompt["ask"], chance.random()
    if ask == "BuyOrAuction" and luck < 0.2:
        return {"do": "Decline"}
    if ask == "BidOrLeave" and luck < 0.4 and (bid := lowest_bid(memory)):
        return {"do": "Bid", "amount": bid}
    guest: Any = memory
    return plain_order(guest)


def lowest_bid(memory: ClientMemory) -> int:
    """Return the lowest bid that a seat may make, 0 if none."""
    own = memory.options.get(memory.seat, [])
    option = next((each for each in own if each.get("do") == "Bid"), {})
    found = option.get("amount", option.get("lowest", 0)) if option.get("open") else 0
    return found[0] if isinstance(found, list) else int(found or 0)
