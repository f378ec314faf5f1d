"""The scorer beside the box: every scoring clause, by taps where tokens lie on the page."""

import time
from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from printed import OUTSIDE, OVERLAPS
from scorer import EDITION, PLACE, STEPS, Scorer, spaces

from passgo.rulebook import clauses

Come = Callable[..., Person]
Deed = Callable[[Scorer], None]
TAP = 400
"""Milliseconds from one tap of a quick hand to the next."""
HOUSES, (RAILROAD, *_), (TAX, *_) = spaces("house"), spaces("railroad"), spaces("tax")
PARKING, CHANCE = spaces("free-parking")[0], spaces("chance")[0]
TWO, THREE, FOUR = ("Ana", "Bo"), ("Ana", "Bo", "Cleo"), ("Ana", "Bo", "Cleo", "Dan")
DEEDS: list[tuple[tuple[str, ...], tuple[str, ...], Deed]] = []


def about(names: tuple[str, ...], *ids: str) -> Callable[[Deed], Deed]:
    """Name who plays in a deed on the page, and the clauses that it shows."""

    def note(deed: Deed) -> Deed:
        DEEDS.append((ids, names, deed))
        return deed

    return note


@about(TWO, "KO-067", "KO-068", "KO-069", "KO-070", "KO-083", "KO-084", "KO-085", "KO-086")
def a_property_pays_one_side_once_in_steps_that_move_no_token(scorer: Scorer) -> None:
    scorer.lay("baltic", "baltic", "st-james", "marvin", "baltic", "oriental", "off")
    scorer.control("count").click(force=True)
    scorer.says("Bo still has tokens to lay")
    scorer.lay("off")
    before = scorer.tokens
    assert len(before) == 6
    scorer.press("count")
    steps = scorer.page.locator("tbody tr:not(.told) .number")
    expect(steps).to_have_text([str(nth) for nth in range(1, 8)])
    found = scorer.sums()
    assert list(found) == list(STEPS)
    assert found["collect"] == [100 + 200 + 250, 150]
    assert found["bonus"] == found["house"] == found["tax"] == [0, 0]
    assert scorer.tokens == before


@about(FOUR, "KO-087", "KO-088", "KO-089", "KO-090", "KO-091", "KO-092", "KO-093")
def a_set_has_its_bonus_and_a_house_doubles_one_property(scorer: Scorer) -> None:
    scorer.lay("mediterranean", "baltic", *HOUSES)
    scorer.lay("mediterranean", HOUSES[0], "off", "off")
    scorer.lay("boardwalk", "off", "off", "off")
    scorer.lay("boardwalk", "park", HOUSES[0], "oriental")
    own = scorer.all("house")
    assert scorer.choices(own.first) == {"mediterranean", "baltic"}
    assert scorer.choices(own.last) == {"park", "oriental"}  # of what was collected for
    own.last.select_option(str(PLACE["oriental"]))
    found = scorer.count()
    assert found["collect"] == [200, 0, 500, 650]
    assert found["bonus"] == [400, 0, 0, 0]  # Dan stands on all of dark blue, and collects for one
    assert found["house"] == [100, 0, 0, 150]


@about(FOUR, "KO-094", "KO-095", "KO-096", "KO-097", "KO-099", "KO-100")
def the_tax_counts_properties_and_goes_to_free_parking(scorer: Scorer) -> None:
    found = scorer.round(
        ("mediterranean", "baltic", TAX),
        ("oriental", TAX, TAX, HOUSES[0]),
        (TAX, PARKING),
        (PARKING, PARKING),
    )
    assert found["bonus"][0] == 400
    assert found["house"][1] == 150
    assert found["tax"] == [-200, -100, 0, 0]
    assert found["parking"] == [0, 0, 0, 500 + 300]


@about(THREE, "KO-101", "KO-102", "KO-103", "KO-104", "KO-105", "KO-106", "KO-107", "KO-108")
def money_that_cannot_be_split_stays_and_is_laid_down_anew_once_gone(scorer: Scorer) -> None:
    assert scorer.pot == 500
    assert scorer.round((PARKING,), (PARKING,), (PARKING,))["parking"] == [150, 150, 150]
    assert scorer.pot == 50
    scorer.next()
    assert scorer.order == ["Bo", "Cleo", "Ana"]
    expect(scorer.control("side")).to_contain_text("0 of 4")
    assert scorer.tokens == []
    assert scorer.pot == 50
    assert scorer.round((PARKING,), (PARKING, PARKING), ())["parking"] == [0, 50, 0]
    scorer.next()
    assert scorer.pot == 500
    assert scorer.round((), (), ())["parking"] == [0, 0, 0]
    assert scorer.pot == 500


@about(THREE, "KO-036", "KO-037", "KO-109", "KO-110", "KO-111", "KO-112", "KO-113")
def the_last_round_ends_the_game_and_the_most_cash_wins(scorer: Scorer) -> None:
    expect(scorer.all("round")).to_have_count(3)
    assert scorer.round((), ("boardwalk",), ("baltic",))["cash"] == [0, 500, 100]
    scorer.next()
    scorer.round(("off",), ("park",), ())
    assert scorer.order == ["Bo", "Cleo", "Ana"]
    assert scorer.sums()["cash"] == [500, 600, 0]
    scorer.next()
    assert scorer.order == ["Cleo", "Ana", "Bo"]
    scorer.round((), ("states",), ("baltic",))
    expect(scorer.page.get_by_text("share the win")).to_contain_text("Bo, Cleo")
    assert scorer.ranking == ["Bo: 600", "Cleo: 600", "Ana: 200"]
    ranks = scorer.page.locator(".ranking li").evaluate_all("all => all.map((one) => one.value)")
    assert ranks == [1, 1, 3]
    assert scorer.pot == 500  # what is left belongs to nobody
    expect(scorer.all("next")).to_have_count(0)


@about(TWO, "KO-078", "KO-079", "KO-080", "KO-081", "KO-082")
def a_token_leaves_the_railroad_for_a_free_property(scorer: Scorer) -> None:
    scorer.lay(RAILROAD, "baltic", "off", "off")
    scorer.lay(RAILROAD, RAILROAD, "oriental", HOUSES[0])
    before = scorer.tokens
    own = scorer.all("railroad")
    free = {*spaces("property")} - {"baltic", "oriental"}
    assert scorer.choices(own.nth(0)) == free
    own.nth(0).select_option(str(PLACE["mediterranean"]))
    assert scorer.choices(own.nth(1)) == free - {"mediterranean"}
    own.nth(1).select_option(str(PLACE["vermont"]))
    found = scorer.count()
    assert found["collect"] == [200, 300]  # the third token stays, and earns nothing
    assert found["bonus"] == [400, 0]
    assert scorer.tokens == before


@about(TWO, "KO-071", "KO-072", "KO-073", "KO-075")
def a_token_on_chance_is_slid_again_once_in_the_order_of_the_markers(scorer: Scorer) -> None:
    scorer.lay(CHANCE, CHANCE, "off", "off")
    scorer.lay(CHANCE, "off", "off", "off")
    again = scorer.all("chance")
    expect(again).to_have_text(["Ana slides again"] * 2)
    again.nth(1).click()
    scorer.lay("baltic")
    again.nth(0).click()
    scorer.lay(CHANCE)
    expect(again).to_have_text(["Bo slides again"])
    scorer.press("chance")
    scorer.lay("oriental")
    expect(again).to_have_count(0)
    assert scorer.count()["collect"] == [100, 150]


@about(THREE, "KO-074", "KO-076")
def a_token_pushed_onto_chance_is_slid_again_unless_its_owner_has_had_their_part(
    scorer: Scorer,
) -> None:
    scorer.lay("off", "off", "off", "baltic")
    scorer.lay("baltic", "off", "off", CHANCE)
    scorer.lay("oriental", "off", "off", "off")
    again, stays = scorer.all("chance"), scorer.page.locator("[data-stays]")
    scorer.press("chance")
    scorer.lay("vermont")  # Bo's token pushes one of everybody
    scorer.relay("Ana", CHANCE)
    expect(stays).to_contain_text("Ana’s token was pushed onto Chance")
    expect(stays).to_contain_text("KO-076")
    scorer.relay("Cleo", CHANCE)
    expect(again).to_have_text(["Cleo slides again"])
    scorer.press("chance")
    scorer.lay("states")
    scorer.relay("Bo", CHANCE)  # it was slid again
    expect(again).to_have_count(0)
    assert scorer.count()["collect"] == [0, 100, 150 + 200]


@about(TWO, "KO-077")
def go_to_jail_acts_while_a_token_is_slid_again(scorer: Scorer) -> None:
    scorer.round(("boardwalk",), ())
    scorer.next()
    scorer.lay(*("off",) * 4, CHANCE, "off", "off", "off")
    scorer.press("chance")
    scorer.lay(spaces("go-to-jail")[0])
    scorer.says("Ana: in jail")
    scorer.page.get_by_text("Paid to Free Parking").click()
    scorer.all("pay").last.click()  # Ana's marker is below now
    scorer.press("lift")
    scorer.lay(CHANCE)
    found = scorer.count()
    assert found["cash"] == [0, 500 - 100]
    assert scorer.pot == 500 + 100


@about(TWO, "KO-059", "KO-062", "KO-065", "KO-114", "KO-117", "KO-118")
def what_is_paid_in_a_round_lies_above_free_parking(scorer: Scorer) -> None:
    scorer.lay(*("off",) * 4, "boardwalk", *("off",) * 3)
    scorer.page.get_by_text("Paid to Free Parking").click()
    scorer.press("pay")
    assert scorer.pot == 600
    scorer.press("count")
    scorer.says("more to Free Parking than they have (KO-062)")
    scorer.press("unpay")
    assert scorer.count()["cash"] == [0, 500]
    scorer.next()
    scorer.lay(PARKING, "jail", *("off",) * 6)
    scorer.press("pay")  # Bo's marker is on top now
    assert scorer.pot == 600
    found = scorer.count()
    assert found["parking"] == [600, 0]
    assert found["cash"] == [500 - 100 + 600, 0]


@about(("Ana", "Bo", "Cleo", "Dan", "Eve"), "KO-025", "KO-026", "KO-027", "KO-028", "KO-029")
def five_play_in_two_teams_and_one_alone(scorer: Scorer) -> None:
    assert scorer.order == ["Ana & Bo", "Cleo & Dan", "Eve"]
    expect(scorer.all("round")).to_have_count(3)
    found = scorer.round(("baltic",), ("boardwalk", "oriental"), ("states",))
    assert found["cash"] == [100, 650, 200]
    expect(scorer.control("side")).to_contain_text("4 of 4")


@about(TWO, "KO-030")
def there_are_at_most_four_sides(scorer: Scorer) -> None:
    scorer.page.locator("summary").last.click()
    scorer.press("forget")
    sides = {}
    for people in range(2, 9):
        scorer.people(people)
        sides[people] = scorer.page.locator("fieldset").count()
    assert sides == {2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}


@about(TWO, "KO-045", "KO-046", "KO-047", "KO-050", "KO-057", "KO-066")
def most_of_a_token_decides_and_what_lies_short_counts_for_nothing(scorer: Scorer) -> None:
    left, near, right, far = EDITION.space[PLACE["mediterranean"]].rectangle
    scorer.at((left + right) / 2, far - 60)
    scorer.says("Ana: Mediterranean")
    scorer.at((left + right) / 2, far + 60)
    scorer.says("Ana: Oriental")
    scorer.at((left + right) / 2, near - 200)
    scorer.says("before the first space")
    scorer.press("lift")
    scorer.says("taken up again")
    scorer.control("beside-score-by-name").select_option(str(PLACE["baltic"]))
    scorer.says("Ana: Baltic")
    scorer.lay(spaces("go-to-jail")[0])
    scorer.says("Ana: in jail")
    scorer.lay("off", "off", "off", "jail")
    assert scorer.count()["collect"] == [100 + 100 + 150, 0]


@about(
    ("Blue", "Red", "Green"),
    *("KO-120", "KO-121", "KO-122", "KO-123", "KO-124", "KO-125", "KO-126", "KO-127"),
)
def the_worked_example_of_the_leaflet(scorer: Scorer) -> None:
    scorer.lay(RAILROAD, "marvin", "ventnor", HOUSES[0])
    scorer.lay("marvin", "st-james", "jail", PARKING)
    scorer.lay("baltic", TAX, "off", PARKING)
    scorer.control("railroad").select_option(str(PLACE["atlantic"]))
    scorer.control("house").select_option(str(PLACE["atlantic"]))
    assert scorer.count() == {
        "chance": [0, 0, 0],
        "railroad": [0, 0, 0],
        "collect": [750, 200, 100],
        "bonus": [1500, 0, 0],
        "house": [250, 0, 0],
        "tax": [0, 0, -100],
        "parking": [0, 300, 300],
        "gain": [2500, 500, 300],
        "cash": [2500, 500, 300],
    }
    scorer.one.control("knockout/CountTable step").click()
    scorer.next()
    assert scorer.order == ["Red", "Green", "Blue"]
    assert scorer.pot == 500


@pytest.mark.parametrize(
    ("names", "deed"),
    [
        pytest.param(names, deed, marks=pytest.mark.clause(*ids[:3]), id=deed.__name__)
        for ids, names, deed in DEEDS
    ],
)
def test_the_scorer_counts_as_its_leaflet_says(
    person: Come, names: tuple[str, ...], deed: Deed
) -> None:
    deed(Scorer(person("Léa", viewport=PHONE), *names))


AREAS = ("teams", "scoring steps", "free parking", "next round", "end", "worked example")
ON_THE_BOARD = {
    "KO-031": "who of a team slides next",
}
"""Clauses of the count about slides on the real board, of which only where tokens lie is told."""


def test_no_scoring_clause_is_missing() -> None:
    wanted = {one.id for one in clauses(EDITION.id) if one.kind == "rule" and one.area in AREAS}
    shown = {one for ids, _, _ in DEEDS for one in ids}

    assert wanted - shown == {*ON_THE_BOARD}


@pytest.mark.long
@pytest.mark.presses(
    "beside/ScoreSetup beside-score-players",
    "beside/ScoreSetup name",
    "beside/ScoreSetup colour",
    "beside/ScoreSetup beside-score-begin",
    "beside/ScoreTool board",
    "beside/ScoreTool jail",
    "beside/ScoreTool off",
    "beside/ScoreTool lift",
    "beside/ScoreTool beside-score-by-name",
    "beside/ScoreTool side",
    "beside/ScoreTool round",
    "beside/ScoreTool step",
    "beside/ScoreTool next",
    "beside/ScoreTool forget",
    "beside/ScoreTool beside-bank-new",
    "beside/ScoreSteps chance",
    "beside/ScoreSteps railroad",
    "beside/ScoreSteps house",
    "beside/ScoreSteps beside-score-paid",
    "beside/ScoreSteps pay",
    "beside/ScoreSteps unpay",
    "beside/ScoreFoot count",
    "knockout/CountTable step",
)
def test_an_earlier_round_is_corrected_and_the_later_one_follows(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *TWO)
    scorer.page.locator("summary").last.click()
    scorer.press("forget")
    scorer.people(2)
    taken = scorer.all("colour")
    taken.first.select_option("green")
    expect(taken.first).to_have_value("green")
    assert taken.last.input_value() != "green"
    scorer.begin(*TWO)
    scorer.page.get_by_text("Paid to Free Parking").click()
    scorer.press("pay")
    scorer.press("unpay")
    scorer.control("beside-score-by-name").select_option(str(PLACE[CHANCE]))
    scorer.press("chance")
    scorer.lay(RAILROAD, "baltic", "baltic", HOUSES[0])
    scorer.control("railroad").select_option(str(PLACE["oriental"]))
    scorer.control("house").select_option(str(PLACE["oriental"]))
    scorer.control("house").select_option(str(PLACE["baltic"]))
    found = scorer.round(("baltic", "vermont", "off", "jail"))
    assert found["cash"] == [100 + 150 + 100, 150]
    value = EDITION.space[PLACE["boardwalk"]].value
    scorer.next()
    scorer.round(("boardwalk",), ())
    expect(scorer.page.get_by_text("wins with")).to_contain_text("Bo")
    scorer.control("round").click()
    scorer.control("side").click()
    scorer.press("lift")
    scorer.lay("boardwalk")
    assert scorer.count()["cash"] == [100 + value, 150]  # the Railroad is left anew, if at all
    scorer.one.control("knockout/CountTable step").click()
    scorer.all("round").last.click()
    assert scorer.sums()["cash"] == [150 + value, 100 + value]  # Bo's marker is on top
    scorer.page.locator("summary").last.click()
    scorer.press("forget")
    expect(scorer.one.control("beside/ScoreSetup beside-score-begin")).to_be_visible()


def test_sixteen_tokens_are_told_and_counted_by_seventeen_taps(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *FOUR)
    own = spaces("property")
    for nth in range(4):
        scorer.lay(*own[nth * 4 : nth * 4 + 4])
    scorer.press("count")
    expect(scorer.page.locator("tbody")).to_be_visible()

    assert scorer.taps == 17


@pytest.mark.long
def test_a_round_with_a_railroad_a_house_and_chance_takes_less_than_a_minute(person: Come) -> None:
    scorer = Paced(person("Léa", viewport=PHONE), *FOUR)
    own = spaces("property")
    began = time.monotonic()
    scorer.lay(RAILROAD, HOUSES[0], *own[0:2])
    scorer.lay(CHANCE, *own[2:5])
    scorer.lay(*own[5:9])
    scorer.lay(*own[9:13])
    scorer.press("chance")
    scorer.lay(own[13])
    scorer.choose("railroad", own[14])
    scorer.choose("house", own[1])
    found = scorer.count()

    assert len(found["cash"]) == 4
    assert scorer.taps >= 16 + 2 + 2 * 2 + 1
    assert time.monotonic() - began < 60


class Paced(Scorer):
    """The scorer in the hands of a person, who looks up between two taps."""

    def press(self, name: str) -> None:
        """Press a control, after the time that this takes a person."""
        self.page.wait_for_timeout(TAP)
        super().press(name)

    def at(self, x: float, y: float) -> None:
        """Tap a point of the board, after the time that this takes a person."""
        self.page.wait_for_timeout(TAP)
        super().at(x, y)

    def choose(self, name: str, place: str) -> None:
        """Open a list and choose a space."""
        self.page.wait_for_timeout(2 * TAP)
        self.control(name).select_option(str(PLACE[place]))
        self.taps += 2


@pytest.mark.clause("KO-062")
def test_a_correction_that_cannot_be_says_why_and_changes_nothing(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *TWO)
    before = scorer.round((), ())
    scorer.page.get_by_text("Paid to Free Parking").click()
    scorer.press("pay")
    scorer.says("Nobody can pay more to Free Parking than they have (KO-062).")

    assert scorer.sums() == before


def test_no_sum_is_told_before_its_step_is_shown(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *TWO)
    first = {"baltic": 100, "mediterranean": 100}
    scorer.round((), ())
    scorer.next()
    scorer.lay(*first, "off", "off", PARKING, "off", "off", "off")
    scorer.press("count")  # as far as the third step

    won = scorer.page.get_by_text("wins with")
    assert scorer.cash == [sum(first.values()), 0]
    assert scorer.pot == EDITION.rules.free_parking
    expect(won).to_have_count(0)
    scorer.press("step")
    assert scorer.cash == [sum(first.values()) + 400, 0]
    scorer.press("step")
    assert scorer.cash == [600, EDITION.rules.free_parking]
    assert scorer.pot == 0
    expect(scorer.all("step")).to_have_count(0)
    expect(won).to_contain_text("Bo")


@pytest.mark.parametrize("width", [320, pytest.param(390, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "names", [pytest.param(THREE, marks=pytest.mark.long), ("Maximilien", "Bo", "Cleo", "Dan")]
)
def test_every_column_of_the_count_is_on_a_phone(
    person: Come, names: tuple[str, ...], width: int
) -> None:
    scorer = Scorer(person("Léa", "fr", viewport={"width": width, "height": 844}), *names)
    dear = ("boardwalk", "park", HOUSES[0], TAX)
    scorer.round(dear, ("marvin", "ventnor", "atlantic", PARKING), *((),) * (len(names) - 2))
    table = scorer.page.locator("table")

    assert table.evaluate(OUTSIDE) == []
    for at in range(7):
        table.locator(".step").nth(at).click()
        assert table.evaluate(OUTSIDE) == []
        assert table.evaluate(OVERLAPS) == []


@pytest.mark.long
def test_the_page_goes_to_the_count_and_to_who_is_asked_next(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *THREE)
    heading = scorer.page.locator(".score h2")
    scorer.lay(*("off",) * 12)
    scorer.press("count")
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("Round 1")
    expect(heading).to_be_in_viewport()
    scorer.sums()
    expect(heading).to_be_focused()
    scorer.next()
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("Bo")
    expect(heading).to_be_in_viewport()


def test_a_round_is_not_counted_while_a_token_is_to_be_slid_again(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), *TWO)
    heading, why = scorer.page.locator(".score h2"), "Ana must slide the token on Chance again"
    scorer.lay(CHANCE, *("off",) * 7)
    expect(heading).to_contain_text(why)
    expect(scorer.control("count")).to_have_attribute("aria-disabled", "true")
    expect(scorer.control("count")).to_contain_text(why)
    scorer.control("count").click(force=True)
    scorer.says(why)
    expect(scorer.page.locator("table")).to_have_count(0)
    scorer.press("chance")
    expect(heading).to_contain_text("Tap where Ana’s tokens lie")
    scorer.lay(CHANCE)
    expect(heading).to_have_text("All tokens are laid.")
    assert scorer.count()["cash"] == [0, 0]


@pytest.mark.long
def test_the_scorer_draws_without_errors_and_prints_french_as_it_is_printed(person: Come) -> None:
    lea = person("Léa", "fr", viewport=PHONE)
    errors: list[str] = []
    lea.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    scorer = Scorer(lea, *TWO)
    scorer.round((), ("boardwalk",))
    expect(scorer.all("step")).to_have_count(0)
    scorer.next()
    scorer.round((), ())
    expect(scorer.all("step")).to_have_count(0)
    assert scorer.ranking == ["Bo\u202f: 500", "Ana\u202f: 0"]
    assert errors == []
