"""`passgo check` finds every kind of mistake, and says where it is."""

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.edition_tools.check import check_folder
from passgo.editions import edition_ids
from passgo.editions.source import BUNDLED

Write = Callable[..., Path]
BELLEVILLE = 'id       = "belleville"'

SPOILED = {
    "unknown key": ("salary ", "salery", "rules.salery", "unknown key 'salery'"),
    "unknown table": ("[players]", "[plyers]", "plyers", "known here: id, base"),
    "wrong type": ("salary              = 200", 'salary = "200"', "rules.salary", "Expected `int`"),
    "negative price": (
        'group    = "brown"\nprice    = 60',
        'group = "brown"\nprice = -60',
        "space.belleville.price",
        "-60",
    ),
    "unknown choice": (
        'unsold              = "auction"',
        'unsold = "burn"',
        "rules.unsold",
        "allowed: auction | stays-with-bank",
    ),
    "missing value": ("salary              = 200\n", "", "rules.salary", "missing"),
    "rents of the wrong number": (
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30, 90, 160]",
        "space.belleville.rent",
        "5 rents; a street has 6",
    ),
    "group of the wrong size": ("size  = 4", "size = 3", "group.station.size", "4 spaces belong"),
    "group larger than its places": (
        'id     = "brown"\nkind   = "street"\nsize   = 2',
        'id = "brown"\nkind = "street"\nsize = 3',
        "group.brown.size",
        "3, but 2 spaces belong to it",
    ),
    "rents for another number of stations": (
        "rents = [25, 50, 100, 200]",
        "rents = [25, 50, 100]",
        "group.station.rents",
        "3 values for a group of 4",
    ),
    "unknown group": ('group    = "brown"', 'group = "beige"', "space.belleville.group", "beige"),
    "group of another kind": (
        'group    = "station"',
        'group = "utility"',
        "space.montparnasse.group",
        "of kind utility",
    ),
    "mortgage above the price": (
        "mortgage = 30",
        "mortgage = 90",
        "space.belleville.mortgage",
        "more than the price, 60",
    ),
    "deck of the wrong size": (
        "size    = 16",
        "size    = 15",
        "deck.chance.size",
        "16 cards are in it",
    ),
    "colour that nobody can draw": (
        'colour = "pink"',
        'colour = "puce"',
        "group.pink.colour",
        "'puce' is not a choice; allowed: brown | light-blue | pink",
    ),
    "picture that nobody can draw": (
        'picture  = "drop"',
        'picture = "duck"',
        "space.water.picture",
        "'duck' is not a choice; allowed: fox",
    ),
    "emblem that nobody can draw": (
        'id = "dog"',
        'id = "dog"\nemblem = "dog"',
        "token.dog.emblem",
        "'dog' is not a choice; allowed: fox",
    ),
    "palette that nobody can draw": (
        'palette = "blue"',
        'palette = "plaid"',
        "look.palette",
        "'plaid' is not a choice; allowed: plain | blue",
    ),
    "box that is not there": (
        "place   = 1",
        'box = "atlantis"',
        "shelf.box",
        "there is no edition 'atlantis'",
    ),
    "card pointing nowhere": (
        'target = "paix"',
        'target = "guerre"',
        "card.to-last-street.target",
        "no space 'guerre'",
    ),
    "card of an unknown deck": (
        'id     = "tuition"\ndeck   = "chance"',
        'id = "tuition"\ndeck = "luck"',
        "card.tuition.deck",
        "no deck 'luck'",
    ),
    "card without its amount": ("amount = 150", "steps = 1", "card.tuition.amount", "missing"),
    "card with a useless value": (
        "steps = 3",
        "steps = 3\namount = 5",
        "card.back-three.amount",
        "no",
    ),
    "card drawing from nowhere": (
        'draws  = "chance"',
        'draws = "luck"',
        "card.fine-or-chance.draws",
        "no deck 'luck'",
    ),
    "space of an unknown deck": ('deck = "chest"', 'deck = "box"', "space.chest-1.deck", "'box'"),
    "tax without an amount": ("amount  = 100", "", "space.luxury-tax.amount", "every tax has it"),
    "useless value of a space": (
        'id   = "jail"',
        'id = "jail"\nprice = 10',
        "space.jail.price",
        "no jail has it",
    ),
    "notes that do not add up": (
        "[2, 4, 1, 1, 2, 1, 5]",
        "[2, 4, 1, 1, 2, 1, 4]",
        "money.start_notes",
        "add up to 1499, rules.start_cash is 1500",
    ),
    "notes that add up to too much": (
        "[2, 4, 1, 1, 2, 1, 5]",
        "[2, 4, 1, 1, 2, 1, 6]",
        "money.start_notes",
        "add up to 1501",
    ),
    "notes without counts": (
        "[2, 4, 1, 1, 2, 1, 5]",
        "[2, 4]",
        "money.start_notes",
        "2 counts for 7 kinds",
    ),
    "notes out of order": ("[500, 100,", "[100, 500,", "money.notes", "must fall"),
    "amounts between the steps": ("step        = 1", "step = 7", "rules.start_cash", "no multiple"),
    "duplicate space": (BELLEVILLE, 'id = "lecourbe"', "space.lecourbe.id", "used 2 times"),
    "duplicate card": ('id     = "doctor"', 'id = "hospital"', "card.hospital.id", "used 2 times"),
    "bad id": (BELLEVILLE, 'id = "Belle Ville"', "space.Belle Ville.id", "matching regex"),
    "mark on nothing": ("token.cannon", "token.rocket", "derived", "'token.rocket' names nothing"),
    "shelf without a length": ("minutes = [90, 180]", "", "shelf.minutes", "missing"),
    "length upside down": (
        "minutes = [90, 180]",
        "minutes = [180, 90]",
        "shelf.minutes",
        "the shorter time first",
    ),
    "length of the wrong shape": (
        "minutes = [90, 180]",
        "minutes = 90",
        "shelf.minutes",
        "Expected `array`",
    ),
    "too many players": ("max               = 6", "max = 11", "players.max", "11"),
    "players upside down": ("min               = 2", "min = 7", "players.min", "players.max, 6"),
    "variant saying nothing new": (
        "deal_deeds   = 2",
        "deal_deeds = 0",
        "variant.timed.rules.deal_deeds",
        "restates the standard rules",
    ),
    "two corners of departure": (
        'kind = "free-parking"',
        'kind = "go"',
        "space",
        "starts with its one space of kind go",
    ),
    "no jail": ('kind = "jail"', 'kind = "free-parking"', "space", "0 spaces of kind jail"),
    "too many dice": ("dice                = 2", "dice = 3", "rules.dice", "allowed: 2"),
    "id unlike the folder": ('id       = "classic-2003"', 'id = "other"', "id", "'classic-2003'"),
    "not TOML": ("[players]", "[players", "", "not TOML: Expected ']' at the end of a table"),
}


def spoil(folder: Path, old: str, new: str, file: str = "edition.toml") -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def found(folder: Path) -> list[tuple[str, str]]:
    return [(Path(mistake.file).name, mistake.key) for mistake in check_folder(folder)]


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_edition_of_the_package_is_clean(edition_id: str) -> None:
    assert check_folder(BUNDLED / edition_id) == []


@pytest.mark.parametrize("name", SPOILED)
def test_a_mistake_in_the_data_is_found_at_its_key(classic: Path, name: str) -> None:
    old, new, key, words = SPOILED[name]
    spoil(classic, old, new)

    told = {(m.file, m.key): m.message for m in check_folder(classic)}
    assert words in told[str(classic / "edition.toml"), key]


def test_one_mistake_is_reported_once(classic: Path) -> None:
    spoil(classic, "[2, 10, 30, 90, 160, 250]", '"cheap"')

    assert found(classic) == [("edition.toml", "space.belleville.rent")]


def test_all_mistakes_are_reported_in_one_run(classic: Path) -> None:
    spoil(classic, "salary              = 200", 'salary = "much"')
    spoil(classic, 'target = "paix"', 'target = "guerre"')
    spoil(classic, "size    = 16", "size    = 17")
    spoil(classic, "duration = ", "duratoin = ", "fr.ftl")

    assert found(classic) == [
        ("edition.toml", "rules.salary"),
        ("edition.toml", "deck.chance.size"),
        ("edition.toml", "card.to-last-street.target"),
        ("fr.ftl", "duration"),
        ("en.ftl", "duratoin"),
    ]


TEXTS = {
    "missing in both": ("space-foch = ", "space-fosh = ", "both", "space-foch", "missing"),
    "missing in one": ("token-dog = ", "token-cat = ", "en.ftl", "token-dog", "fr.ftl has it"),
    "form missing in one": (
        "    .at = à la gare de Lyon\n",
        "",
        "fr.ftl",
        "space-lyon.at",
        "has it",
    ),
    "other facts": ("payez { $amount }", "payez", "fr.ftl", "card-doctor", "lacks $amount"),
    "unknown fact": ("{ $steps }", "{ $leaps }", "both", "card-back-three", "$leaps is no fact"),
    "unknown thing": ("token-dog", "token-cat", "both", "token-cat", "names nothing"),
    "bad Fluent": ("token-dog = Chien", "token-dog Chien", "fr.ftl", "line ", "not Fluent"),
    "said twice": ("token-dog = ", "title = Non\ntoken-dog = ", "fr.ftl", "title", "said twice"),
    "reference to nothing": ("= Chien", "= { chien }", "fr.ftl", "token-dog", "refers to 'chien'"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_mistake_in_the_texts_is_found_at_its_key(classic: Path, name: str) -> None:
    old, new, files, key, words = TEXTS[name]
    for file in ("fr.ftl", "en.ftl") if files == "both" else (files,):
        spoil(classic, old, new, file)

    told = [m for m in check_folder(classic) if words in m.message and m.key.startswith(key)]
    wanted = {"fr.ftl", "en.ftl"} if files == "both" else {files}
    assert {Path(mistake.file).name for mistake in told} == wanted


CHILDREN = {
    "rule": ("[rules]\nfine = 50\n", "rules.fine"),
    "head": ('symbol = "€"\n', "symbol"),
    "price": ("[[space]]\nat = 39\nprice = 400\n", "space[39].price"),
    "card": ('[[card]]\nid = "doctor"\namount = 50\n', "card.doctor.amount"),
    "token": ('[[token]]\nid = "dog"\n', "token.dog"),
    "variant": ("[variant.quick.rules]\ndeal_deeds = 2\n", "variant.quick.rules.deal_deeds"),
    "group": ('[[group]]\nid = "red"\nhouse = 150\n', "group.red.house"),
}


@pytest.mark.parametrize("name", CHILDREN)
def test_saying_again_what_the_parent_says_is_a_mistake(child: Write, name: str) -> None:
    toml, key = CHILDREN[name]

    (mistake,) = check_folder(child(toml))
    assert mistake.key == key
    assert mistake.message == "restates the value of classic-2003"


def test_saying_again_a_text_of_the_parent_is_a_mistake(child: Write) -> None:
    texts: dict[str, str] = {}
    for language in ("fr", "en"):
        lines = (BUNDLED / "classic-2003" / f"{language}.ftl").read_text("utf-8").splitlines()
        start = lines.index(next(line for line in lines if line.startswith("token-dog")))
        texts[language] = "\n".join(lines[start : start + 2]) + "\n"

    (mistake,) = check_folder(child(fr=texts["fr"], en=texts["en"]))
    assert (mistake.key, mistake.message[:21]) == ("token-dog", "restates the text of ")


CARD = '[[card]]\nid = "doctor"\nkind = "nearest"\namount = 0\n'
CROWD = "".join(f'[[deck]]\nid = "d{n}"\nsize = 0\ndraw = "any"\n' for n in range(3))
UNFIT = {
    "unused deck": ('[[deck]]\nid = "luck"\nsize = 0\n', "deck.luck", "no space and no card draws"),
    "too many decks": (CROWD, "deck", "5 decks; at most 4"),
    "no kind": (CARD + 'target = "street"\n', "card.doctor.target", "station | utility"),
    "no difference": ("[[space]]\nat = 3\n", "space[3]", "changes nothing"),
    "mark of the base": ('derived = ["token.horse"]\n', "derived", "by the base already"),
    "useless in a group": (
        '[[group]]\nid = "station"\nhouse = 50\n',
        "group.station.house",
        "has no use in this station group",
    ),
}


@pytest.mark.parametrize("name", UNFIT)
def test_a_difference_that_does_not_fit_is_a_mistake(child: Write, name: str) -> None:
    toml, key, words = UNFIT[name]
    told = {mistake.key: mistake.message for mistake in check_folder(child(toml))}

    assert words in told[key]


def test_a_nearest_station_needs_a_station_on_the_ring(child: Write) -> None:
    changes = [f'[[space]]\nat = {at}\nkind = "free-parking"\n' for at in (5, 15, 25, 35)]
    toml = 'without = ["group.station"]\n' + CARD + 'target = "station"\n' + "".join(changes)

    (mistake,) = check_folder(child(toml))
    assert (mistake.key, mistake.message) == ("card.doctor.target", "the ring has no station")


def test_a_change_of_a_place_outside_the_ring_is_a_mistake(child: Write) -> None:
    (mistake,) = check_folder(child("[[space]]\nat = 40\nprice = 5\n"))

    assert (mistake.key, mistake.message) == ("space[40].at", "no place of the ring: 0 to 39")


@pytest.mark.parametrize(
    ("toml", "key", "words"),
    [
        ("deck = 3\n", "deck", "must be a list of tables: write [[deck]]"),
        ("rules = 3\n", "rules", "must be a table"),
        ("variant = 3\n", "variant", "must hold tables: write [variant.NAME.rules]"),
        ("token = [3]\n", "token[0]", "must be a table"),
    ],
)
def test_a_value_in_the_place_of_a_table_is_a_mistake(
    child: Write, toml: str, key: str, words: str
) -> None:
    told = {mistake.key: mistake.message for mistake in check_folder(child(toml))}

    assert told[key] == words


def test_more_players_than_tokens_are_a_mistake(child: Write) -> None:
    gone = ", ".join(f'"token.{name}"' for name in ("car", "dog", "hat"))

    (mistake,) = check_folder(child(f"without = [{gone}]\n[players]\nmax = 8\n"))
    assert (mistake.key, mistake.message) == ("token", "7 tokens for up to 8 players")


def test_a_mistake_of_the_base_is_reported_there_and_not_again(child: Write, classic: Path) -> None:
    spoil(classic, "salary              = 200", 'salary = "much"')

    (mistake,) = check_folder(child())
    assert (mistake.file, mistake.key) == (str(classic / "edition.toml"), "rules.salary")


def test_an_unknown_base_is_a_mistake(child: Write) -> None:
    mistakes = check_folder(child(base="classic-1066"))

    assert mistakes[0].key == "base"
    assert mistakes[0].message == "there is no edition 'classic-1066'"


def test_editions_in_a_circle_are_a_mistake(child: Write, tmp_path: Path) -> None:
    first = child(base="other")
    other = tmp_path / "other"
    shutil.copytree(first, other)
    spoil(other, 'id = "mine"\nbase = "other"', 'id = "other"\nbase = "mine"')

    told = [m for m in check_folder(first) if m.key == "base"]
    assert [m.message for m in told] == ["'mine' is based on this edition: a circle"]


def test_files_that_cannot_be_read_are_mistakes_and_no_tracebacks(
    classic: Path, tmp_path: Path
) -> None:
    (classic / "fr.ftl").write_bytes(b"title = \xff\n")
    (classic / "en.ftl").unlink()
    (classic / "en.ftl").mkdir()
    told = {m.file: m.message for m in check_folder(classic) if not m.key}

    assert "not UTF-8: byte 8" in told[str(classic / "fr.ftl")]
    assert "cannot be read" in told[str(classic / "en.ftl")]
    assert [m.message for m in check_folder(tmp_path / "nowhere")] == ["no such folder"]
    assert [m.message for m in check_folder(tmp_path)] == ["the folder has no edition.toml"]

    (classic / "edition.toml").write_bytes(b"id = '\xff'\n")
    assert [m.message for m in check_folder(classic)] == ["not UTF-8: byte 6"]


def test_a_missing_text_file_is_a_mistake(classic: Path) -> None:
    (classic / "en.ftl").unlink()

    assert check_folder(classic)[0].message == "no such file"


LINES = (BUNDLED / "classic-2003" / "edition.toml").read_text(encoding="utf-8").splitlines()
STATED = [number for number, line in enumerate(LINES) if " = " in line]
ODD = ["3", "-1", "1.5", "true", '"x"', '""', "[]", "[[]]", "{}", "2020-01-01", "inf", "9" * 18]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(STATED), st.sampled_from(ODD))
def test_an_odd_value_anywhere_is_never_a_traceback(number: int, value: str) -> None:
    lines = list(LINES)
    lines[number] = f"{lines[number].partition(' = ')[0]} = {value}"
    with TemporaryDirectory() as place:
        folder = Path(shutil.copytree(BUNDLED / "classic-2003", Path(place) / "classic-2003"))
        (folder / "edition.toml").write_text("\n".join(lines), encoding="utf-8")
        mistakes = check_folder(folder)

    assert all(mistake.file and mistake.message for mistake in mistakes)


@pytest.mark.parametrize("content", ["", "space = 3", "variant = 1", "rules = []", "[[space]]\n"])
def test_nonsense_is_reported_and_never_raised(classic: Path, content: str) -> None:
    (classic / "edition.toml").write_text(content, encoding="utf-8")

    assert len(check_folder(classic)) > 3


def test_of_a_sliding_edition_shelf_data_and_texts_are_checked(tmp_path: Path) -> None:
    data = 'game = "sliding"\nfriction = 0.25\n[shelf]\nminutes = [20, "thirty"]\n'
    (tmp_path / "edition.toml").write_text(data, "utf-8")
    (tmp_path / "fr.ftl").write_text("slid = { $player } lance un pion.\n", "utf-8")
    (tmp_path / "en.ftl").write_text("slid = A token slides.\n", "utf-8")

    shelf, data_mistake, text = check_folder(tmp_path)
    assert (shelf.key, shelf.message.partition(":")[0]) == ("shelf.minutes", "[20, 'thirty']")
    assert "`friction`" in data_mistake.message
    assert (text.key, text.message) == ("slid", "lacks $player, which fr.ftl uses")
