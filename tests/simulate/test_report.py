"""The report is one page that needs nothing else, in both languages and for every board."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from typer.testing import CliRunner

from passgo.cli import app
from passgo.editions import edition_ids, load_edition
from passgo.editions.shelf import look
from passgo.looks import Palette
from passgo.simulate import Results, simulate
from passgo.simulate.report import page as page_of
from passgo.simulate.report import write_report
from passgo.simulate.report.charts import ticks
from passgo.simulate.report.geometry import is_round, ring_angles, tiles
from passgo.simulate.report.palette import ACCENTS, badges
from passgo.simulate.report.style import style
from passgo.simulate.report.words import Words
from passgo.simulate.request import request
from passgo.simulate.results import results_of
from passgo.simulate.totals import Totals
from passgo.text import LANGUAGES, Language

BOTS = ("shark", "steady", "fp-a", "steady")
VOID = ("meta", "br")


@cache
def results(edition: str) -> Results:
    return simulate(edition, BOTS, 30, seed=6)


def page(results: Results, language: Language) -> str:
    return page_of(results, load_edition(results.edition), language)


def test_every_palette_has_an_accent() -> None:
    assert set(ACCENTS) == set(get_args(Palette))


@pytest.mark.parametrize("edition", edition_ids())
def test_the_report_has_the_accent_of_the_palette_that_the_edition_chose(edition: str) -> None:
    light, dark = ACCENTS[look(edition).palette]

    assert f"--accent:{light};" in style(load_edition(edition))
    assert f"--accent:{dark};" in style(load_edition(edition))


class Balance(HTMLParser):
    """Checks that every element is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002  as inherited
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Leave alone what closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_a_page_is_well_formed_and_needs_nothing_else(edition: str, language: Language) -> None:
    html = page(results(edition), language)
    balance = Balance()

    balance.feed(html)

    assert balance.open == []
    assert re.findall(r"<script|<link|<img|\bsrc=|\bhref=|https?:|url\((?!#)|@import", html) == []
    assert "prefers-color-scheme:dark" in html
    assert "width=device-width" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_and_group_of_the_board_is_named(language: Language) -> None:
    edition = load_edition("classic-2003")
    html, words = page(results("classic-2003"), language), Words(edition, language)

    titles = re.findall(r"<title>([^<]*) · [^<]*</title>", html)[1:]
    assert titles == [words.name(f"space-{space.id}") for space in edition.spaces]
    for group in edition.groups:
        assert words.name(f"group-{group.id}") in html


def test_french_and_english_pages_write_numbers_their_own_way() -> None:
    edition = load_edition("classic-2003")
    french, english = Words(edition, "fr"), Words(edition, "en")

    assert french.percent(0.3825) == "38,2\u202f%"
    assert english.percent(0.3825) == "38.2%"
    assert french.number(12345.6, 1) == "12\u202f345,6"
    assert english.number(12345.6, 1) == "12,345.6"
    assert french.bot("steady 2") == "Solide\u00a02"


def test_the_board_of_zones_is_round_and_the_others_are_square() -> None:
    round_ones = [edition for edition in edition_ids() if is_round(load_edition(edition))]

    assert round_ones == ["revolution-2009"]
    assert 'r="508' in page(results("revolution-2009"), "fr")
    assert 'r="508' not in page(results("classic-us"), "fr")


def test_tiles_of_a_square_go_round_clockwise_from_the_bottom_right() -> None:
    laid = tiles(load_edition("classic-2003"))
    corners = [laid[at].figure for at in (0, 10, 20, 30)]

    assert corners == [(936, 936), (64, 936), (64, 64), (936, 64)]
    assert len({tile.outline for tile in laid}) == 40
    assert [bool(tile.band) for tile in laid[:3]] == [False, True, True]


def test_tiles_of_a_ring_begin_at_the_bottom() -> None:
    laid = tiles(load_edition("revolution-2009"))

    x, y = laid[0].figure
    assert x == pytest.approx(500)
    assert y > 900
    assert laid[10].figure[0] < 100
    assert laid[20].figure[1] < 100


def test_corners_of_a_ring_are_wider_than_its_other_spaces() -> None:
    widths = [end - begin for begin, end in (ring_angles(at, 40) for at in range(40))]

    assert widths[10] == pytest.approx(1.55 * widths[11])
    assert sum(widths) == pytest.approx(360)


def test_groups_have_a_letter_beside_their_colour() -> None:
    letters = [badge.letter for badge in badges(load_edition("clone-wars-2008")).values()]

    assert sorted(letters) == [*"ABCDEFGHSU"]


def test_an_interrupted_run_is_marked_on_its_page() -> None:
    whole = results("classic-us")
    partial = msgspec.structs.replace(whole, partial=True, asked=99)

    assert "chip warn" in page(partial, "en")
    assert "chip warn" not in page(whole, "en")


def test_a_page_without_a_single_game_can_be_made() -> None:
    nothing = results_of(Totals(request("classic-us", BOTS, 5)))

    assert nothing.partial
    assert "chip warn" in page(nothing, "fr")


def test_options_of_the_table_are_shown() -> None:
    with_option = msgspec.structs.replace(results("classic-us"), house_rules={"houses": 12})

    assert '<span class="chip">houses = 12</span>' in page(with_option, "en")


STANDARD = {"en": "Rules of the booklet", "fr": "Règles du livret"}
HOUSE = {"en": "House rules", "fr": "Règles de la maison"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_booklet_is_named_only_where_its_rules_are_played(language: Language) -> None:
    by_the_book, changed, restated, quick = (
        page(msgspec.structs.replace(results("classic-us"), **more), language)
        for more in (
            {},
            {"house_rules": {"salary": 400}},
            {"house_rules": {"salary": 200}},
            {"variant": "quick", "house_rules": {"salary": 400}},
        )
    )

    for html in (by_the_book, restated):
        assert STANDARD[language] in html
        assert HOUSE[language] not in html
    assert HOUSE[language] in changed
    for html in (changed, quick):
        assert STANDARD[language] not in html


def test_a_board_of_ones_own_has_a_page_wherever_its_folder_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "shore"
    folder.mkdir()
    head = 'id = "shore"\nbase = "classic-us"\nyear = 2024\n'
    (folder / "edition.toml").write_text(head + "[rules]\nfine = 60\n", encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text("title = Shore\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path.parent)

    words = ["simulate", str(folder), "--games", "2", "--report", str(tmp_path / "page")]
    made = CliRunner().invoke(app, words)

    assert made.exit_code == 0, made.output
    html = (tmp_path / "page" / "index.html").read_text(encoding="utf-8")
    assert HOUSE["en"] in html
    assert STANDARD["en"] not in html


def test_ticks_are_round_numbers_up_to_the_largest() -> None:
    assert ticks(4300) == [0, 1000, 2000, 3000, 4000, 5000]
    assert ticks(0) == [0, 1]
    assert ticks(0.11)[-1] >= 0.11


def test_the_page_is_written_into_a_folder_that_may_not_exist(tmp_path: Path) -> None:
    edition = load_edition("classic-us")

    file = write_report(results("classic-us"), edition, tmp_path / "a" / "b", "en")

    assert file.name == "index.html"
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
