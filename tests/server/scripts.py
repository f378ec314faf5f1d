"""How scripted guests play: the plainest answer to every question of every edition."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tables import Doc, Guest

PLAIN = {
    "ThrowToStart": "Roll",
    "ThrowDice": "Roll",
    "ThrowAgain": "Roll",
    "EndTurnOrGoOn": "EndTurn",
    "BuyOrAuction": "Buy",
    "BidOrLeave": "Leave",
    "AnswerOffer": "Refuse",
    "LiftOrKeep": "Keep",
    "PayOrDraw": "PayCard",
    "PayFineOrStay": "Stay",
    "ReadTheText": "ReadText",
    "UseOrSkipPower": "SkipPower",
    "TakeBenefit": "SkipPower",
    "PayDebt": "GiveUp",
}


def plain_order(guest: Guest) -> Doc:
    """Return a plain answer to the question that the guest is asked."""
    prompt = guest.prompt
    ask = prompt["ask"]
    if ask == "BuyOrAuction" and not is_open(guest, "Buy"):
        return {"do": "Decline"}
    if ask == "NameWish":
        return {"do": "Wish", "count": 0}
    if ask == "ChooseYourToken":
        return {"do": "ChooseToken", "token": prompt["tokens"][0]}
    if ask == "ChooseZoneOrGoOn":
        return {"do": "ChooseZone", "zone": prompt["zones"][0]}
    if ask == "PayDebt":
        return raising(guest)
    if ask in PLAIN:
        return {"do": PLAIN[ask]}
    return plain_slide(prompt)


def told_order(draw: Doc, luck: Random) -> Doc:
    """Return how luck fell on a real table; nobody's seat is in it."""
    match draw["what"]:
        case "dice":
            return {"do": "DiceFall", "first": luck.randint(1, 6), "second": luck.randint(1, 6)}
        case "die":
            return {"do": "DieFalls", "number": luck.randint(1, 6)}
        case "card":
            return {"do": "CardComes", "card": luck.choice(draw["choices"])}
    assert draw["what"] == "deed", draw
    return {"do": "DeedComes", "place": luck.choice(draw["choices"])}


def raising(guest: Guest) -> Doc:
    """Return a way to raise money, or give up."""
    for do in ("Mortgage", "Sell"):
        for choice in option(guest, do).get("choices", []):
            if "no" not in choice:
                return {"do": do, "place": choice["id"]}
    return {"do": "GiveUp"}


def option(guest: Guest, do: str) -> dict[str, Any]:
    mine = guest.options.get(guest.seat, [])
    return next((option for option in mine if option["do"] == do), {})


def is_open(guest: Guest, do: str) -> bool:
    return bool(option(guest, do).get("open"))


def plain_slide(prompt: Doc) -> Doc:
    """Return a plain answer to a question of the sliding game."""
    ask = prompt["ask"]
    if ask == "SlideWhich":
        start, power = (sum(prompt[name]) // 2 for name in ("start", "power"))
        slide = {"token": prompt["tokens"][0], "start": start, "direction": 0, "power": power}
        return {"do": "Slide"} | slide
    if ask == "LeaveJail":
        return {"do": "WaitInJail", "token": prompt["tokens"][0]}
    if ask == "MoveByRailroad":
        return {"do": "StayOnRailroad", "token": prompt["tokens"][0]}
    if ask == "DoubleWhich":
        return {"do": "DoubleProperty", "space": prompt["spaces"][0]}
    assert ask == "TryAgain", ask
    return {"do": "DeclineSecondChance"}


async def play_on(guest: Guest, decisions: int) -> int:
    """Play plainly for so many own decisions, or to the end; return how many there were."""
    made = 0
    while not guest.is_over and made < decisions:
        if not guest.is_asked:
            await guest.hear()
            continue
        seen = guest.seq
        answer = await guest.play(plain_order(guest))
        if not answer["ok"] and answer["no"]["code"] != "no-longer-asked":
            await hear_why(guest, seen, answer)
        made += answer["ok"]
    return made


async def hear_why(guest: Guest, seen: int, answer: Doc) -> None:
    """Hear of what came first, such as a rent that took the money; refusals have no other cause."""
    try:
        while guest.seq == seen:
            await guest.hear()
    except TimeoutError:
        raise AssertionError((answer, guest.prompt)) from None


async def take_turns(people: Sequence[Guest], decisions: int) -> None:
    """Have whoever is asked answer plainly, one decision after the other, all listening."""
    for _ in range(decisions):
        await catch_up(people)
        guest = next((guest for guest in people if guest.is_asked), None)
        if guest is None:
            return
        assert (await guest.play(plain_order(guest)))["ok"], guest.prompt


async def catch_up(people: Sequence[Guest]) -> None:
    """Let everybody hear all that was sent so far."""
    for guest in people:
        await guest.ask(type="resync", since=0)


async def begun(guest: Guest, edition: str, seats: list[str], **more: Any) -> None:
    """Make a table, sit down in its first seat, listen and start."""
    await guest.make(edition, seats, **more)
    await guest.sit(guest.table, 0, "Ana")
    await guest.listen()
    await guest.start()
    await guest.hear_until("whole")


async def finished(base: str, edition: str = "classic-2003", decisions: int = 8) -> Guest:
    """Return somebody who has left a game against a bot after some decisions."""
    ana = Guest(base)
    await begun(ana, edition, ["", "novice"])
    assert await play_on(ana, decisions) == decisions
    await ana.post(f"/api/tables/{ana.table}/seats/0/concede", {})
    while ana.lobby["status"] != "over":
        await ana.hear()
    await ana.hang_up()
    return ana
