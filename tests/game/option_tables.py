"""Tables with options: positions of every kind of business, as state and board."""

from collections.abc import Callable

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.positions import read_position
from passgo.rules.agenda import JAIL_CHOICE, POWER_BENEFIT, TOKEN_CHOICE, push
from passgo.rules.board import TRADES_NONE, Board
from passgo.rules.limits import NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.state import State

Table = tuple[State, Board]
Document = dict[str, object]

BREAK: Document = {}
DEBT: Document = {"frame": "debt", "seat": 0, "to": 1, "amount": 300, "for": "rent"}
AUCTION: Document = {"frame": "auction", "of": "lecourbe", "in": [0, 1, 2], "minimum": 10}
BID_AUCTION: Document = AUCTION | {"bid": 35, "bidder": 1}
WISHES: Document = {"frame": "wishes", "for": "house", "to_ask": [0, 1]}
PURCHASE: Document = {"frame": "purchase", "seat": 0, "place": "lecourbe"}
DICE: Document = {"frame": "dice", "seat": 0}
END: Document = {"frame": "turn-end", "seat": 0}
FRAMES = {
    "break": BREAK,
    "debt": DEBT,
    "auction": AUCTION,
    "auction with a bid": BID_AUCTION,
    "wishes": WISHES,
    "purchase": PURCHASE,
    "dice": DICE,
    "end of a turn": END,
}
GROUPS = ("mozart 1", "saint-michel", "pigalle 1"), ("vaugirard", "courcelles", "republique 1")


def table(document: Document) -> Table:
    """Return the state of a position and its board."""
    setup = read_position({"format": "passgo-position", "version": 3} | document)
    return setup.state, board_of(setup.edition, setup.variant, setup.house_rules)


def classic(frame: Document, **more: object) -> Table:
    """Return a table of three on the classic board, in a break or in the turn of the first."""
    players = [
        {"name": "A", "cash": 150, "owns": ["belleville", "nord mortgaged", *GROUPS[0]]},
        {"name": "B", "cash": 900, "owns": ["foch", *GROUPS[1]], "cards": ["chest-jail-free"]},
        {"name": "C", "cash": 40, "owns": []},
    ]
    if frame is PURCHASE:
        players[0] |= {"at": "lecourbe"}
    claims = [
        {"owner": 1, "debtor": 0, "place": "foch", "amount": 28},
        {"owner": 0, "debtor": 2, "place": "pigalle", "amount": 80},
        {"owner": 0, "debtor": 1, "place": "belleville", "amount": 2},
    ]
    document: Document = {
        "edition": "classic-2003",
        "players": players,
        "claims": [] if frame is BREAK else claims,
    }
    if frame:
        document["turn"] = {"seat": 0, "throws": 1, "dice": [1, 2]}
        document["agenda"] = [{"frame": "round"}, {"frame": "turn", "seat": 0}, frame]
    return table(document | more)


def clone_wars(*, owned: bool) -> Table:
    """Return a table of three at the board of the Clone Wars, in the turn of the first."""
    players: list[Document] = [{"name": "A"}, {"name": "B"}, {"name": "C"}]
    if owned:
        players[1]["owns"] = ["tatooine", "rugosa", "dune-sea"]
        players[2]["owns"] = ["teth"]
    return table(
        {
            "edition": "clone-wars-2008",
            "house_rules": {"powers": "on"},
            "players": players,
            "turn": {"seat": 0, "throws": 1, "dice": [1, 2]},
            "agenda": [{"frame": "round"}, {"frame": "turn", "seat": 0}, END],
        }
    )


def choosing(power: int, *, owned: bool) -> Table:
    """Return a table of the Clone Wars at which A chooses what a power brings."""
    s, b = clone_wars(owned=owned)
    push(s, POWER_BENEFIT, 0, power, 0, 0)
    return s, b


def choosing_among_owned(power: int) -> Table:
    """Return such a table at which others own something."""
    return choosing(power, owned=True)


def zones(players: list[Document]) -> Table:
    """Return a table of Revolution at which A, in a zone, chooses what to do there."""
    return table(
        {
            "edition": "revolution-2009",
            "house_rules": {"random_texts": 0},
            "players": players,
            "turn": {"seat": 0, "throws": 1, "dice": [1, 2]},
            "agenda": [
                {"frame": "round"},
                {"frame": "turn", "seat": 0},
                {"frame": "zone-choice", "seat": 0},
            ],
        }
    )


def dealing(**more: object) -> Table:
    """Return a table at which A and B keep a card each, and D has gone bankrupt."""
    players = [
        {"name": "A", "cash": 150, "owns": ["belleville"], "cards": ["chance-jail-free"]},
        {"name": "B", "cash": 900, "owns": ["foch", "paix"], "cards": ["chest-jail-free"]},
        {"name": "C", "cash": 40, "owns": ["nord mortgaged"]},
        {"name": "D", "cash": 0, "status": "bankrupt", "left": 1},
        {"name": "E", "cash": 0},
    ]
    return table({"edition": "classic-2003", "players": players} | more)


def bargaining() -> Table:
    """Return a table at which B has made A an offer."""
    return dealing(
        offer={"from": 1, "to": 0, "give": ["foch"], "ask_cash": 20},
        agenda=[{"frame": "round"}, {"frame": "break", "seat": 0}, {"frame": "bargain"}],
    )


def settling() -> Table:
    """Return a table at which A has offered B a deed for a part of a debt."""
    return dealing(
        turn={"seat": 0, "throws": 1, "dice": [1, 2]},
        offer={"from": 0, "to": 1, "give": ["belleville"]},
        agenda=[
            {"frame": "round"},
            {"frame": "turn", "seat": 0},
            {"frame": "debt", "seat": 0, "to": 1, "amount": 200, "for": "rent"},
            {"frame": "bargain", "value": 60},
        ],
    )


def owing_without_deeds() -> Table:
    """Return a table at which A, who has but a card to sell, owes money."""
    players = [
        {"name": "A", "cash": 20, "cards": ["chance-jail-free"]},
        {"name": "B", "cash": 900, "owns": ["foch"]},
    ]
    return table(
        {
            "edition": "classic-2003",
            "players": players,
            "turn": {"seat": 0, "throws": 1, "dice": [1, 2]},
            "agenda": [{"frame": "round"}, {"frame": "turn", "seat": 0}, DEBT],
        }
    )


def owing_the_bank() -> Table:
    """Return a table at which A owes the bank, which takes no deeds."""
    return classic({key: DEBT[key] for key in DEBT if key != "to"}, claims=[])


def no_trades() -> Table:
    """Return a table at which nobody trades."""
    s, b = dealing()
    b.trades = TRADES_NONE
    return s, b


def all_offers_made() -> Table:
    """Return a table at which A may make B no more offers in this break."""
    s, b = dealing()
    s.offers_made[1] = b.offers_per_pair
    return s, b


def over() -> Table:
    """Return a table whose game is over."""
    s, b = classic(BREAK)
    s.over = 1
    return s, b


def leaving_jail() -> Table:
    """Return a table at which A may pay to leave jail, and cannot at once."""
    s, b = clone_wars(owned=True)
    s.jailed[0] = 1
    s.cash[0] = 0
    push(s, JAIL_CHOICE, 0, 5, 0, 0)
    return s, b


def choosing_tokens() -> Table:
    """Return a table at which A chooses a token that B has not."""
    s, b = clone_wars(owned=False)
    s.token[0], s.token[1], s.token[2] = NONE, 2, 0
    push(s, TOKEN_CHOICE, 0, 0, 0, 0)
    return s, b


def power_with_one_out(power: int) -> Table:
    """Return a table at which A, third of four, chooses what a power brings; D is out."""
    players: list[Document] = [
        {"name": "D", "cash": 0, "status": "bankrupt", "left": 1},
        {"name": "B", "owns": ["tatooine", "rugosa"]},
        {"name": "A", "owns": ["teth"]},
        {"name": "C"},
    ]
    s, b = table(
        {
            "edition": "clone-wars-2008",
            "house_rules": {"powers": "on"},
            "players": players,
            "turn": {"seat": 2, "throws": 1, "dice": [1, 2]},
            "agenda": [
                {"frame": "round"},
                {"frame": "turn", "seat": 2},
                {"frame": "turn-end", "seat": 2},
            ],
        }
    )
    push(s, POWER_BENEFIT, 2, power, 0, 0)
    return s, b


def last_free_deeds(power: int) -> Table:
    """Return a table at which the bank has one property left for who may take some."""
    s, b = choosing(power, owned=True)
    free = [place for place in range(b.places) if is_free_deed(s, b, place)]
    for place in free[:-1]:
        s.owner[place] = 1
    return s, b


def forced_deals() -> Table:
    """Return a table without a free property: C has only a complete group, A's first is in one."""
    complete = {"A": "brown", "C": "green"}
    groups = {s.id: s.group for s in load_edition("revolution-2009").spaces if s.group}
    owns: dict[str, list[str]] = {"A": [], "B": [], "C": [], "D": []}
    for at, (place, group) in enumerate(groups.items()):
        holder = next((who for who, name in complete.items() if name == group), None)
        owns[holder or "ABD"[at % 3]].append(place)
    players: list[Document] = [{"name": name, "owns": deeds} for name, deeds in owns.items()]
    players[0]["at"] = "car-zone"
    players.append({"name": "E", "cash": 0, "status": "bankrupt", "left": 1})
    return zones(players)


def zones_with_free_property() -> Table:
    """Return a table at which a zone may be chosen and no deal be forced yet."""
    return zones(
        [{"name": "A", "at": "car-zone", "owns": ["belleville", "neuilly"]}, {"name": "B"}]
    )


def in_frame(frame: Document) -> Callable[[], Table]:
    """Return how to lay a classic table with a frame on top."""
    return lambda: classic(frame)


def at_power(lay: Callable[[int], Table], power: int) -> Callable[[], Table]:
    """Return how to lay a table at which a power brings something."""
    return lambda: lay(power)


TABLES: dict[str, Callable[[], Table]] = {
    **{name: in_frame(frame) for name, frame in FRAMES.items()},
    "a trade": dealing,
    "an offer": bargaining,
    "a settlement": settling,
    "a debt without deeds": owing_without_deeds,
    "a debt to the bank": owing_the_bank,
    "no trades": no_trades,
    "all offers made": all_offers_made,
    "the end": over,
    "leaving jail": leaving_jail,
    "tokens": choosing_tokens,
    "forced deals": forced_deals,
    "zones": zones_with_free_property,
    **{f"power {power}": at_power(choosing_among_owned, power) for power in range(12)},
    **{f"power {power}, one out": at_power(power_with_one_out, power) for power in range(12)},
    "nothing to steal": lambda: choosing(6, owned=False),
    "the last free deed": lambda: last_free_deeds(0),
}
