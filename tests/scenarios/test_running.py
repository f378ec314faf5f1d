"""The runner: what passes, what fails and how it is said, what is refused before it is played."""

from collections.abc import Callable

import pytest

Play = Callable[[str], list[str]]

ROLL = 'given.luck = ["dice 4 6"]\nwhen = ["A roll"]\n'


@pytest.mark.parametrize(
    "then",
    [
        'then.A.at = "jail"',
        "then.A.jail = false",
        "then.A = { cash = 1500, owns = [], cards = [], lacks = ['nord'] }",
        'then.prompt = "A EndTurnOrGoOn"',
        'then.turn = "A"',
        "then.turn = { throws = 1, dice = [4, 6], again = false }",
        "then.bank = { houses = 32 }",
        'then.decks.chance = ["..."]',
        'then.agenda = ["round", "turn", { frame = "turn-end", seat = "A" }]',
        "then.offer = false",
        'then.events = ["Rolled seat=A first=4", "Stopped place=jail by=dice"]',
        'then.without = ["Paid"]',
        'then.options.A = ["EndTurn"]',
        'then.allowed = ["A end turn"]',
        'then.refused = ["B roll -> not-asked", "A build paix -> not-your-property CL-109"]',
        "then.over = false",
        "then.winners = []",
        'then.banker = "A"',
    ],
)
def test_what_is_so_passes(play: Play, then: str) -> None:
    assert play(ROLL + then) == []


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ('then.A.at = "go"', "A.at: expected 'go', found 'jail'"),
        ("then.A.cash = 1499", "A.cash: expected 1499, found 1500"),
        ("then.A.jail = 0", "A.jail: expected 0, found False"),
        ("then.A.owns = ['nord']", "A.owns: expected ['nord'], found []"),
        ("then.A.has = ['nord']", "A.has: expected ['nord'], found []"),
        ('then.prompt = "B EndTurnOrGoOn"', "expected B EndTurnOrGoOn, found A EndTurnOrGoOn"),
        ('then.turn = "B"', "turn.seat: expected 1, found 0"),
        ("then.bank = { houses = 31 }", "bank.houses: expected 31, found 32"),
        ('then.decks.chance = ["...", "tuition"]', "decks.chance: expected"),
        ('then.agenda = ["round"]', "agenda: expected"),
        ('then.agenda = ["round", "turn", "break"]', "agenda[2]: expected 'break'"),
        ("then.offer = { give_cash = 3 }", "offer: expected"),
        ('then.events = ["Stopped", "Rolled"]', "events: expected Rolled, found"),
        ('then.events = ["Rolled first=3"]', "events: expected Rolled first=3"),
        ('then.without = ["Rolled"]', "without: expected no Rolled, found Rolled seat=A"),
        ('then.options.A = ["Buy"]', "options.A: expected Buy, found not-asked"),
        ('then.allowed = ["A buy"]', "allowed: A buy: expected allowed, found not-asked"),
        ('then.refused = ["A end turn -> not-asked"]', "expected refused not-asked, found allowed"),
        ('then.refused = ["A end turn -> refused"]', "A end turn: expected refused, found allowed"),
        ('then.refused = ["B buy -> uneven"]', "found refused not-asked"),
        ('then.winners = ["A"]', "winners: expected [0], found []"),
        ("then.over = true", "over: expected True, found False"),
    ],
)
def test_what_is_not_so_fails_with_expected_against_found(
    play: Play, then: str, failure: str
) -> None:
    failures = play(ROLL + then)

    assert len(failures) == 1
    assert failure in failures[0]


def test_a_refused_step_changes_nothing_and_the_scenario_goes_on(play: Play) -> None:
    when = 'when = ["B roll -> refused not-your-turn CL-029", "A roll"]\n'

    assert play('given.luck = ["dice 4 6"]\n' + when + 'then.A.at = "jail"') == []


def test_a_bare_refusal_holds_whatever_the_code(play: Play) -> None:
    when = 'when = ["B roll -> refused", "B buy -> refused", "A roll"]\n'
    then = 'then.A.at = "jail"\nthen.refused = ["B roll -> refused", "A buy -> refused"]'

    assert play('given.luck = ["dice 4 6"]\n' + when + then) == []


@pytest.mark.parametrize(
    ("step", "failure"),
    [
        ("A roll -> refused", "A roll -> refused: expected refused, found allowed"),
        ("A roll -> refused not-your-turn", "found allowed"),
        ("B roll -> refused not-asked", "found refused not-your-turn"),
        ("B roll -> refused not-your-turn CL-001", "found refused not-your-turn CL-029"),
        ("B roll", "B roll: expected allowed, found refused not-your-turn"),
    ],
)
def test_a_step_that_surprises_ends_the_scenario(play: Play, step: str, failure: str) -> None:
    failures = play(f'given.luck = ["dice 4 6"]\nwhen = ["{step}"]\nthen.A.cash = 3')

    assert len(failures) == 1
    assert failure in failures[0]


def test_a_step_has_its_own_then_over_its_own_events(play: Play) -> None:
    lines = """
given.luck = ["dice 3 3", "dice 1 3"]
when = [
  { do = "A roll", then.prompt = "A BuyOrAuction", then.without = ["Bought"] },
  { do = "A buy", then.events = ["Bought"], then.without = ["Rolled"] },
  "A roll",
]
then.events = ["Rolled first=3", "Bought", "Rolled first=1"]
"""
    assert play(lines) == []
    assert (
        "A buy: events: expected Rolled" in play(lines.replace('["Bought"], ', '["Rolled"], '))[0]
    )


JAIL_OR_GO = """
then.either = [
  { A.at = "go" },
  { A.at = "jail", A.cash = CASH },
]
"""


def test_one_of_several_outcomes_must_hold_as_a_whole(play: Play) -> None:
    assert play(ROLL + JAIL_OR_GO.replace("CASH", "1500")) == []
    assert play(ROLL + JAIL_OR_GO.replace("CASH", "1501")) == [
        "either: none of 2 outcomes holds"
        "\n      outcome 1: A.at: expected 'go', found 'jail'"
        "\n      outcome 2: A.cash: expected 1501, found 1500"
    ]


def test_what_stands_beside_the_outcomes_must_be_so_in_every_case(play: Play) -> None:
    failures = play(ROLL + JAIL_OR_GO.replace("CASH", "1500") + "then.A.cash = 1499")

    assert failures == ["A.cash: expected 1499, found 1500"]


@pytest.mark.parametrize(
    ("do", "either", "failure"),
    [
        ("B roll", '"refused", { B.at = "nord" }', ""),
        ("B roll", '"refused not-your-turn CL-029", { B.at = "nord" }', ""),
        ("A roll", '"refused", { A.at = "jail" }', ""),
        ("A roll", '"refused", { A.at = "nord" }', "outcome 1: expected refused, found allowed"),
        ("B roll", '"refused uneven", { B.at = "go" }', "outcome 2: expected allowed, found refu"),
        ("B roll", '{ B.at = "go" }, { A.at = "go" }', "B roll: expected allowed, found refused"),
    ],
)
def test_a_step_may_be_refused_where_an_outcome_says_so(
    play: Play, do: str, either: str, failure: str
) -> None:
    luck = 'given.luck = ["dice 4 6"]\n' if do == "A roll" else ""
    failures = play(f'{luck}when = [{{ do = "{do}", then.either = [{either}] }}]')

    assert failures == [] if not failure else failure in failures[0]


def test_a_refused_step_may_leave_several_outcomes(play: Play) -> None:
    either = "then.either = [{ A.cash = 3 }, { A.cash = 1500 }]"

    assert play(f'when = [{{ do = "B roll -> refused", {either} }}]') == []


def test_an_outcome_may_wait_for_luck(play: Play) -> None:
    roll = 'when = ["A roll"]\n'
    either = 'then.either = [{ prompt = "AwaitLuck" }, { A.at = "nord" }]'

    assert play(roll + either) == []


RICH = """
given.players = [
  { name = "A", cash = 7, owns = ["nord", "lyon mortgaged", "belleville 4", "lecourbe hotel"] },
  { name = "B", cash = 0 },
]
"""


def test_wealth_is_counted_as_the_book_ends_a_game(play: Play) -> None:
    # 7 + 200 + 100 + (60 + 4 * 50) + (60 + 5 * 50)
    assert play(RICH + "then.wealth = { A = 877, B = 0 }") == []
    assert play(RICH + "then.wealth = { A = 876, B = 1 }") == [
        "wealth.A: expected 876, found 877",
        "wealth.B: expected 1, found 0",
    ]


def test_missing_luck_is_a_failure(play: Play) -> None:
    assert play('when = ["A roll"]\nthen.A.cash = 1500') == [
        "luck: is missing, a draw of dice is due"
    ]
    assert play('when = ["A roll", "A end turn"]\nthen.A.cash = 1500') == [
        "A end turn: luck is missing, a draw of dice is due"
    ]
    assert play('when = ["A roll"]\nthen.prompt = "AwaitLuck"') == []


def test_luck_left_over_is_a_failure(play: Play) -> None:
    failures = play(
        'given.luck = ["dice 4 6", "card tuition"]\nwhen = ["A roll"]\nthen.over = false'
    )

    assert failures == ["luck: never asked for card tuition"]


def test_luck_of_the_wrong_kind_is_a_failure(play: Play) -> None:
    failures = play('given.luck = ["card tuition"]\nwhen = ["A roll"]\nthen.over = false')

    assert failures == ["after A roll: luck 'card tuition': no-luck-awaited, a draw of dice is due"]


def test_an_impossible_given_is_a_failure(play: Play) -> None:
    failures = play("given.players = ['A', { name = 'B', owns = ['nord 2'] }]\nthen.over = false")

    assert failures == ["given: players[1].owns[0]: nord never carries buildings"]


def test_players_are_named_wherever_a_position_counts_seats(play: Play) -> None:
    lines = """
given.players = [{ name = "A", cash = 10, owns = ["nord"] }, "B", "C"]
given.turn = { seat = "A", throws = 1 }
given.banker = "C"
given.claims = [{ owner = "B", debtor = "C", place = "paix", amount = 50 }]
given.agenda = [
  { frame = "round" },
  { frame = "turn", seat = "A" },
  { frame = "debt", seat = "A", to = "B", amount = 100, for = "rent" },
]
then.agenda = ["round", "turn", { frame = "debt", seat = "A", to = "B" }]
then.claims = [{ owner = "B", debtor = "C" }]
then.banker = "C"
then.prompt = "A PayDebt creditor=B amount=100"
"""
    assert play(lines) == []


def test_a_refused_start_is_expected_or_a_failure(play: Play) -> None:
    alone = 'given.players = ["A"]\ngiven.opening = true\n'

    assert play(alone + 'then.refused_start = "wrong-number-of-players CL-001"') == []
    assert "found refused wrong-number" in play(alone + 'then.refused_start = "token-taken"')[0]
    assert "the start is refused" in play(alone + "then.over = false")[0]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("", "expects nothing"),
        ("given.weather = 1\nthen.over = false", "given.weather: unknown key"),
        ("when = ['A jumps']\nthen.over = false", "unknown verb"),
        ("when = [{ do = 'A roll', or = 1 }]\nthen.over = false", "unknown key 'or'"),
        ("when = [{ then = {} }]\nthen.over = false", "needs 'do'"),
        ("when = ['A roll -> refused nonsense']", "unknown refusal 'nonsense'"),
        ("when = ['A roll -> refused uneven CL-999']", "CL-999"),
        ("when = ['A roll -> uneven']", "may follow an order"),
        ("when = ['A roll -> refuseduneven']", "may follow an order"),
        ("then.refused = ['A roll -> ']", "is missing"),
        ("then.Z.cash = 1", "then.Z: neither a player"),
        ("then.A.colour = 1", "then.A.colour: unknown key"),
        ("then.events = ['Slept']", "unknown event 'Slept'"),
        ("then.events = ['Rolled colour=1']", "no fact 'colour'"),
        ("then.prompt = 'A Sing'", "unknown prompt"),
        ("then.options.A = ['Sing']", "unknown order"),
        ("then.options.Z = ['Roll']", "no such player"),
        ("then.refused = ['A roll']", "is missing"),
        ("given.luck = ['rain']\nthen.over = false", "luck is"),
        ("given.players = ['a b']\nthen.over = false", "one word"),
        ("given.players = ['events', 'B']\nthen.over = false", "one word"),
        (
            "given.opening = true\ngiven.players = [{ name = 'A', at = 'go' }]\nthen.over = false",
            "everybody starts alike",
        ),
        ("then.wealth = { A = 1500 }", "then.wealth: must be a table of everybody: A, B"),
        ("then.either = [{ A.cash = 3 }]", "two outcomes or more"),
        ("then.either = [{ A.cash = 3 }, {}]", "an outcome expects nothing"),
        ("then.either = [{ A.cash = 3 }, 'allowed']", "then.either: 'allowed': a table, or"),
        ("then.either = [{ A.cash = 3 }, 'refused']", "only a step can be refused"),
        ("then.either = [{ A.cash = 3 }, 'refused x']", "unknown refusal 'x'"),
        ("variant = 'blitz'\nthen.over = false", "blitz"),
        ("house_rules.weather = 1\nthen.over = false", "weather"),
        ("wenn = []\nthen.over = false", "unknown field `wenn`"),
    ],
)
def test_what_the_grammar_does_not_know_is_refused(play: Play, lines: str, words: str) -> None:
    failures = play(lines)

    assert len(failures) == 1
    assert "one.toml: T: " in failures[0]
    assert words in failures[0]
