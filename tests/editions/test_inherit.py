"""A child states only its differences."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.edition_tools.check import check_folder
from passgo.editions import EditionError, load_edition
from passgo.text import Catalogue

Write = Callable[..., Path]


def test_the_american_board_differs_in_names_decks_and_sign_only() -> None:
    paris, atlantic = load_edition("classic-2003"), load_edition("classic-us")
    figures = ("kind", "group", "price", "mortgage", "rent", "amount", "deck")

    assert atlantic.base == paris.id
    assert (atlantic.rules, atlantic.variants) == (paris.rules, paris.variants)
    assert (atlantic.money, atlantic.groups) == (paris.money, paris.groups)
    for ours, theirs in zip(atlantic.spaces, paris.spaces, strict=True):
        assert all(getattr(ours, name) == getattr(theirs, name) for name in figures)
    assert (atlantic.symbol, atlantic.rulebook) == ("$", "classic-2003")


def test_the_american_decks_send_to_the_nearest_railroad_and_utility() -> None:
    edition = load_edition("classic-us")
    nearest = [(c.deck, c.target, c.factor) for c in edition.cards if c.kind == "nearest"]

    assert nearest == [
        ("chance", "station", 2),
        ("chance", "station", 2),
        ("chance", "utility", 10),
    ]
    assert [len(edition.cards_of(deck)) for deck in ("chance", "chest")] == [16, 16]


def test_a_child_without_differences_plays_like_its_parent(child: Write) -> None:
    parent, mine = load_edition("classic-2003"), load_edition(child())

    assert (mine.spaces, mine.cards, mine.rules) == (parent.spaces, parent.cards, parent.rules)
    assert mine.digest != parent.digest


def test_a_renamed_space_keeps_its_figures_and_the_cards_follow_it(child: Write) -> None:
    mine = load_edition(child('[[space]]\nat = 39\nid = "paris"\n'))
    card = next(card for card in mine.cards if card.id == "to-last-street")

    assert (mine.spaces[39].id, mine.spaces[39].price) == ("paris", 400)
    assert card.target == "paris"


def test_a_card_that_names_its_own_target_does_not_follow(child: Write) -> None:
    toml = """
[[space]]
at = 39
id = "paris"
[[space]]
at = 37
id = "paix"
[[card]]
id = "to-last-street"
target = "paix"
"""
    mine = load_edition(child(toml))

    assert next(c.target for c in mine.cards if c.id == "to-last-street") == "paix"


def test_a_space_of_another_kind_keeps_nothing_of_the_old_one(child: Write) -> None:
    mine = load_edition(child('[[space]]\nat = 4\nkind = "free-parking"\n'))

    assert mine.spaces[4].id == "income-tax"
    assert mine.spaces[4].amount == 0


def test_a_ring_may_be_written_anew(child: Write) -> None:
    left_out = ["deck.chance", "deck.chest", "variant.quick", "variant.timed"]
    without = [f'"{name}"' for name in [*left_out, *(f"group.{name}" for name in GROUPS)]]
    spaces = "".join(f'[[space]]\nid = "{name}"\nkind = "{kind}"\n' for name, kind in RING)
    mine = load_edition(child(f"without = [{', '.join(without)}]\n{spaces}"))

    assert [space.id for space in mine.spaces] == [name for name, _ in RING]
    assert (mine.groups, mine.decks, mine.cards) == ((), (), ())


RING = [("go", "go"), ("jail", "jail"), ("park", "free-parking"), ("police", "go-to-jail")]
GROUPS = [group.id for group in load_edition("classic-2003").groups]


def test_things_of_the_parent_can_be_left_out(child: Write) -> None:
    mine = load_edition(child('without = ["token.cannon", "variant.timed"]\n'))

    assert "cannon" not in {token.id for token in mine.tokens}
    assert [variant.id for variant in mine.variants] == ["quick"]
    assert "token.cannon" not in mine.derived
    assert "token.horse" in mine.derived


def test_leaving_out_what_is_not_there_is_a_mistake(child: Write) -> None:
    with pytest.raises(EditionError, match=r"without: the base has no 'token.rocket'"):
        load_edition(child('without = ["token.rocket"]\n'))


def test_a_variant_of_the_child_starts_from_the_rules_of_the_child(child: Write) -> None:
    mine = load_edition(child("[rules]\nfine = 60\n[variant.quick.rules]\nsalary = 400\n"))
    quick = mine.rules_for("quick")

    assert (quick.fine, quick.salary, quick.deal_deeds) == (60, 400, 2)


def test_marks_follow_renamed_spaces_and_end_where_the_child_speaks_itself(
    child: Write, classic: Path
) -> None:
    file = classic / "edition.toml"
    marked = file.read_text("utf-8").replace("derived  = [", 'derived  = [ "space.paix.price",')
    file.write_text(marked, encoding="utf-8")
    toml = '[rules]\ninterest_rounding = "nearest"\n[[space]]\nat = 39\nid = "paris"\n'
    texts = "".join(
        f"space-paris = Paris\n    .{form} = Paris\n" if form == "the" else f"    .{form} = Paris\n"
        for form in ("the", "of", "at", "gender")
    )
    mine = load_edition(child(toml, fr=texts, en=texts))

    assert "space.paris.price" in mine.derived
    assert "rules.interest_rounding" not in mine.derived


def test_texts_of_the_child_lie_over_those_of_the_parent(child: Write) -> None:
    folder = child(
        fr="group-red = Vermillon\n    .the = le groupe vermillon\n    .of = du groupe\n"
    )
    catalogue = Catalogue(load_edition(folder), "fr")

    assert catalogue.text("group-red") == "Vermillon"
    assert catalogue.text("group-pink") == "Rose"
    assert catalogue.text("title") == "La mienne"


def test_an_edition_may_stand_on_one_beside_it(child: Write, classic: Path) -> None:
    file = classic / "edition.toml"
    file.write_text(
        file.read_text("utf-8").replace("fine                = 50", "fine = 70"), "utf-8"
    )

    mine = load_edition(child())
    assert mine.rules.fine == 70
    assert mine.folders == (str(classic), str(classic.parent / "mine"))


def test_a_board_unlike_the_classic_one_fits_the_format() -> None:
    folder = Path(__file__).parent / "samples" / "islands"
    islands = load_edition(folder)

    assert check_folder(folder) == []
    assert len(islands.spaces) == 24
    assert {space.zone for space in islands.spaces} == {"", "lagoon", "ocean"}
    assert Catalogue(islands, "en").card(islands.cards[1]) == "Rain costs everyone 200K."
