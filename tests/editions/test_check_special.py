"""`passgo check` knows zones, texts, sides and powers, and rules that cannot be played."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.edition_tools.check import check_folder
from passgo.editions import EditionError, load_edition
from passgo.game.play import Game

Write = Callable[..., Path]
SAMPLES = Path(__file__).parent / "samples"

SPOILED = {
    "unknown zone": (
        'id       = "gull"',
        'zone     = "harbour"',
        'zone     = "moon"',
        "space.gull.zone",
        "there is no zone 'moon'",
    ),
    "zone space in no zone": (
        'id   = "mooring"',
        'zone = "harbour"\n',
        "",
        "space.mooring.zone",
        "missing: every zone has it",
    ),
    "empty zone": (
        'id = "sea"',
        'id = "sea"',
        'id = "sea"\n\n[[zone]]\nid = "moon"',
        "zone.moon",
        "no space lies in it",
    ),
    "zone twice": ('id = "sea"', '"sea"', '"harbour"', "zone.harbour.id", "used 2 times"),
    "zone spaces without texts": ('draw = "any"', 'draw = "any"\n', "", "space.buoy.kind", "texts"),
    "random texts without texts": (
        'draw = "any"',
        'draw = "any"\n',
        "",
        "rules.random_texts",
        "there is no deck of texts",
    ),
    "two decks of texts": (
        'id   = "tide"\nsize',
        "size = 6",
        'size = 6\ndraw = "any"',
        "deck.radio.draw",
        "another deck of texts already",
    ),
    "a text to keep": (
        'id   = "radio-release"',
        "jail-release",
        "jail-free",
        "card.radio-release.kind",
        "a text cannot be kept",
    ),
    "an order that cannot go to all": (
        'id     = "tide-party"',
        "amount = 10",
        'amount = 10\nscope = "all"',
        "card.tide-party.scope",
        "only move-to, pay, collect can speak to all",
    ),
    "unknown side of a token": (
        'id   = "ship"',
        'side = "winds"',
        'side = "waves"',
        "token.ship.side",
        "there is no side 'waves'",
    ),
    "unknown side of a power": (
        'id     = "gust"',
        'side   = "winds"',
        'side   = "waves"',
        "power.gust.side",
        "there is no side 'waves'",
    ),
    "hole in the table": (
        'id     = "gust"',
        "die    = 2",
        "die    = 1",
        "side.winds",
        "no power for a die of 2",
    ),
    "double in the table": (
        'id     = "gust"',
        "die    = 2",
        "die    = 1",
        "side.winds.id",
        "more than one power for a die of 1",
    ),
    "side without tokens": (
        '[[side]]\nid = "winds"',
        'id = "winds"',
        'id = "winds"\n\n[[side]]\nid = "waves"',
        "side.waves",
        "no power for a die of 1, 2, 3, 4, 5, 6",
    ),
    "die outside a die": (
        'id     = "gust"',
        "die    = 2",
        "die    = 7",
        "power.gust.die",
        "Expected `int` <= 6",
    ),
    "throw outside a die": (
        'id     = "gust"',
        "lowest = 2",
        "lowest = 0",
        "power.gust.lowest",
        "Expected `int` >= 1",
    ),
    "unknown kind of power": (
        'id     = "gust"',
        'kind   = "jump"',
        'kind   = "fly"',
        "power.gust.kind",
        "allowed: gift | jump",
    ),
    "power without its number": (
        'id     = "boarding"',
        "count  = 1\n",
        "",
        "power.boarding.count",
        "missing: every power of kind steal has it",
    ),
    "power with a useless sum": (
        'id     = "gust"',
        "lowest = 2",
        "lowest = 2\namount = 50",
        "power.gust.amount",
        "no power of kind jump has it",
    ),
    "loss between the steps": (
        'id     = "gust"',
        "loss   = 50",
        "loss   = 52",
        "power.gust.loss",
        "52 is no multiple of money.step, 5",
    ),
    "amount of a variant between the steps": (
        "[variant.quick.rules]",
        "jail_failed",
        "fine = 52\njail_failed",
        "variant.quick.rules.fine",
        "52 is no multiple of money.step, 5",
    ),
    "more deeds dealt than there are": (
        "[variant.quick.rules]",
        "jail_failed",
        "deal_deeds = 4\njail_failed",
        "variant.quick.rules.deal_deeds",
        "4 for each of 4 players, but 15 deeds",
    ),
    "rents the variant does not have": (
        "[variant.quick.rules]",
        "jail_failed",
        'utility_rent = "dice"\njail_failed',
        "variant.quick.rules.utility_rent",
        "a group of utilities has no multipliers",
    ),
    "beeps longer than the timer": (
        "[rules]",
        "salary ",
        "auction_beeps = 40\nsalary ",
        "rules.auction_beeps",
        "longer than rules.auction_seconds, 30",
    ),
    "certain without a mark": (
        "certain",
        "rules.taker_pays",
        "rules.salary",
        "certain",
        "'rules.salary' is not marked by the base",
    ),
}


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """Return a copy of the mixed edition that a test may spoil."""
    return Path(shutil.copytree(SAMPLES / "mixed", tmp_path / "mixed"))


def spoil_after(folder: Path, anchor: str, old: str, new: str) -> None:
    """Replace the first *old* that stands at or after *anchor*."""
    path = folder / "edition.toml"
    head, found, tail = path.read_text(encoding="utf-8").partition(anchor)
    assert old in found + tail
    path.write_text(head + (found + tail).replace(old, new, 1), encoding="utf-8")


def told(folder: Path) -> dict[str, str]:
    return {mistake.key: mistake.message for mistake in check_folder(folder)}


@pytest.mark.parametrize("sample", ["islands", "mixed"])
def test_the_samples_are_clean(sample: str) -> None:
    assert check_folder(SAMPLES / sample) == []


@pytest.mark.parametrize("name", SPOILED)
def test_a_mistake_is_found_at_its_key(mixed: Path, name: str) -> None:
    anchor, old, new, key, words = SPOILED[name]
    spoil_after(mixed, anchor, old, new)

    assert words in told(mixed)[key]


def test_a_side_needs_a_token(mixed: Path) -> None:
    for token in ("ship", "horse"):
        spoil_after(mixed, f'id   = "{token}"', 'side = "winds"\n', "")

    assert told(mixed)["side.winds"] == "no token is on it"


def test_powers_that_are_on_need_a_table(child: Write) -> None:
    assert "there are no powers" in told(child('[rules]\npowers = "on"\n'))["rules.powers"]


def test_a_pot_needs_a_space_on_which_it_lies(child: Write) -> None:
    taxed = '[[space]]\nat = 20\nkind = "tax"\nid = "income-tax-2"\namount = 50\n'
    mistakes = told(child('[rules]\nfree_parking = "pot"\n' + taxed))

    assert "no space of the kind free-parking" in mistakes["rules.free_parking"]


def test_more_tokens_or_sides_than_a_game_can_hold_are_mistakes(child: Write) -> None:
    tokens = "".join(f'[[token]]\nid = "t{n}"\n' for n in range(7))
    sides = "".join(f'[[side]]\nid = "s{n}"\n' for n in range(3))
    mistakes = told(child(tokens + sides))

    assert mistakes["token"] == "17 tokens; at most 16 can be played with"
    assert mistakes["side"] == "3 sides; at most 2 can be played with"


NAMED = {
    "zone": ("zone-sea", "zone-lake"),
    "side": ("side-winds", "side-waves"),
    "power": ("power-gust", "power-gale"),
    "word": ("space-reef", "word-reef"),
}


@pytest.mark.parametrize("kind", NAMED)
def test_names_of_zones_sides_powers_and_words_are_checked(mixed: Path, kind: str) -> None:
    old, new = NAMED[kind]
    for language in ("fr", "en"):
        path = mixed / f"{language}.ftl"
        text = path.read_text("utf-8").replace(f"{old} =", f"{new} =")
        path.write_text(text, encoding="utf-8")

    mistakes = told(mixed)
    assert mistakes[old] == "missing"
    assert mistakes[new] == "names nothing in this edition"


def test_a_power_speaks_of_its_own_facts_only(mixed: Path) -> None:
    for language, word in (("fr", "ou"), ("en", "or")):
        path = mixed / f"{language}.ftl"
        text = path.read_text("utf-8").replace(f"{word} {{ $amount }}.", f"{word} {{ $prize }}.", 1)
        path.write_text(text, encoding="utf-8")

    assert told(mixed)["power-salvage"] == "$prize is no fact of this power"


OPTIONS: dict[str, tuple[str, dict[str, object], str, str]] = {
    "unknown rule": ("classic-2003", {"gravity": 1}, "house_rules.gravity", "unknown rule"),
    "unknown choice": ("classic-2003", {"unsold": "burn"}, "house_rules.unsold", "not a choice"),
    "texts without a unit": (
        "classic-2003",
        {"random_texts": 4},
        "house_rules.random_texts",
        "no deck",
    ),
    "powers without a table": ("classic-2003", {"powers": "on"}, "house_rules.powers", "no powers"),
    "texts without an end": (
        "revolution-2009",
        {"random_texts": 3, "texts_chain": True},
        "house_rules.texts_chain",
        "needs random_texts of 4 or more",
    ),
    "an uneven fine": ("revolution-2009", {"fine": 505_000}, "house_rules.fine", "no multiple"),
    "dice for printed rents": (
        "revolution-2009",
        {"utility_rent": "dice"},
        "house_rules.utility_rent",
        "no multipliers",
    ),
    "too many deeds": (
        "clone-wars-2008",
        {"deal_deeds": 15, "deal_price": "free"},
        "house_rules.deal_deeds",
        "15 for each of 2 players, but 28 deeds",
    ),
    "auctions without an end": (
        "classic-2003",
        {"auction_raise": 0},
        "house_rules.auction_raise",
        "allowed: 1 to 1,000,000,000",
    ),
    "auctions without time": (
        "revolution-2009",
        {"auction_seconds": 0, "auction_beeps": 0},
        "house_rules.auction_seconds",
        "allowed: 1 to 1,000",
    ),
    "deeds that nobody can pay": (
        "classic-2003",
        {"deal_deeds": 2, "start_cash": 374},
        "house_rules.start_cash",
        "375 or more",
    ),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_that_cannot_be_played_is_refused(name: str) -> None:
    edition_id, house_rules, key, words = OPTIONS[name]

    with pytest.raises(EditionError) as caught:
        load_edition(edition_id).rules_for(house_rules=house_rules)
    (mistake,) = caught.value.mistakes
    assert mistake.key == key
    assert words in mistake.message


def test_as_many_deeds_are_dealt_as_there_are_for_the_players_of_a_game() -> None:
    edition = load_edition("clone-wars-2008")

    assert edition.rules_for("", {"deal_deeds": 5}, 5).deal_deeds == 5
    with pytest.raises(EditionError, match="5 for each of 6 players, but 28 deeds"):
        edition.rules_for("", {"deal_deeds": 5}, 6)
    with pytest.raises(EditionError, match="5 for each of 6 players"):
        Game.new(edition, ["A", "B", "C", "D", "E", "F"], house_rules={"deal_deeds": 5})


def test_deeds_that_are_dealt_can_be_paid_with_mortgages_or_come_free() -> None:
    edition = load_edition("classic-2003")

    assert edition.rules_for("", {"deal_deeds": 2, "start_cash": 375}).start_cash == 375
    free = edition.rules_for("", {"deal_deeds": 2, "start_cash": 0, "deal_price": "free"})
    assert free.start_cash == 0


def test_options_that_fit_are_taken() -> None:
    rules = load_edition("clone-wars-2008").rules_for("quick", {"powers": "on", "fine": 60})

    assert (rules.powers, rules.fine, rules.deal_deeds) == ("on", 60, 3)
