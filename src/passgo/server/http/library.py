"""The library: what a client needs to draw, tell and set up every edition, and its rulebook."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Response
from msgspec import Struct

from passgo.editions import model
from passgo.editions.shelf import look, shelf
from passgo.editions.source import BUNDLED
from passgo.games import AnyEdition, class_of, game_ids
from passgo.house_rule import HouseRule, Value
from passgo.looks import Colour
from passgo.paper_money import change
from passgo.refusal import Refusal
from passgo.rulebook import EDITIONS, Clause, Reading, clauses, counterpart, readings
from passgo.server.http.cached_responses import AnyRequest, Written, answered
from passgo.server.http.parameters import EditionId
from passgo.sliding import edition as sliding
from passgo.sliding.aiming import useful_power
from passgo.sliding.clauses import BEHIND
from passgo.text import LANGUAGES
from passgo.text.titles import title_in
from passgo.vocabulary import Kind

Tool = Literal["unit", "score"]


class Titles(Struct, frozen=True, kw_only=True):
    """What an edition is called, in both languages."""

    fr: str
    en: str


class EditionLine(Struct, frozen=True, kw_only=True):
    """An edition that can be played: for how many people, for about how many minutes.

    *box* is the edition whose box it shares, *short* what that box is called, *about* what it is
    about, *board* which of its boards this is; *bands* are the colours of the streets by place,
    *tools* what a phone may be beside the real box, besides what it may be beside any.
    """

    id: str
    kind: Kind
    shape: Literal["square", "round", "long"]
    titles: Titles
    box: str
    short: Titles
    about: Titles
    board: Titles
    look: model.Look
    bands: tuple[Colour | Literal[""], ...]
    year: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    variants: tuple[str, ...]
    tools: tuple[Tool, ...]


class Texts(Struct, frozen=True, kw_only=True):
    """The catalogues of an edition in Fluent, those of its bases first; later ones overlay."""

    fr: tuple[str, ...]
    en: tuple[str, ...]


class DiceEdition(Struct, frozen=True, kw_only=True, tag="dice", tag_field="kind"):
    """All about a dice edition; a board with zones is round.

    *by_the_book* are the variants and rules that the booklet offers, each with its clause; *change*
    is how many of each note make up a sum below the largest note, a row for each step of the money.
    """

    id: str
    short: Titles
    look: model.Look
    digest: str
    year: int
    country: str
    rulebook: str
    shape: Literal["square", "round"]
    symbol: str
    money: model.Money
    change: tuple[tuple[int, ...], ...]
    players: model.Players
    variants: tuple[str, ...]
    by_the_book: dict[str, str]
    rules: dict[str, Value]
    house_rules: tuple[HouseRule, ...]
    groups: tuple[model.Group, ...]
    spaces: tuple[model.Space, ...]
    decks: tuple[model.Deck, ...]
    cards: tuple[model.Card, ...]
    zones: tuple[model.Zone, ...]
    sides: tuple[model.Side, ...]
    powers: tuple[model.Power, ...]
    tokens: tuple[model.Token, ...]
    derived: tuple[str, ...]
    texts: Texts


class SlidingBoard(Struct, frozen=True, kw_only=True):
    """The long board in tenths of a millimetre, and how a slide may be aimed.

    *useful* powers carry a token straight to the first row and to the end of the board; how far
    others carry it is told with the slide itself, where the table plays so.
    *hands* is how much a hand misses by, in tenths of a degree and of a percent.
    """

    width: int
    length: int
    go_line: int
    first_row: int
    radius: int
    launch_line: int
    start: tuple[int, int]
    direction: int
    power: tuple[int, int]
    useful: tuple[int, int]
    hands: dict[Literal["beginner", "real"], sliding.Hand]
    rectangles: tuple[tuple[int, int, int, int], ...]


class SlidingEdition(Struct, frozen=True, kw_only=True, tag="sliding", tag_field="kind"):
    """All about the sliding edition; a rectangle is left, near, right and far edge.

    *by_the_book* are the rules that the leaflet leaves to the table, each with its clause;
    *clauses* stand behind questions, steps of the count and what comes of them, by their names.
    """

    id: str
    short: Titles
    look: model.Look
    digest: str
    year: int
    rulebook: str
    shape: Literal["long"]
    players: sliding.Players
    by_the_book: dict[str, str]
    rules: dict[str, Value]
    house_rules: tuple[HouseRule, ...]
    board: SlidingBoard
    colours: tuple[sliding.Colour, ...]
    groups: tuple[sliding.Group, ...]
    spaces: tuple[sliding.Space, ...]
    clauses: dict[str, str]
    texts: Texts


class Rulebook(Struct, frozen=True, kw_only=True):
    """The clauses of a rulebook, and the readings of what it leaves unclear."""

    edition: str
    clauses: tuple[Clause, ...]
    readings: tuple[Reading, ...]


def edition_lines() -> list[EditionLine]:
    """Return what can be played, in the order of the shelf."""
    return sorted(map(line_of, game_ids()), key=place_of)


def place_of(line: EditionLine) -> tuple[bool, int, str, bool, str]:
    """Return where an edition stands on the shelf: beside its box, or last without a place."""
    place = shelf(line.box).place
    return not place, place, line.box, line.id != line.box, line.id


def line_of(edition_id: str) -> EditionLine:
    """Return what the list says of an edition."""
    game = class_of(edition_id)
    edition = game.edition_of(edition_id)
    box = box_of(edition_id)
    return EditionLine(
        id=edition_id,
        kind=game.kind,
        shape=edition.shape,
        titles=titles_in(edition_id),
        box=box,
        short=short_titles(edition_id),
        about=titles_in(box, "about"),
        board=titles_in(edition_id, "board"),
        look=look(edition_id),
        bands=edition.bands,
        year=edition.year,
        players=(edition.fewest_players, edition.most_players),
        minutes=shelf(edition_id).minutes,
        variants=edition.variant_ids,
        tools=tools_beside(edition),
    )


def tools_beside(edition: AnyEdition) -> tuple[Tool, ...]:
    """Return what a phone may be beside the real box of an edition, besides beside any."""
    found: dict[Tool, bool] = {"unit": edition.has_unit, "score": edition.has_rounds}
    return tuple(tool for tool, is_there in found.items() if is_there)


def titles_in(edition_id: str, form: str = "") -> Titles:
    """Return the titles that its own catalogues give an edition, or a form of them."""
    folder = BUNDLED / edition_id
    return Titles(fr=title_in(folder, "fr", form), en=title_in(folder, "en", form))


def box_of(edition_id: str) -> str:
    """Return the edition whose box an edition shares: mostly its own."""
    return shelf(edition_id).box or edition_id


def short_titles(edition_id: str) -> Titles:
    """Return what the box of an edition is called, in brief where it has a brief form."""
    short = titles_in(box_of(edition_id), "short")
    return short if short.fr else titles_in(box_of(edition_id))


def described(edition_id: str) -> DiceEdition | SlidingEdition:
    """Return all about an edition, or refuse one that is not there."""
    if edition_id not in game_ids():
        raise Refusal("unknown-edition")
    game = class_of(edition_id)
    edition = game.edition_of(edition_id)
    rulebook = edition.rulebook if edition.rulebook in EDITIONS.values() else ""
    return PAGES[type(edition)](
        edition,
        id=edition.id,
        short=short_titles(edition.id),
        look=look(edition.id),
        digest=edition.digest,
        year=edition.year,
        rulebook=rulebook,
        by_the_book=book_choices(edition.id, rulebook),
        rules=book_values(edition.rules),
        house_rules=game.house_rules_of(edition),
        texts=texts_in([Path(folder) for folder in edition.folders]),
    )


def dice_edition(edition: model.Edition, **of_any: Any) -> DiceEdition:
    """Return all about a dice edition."""
    return DiceEdition(
        country=edition.country,
        shape=edition.shape,
        symbol=edition.symbol,
        money=edition.money,
        change=change(edition.money),
        players=edition.players,
        variants=edition.variant_ids,
        groups=edition.groups,
        spaces=edition.spaces,
        decks=edition.decks,
        cards=edition.cards,
        zones=edition.zones,
        sides=edition.sides,
        powers=edition.powers,
        tokens=edition.tokens,
        derived=edition.derived,
        **of_any,
    )


def sliding_edition(edition: sliding.Edition, **of_any: Any) -> SlidingEdition:
    """Return all about a sliding edition."""
    return SlidingEdition(
        shape=edition.shape,
        players=edition.players,
        board=SlidingBoard(
            width=edition.width,
            length=edition.length,
            go_line=edition.board.go_line * sliding.TENTHS,
            first_row=edition.board.first_row * sliding.TENTHS,
            radius=edition.radius,
            launch_line=edition.launch_line,
            start=edition.start_range,
            direction=edition.slide.direction_max,
            power=edition.slide.power,
            useful=useful_power(edition),
            hands=edition.hands,
            rectangles=edition.rectangles,
        ),
        colours=edition.colour,
        groups=edition.group,
        spaces=edition.space,
        clauses=BEHIND,
        **of_any,
    )


PAGES: Mapping[type, Callable[..., DiceEdition | SlidingEdition]] = {
    model.Edition: dice_edition,
    sliding.Edition: sliding_edition,
}
"""What is told of an edition, by what its data are, besides what is told of any."""


def book_choices(edition_id: str, rulebook: str) -> dict[str, str]:
    """Return what the booklet of an edition offers, each with the clause of its own rulebook."""
    offered = shelf(edition_id).by_the_book
    if rulebook not in EDITIONS.values():
        return dict.fromkeys(offered, "")
    found = {name: counterpart(clause, rulebook) for name, clause in offered.items()}
    return {name: clause.id if clause else "" for name, clause in found.items()}


def book_values(rules: msgspec.Struct) -> dict[str, Value]:
    """Return the rules of the book by name."""
    values: dict[str, Value] = msgspec.structs.asdict(rules)
    return {name: value for name, value in values.items() if name != "derived"}


def texts_in(folders: Sequence[Path]) -> Texts:
    """Return the catalogues of some folders, in their order."""
    read = {
        language: tuple((f / f"{language}.ftl").read_text(encoding="utf-8") for f in folders)
        for language in LANGUAGES
    }
    return Texts(fr=read["fr"], en=read["en"])


def rulebook_of(edition_id: str) -> Rulebook:
    """Return the rulebook that an edition is played by, or refuse one that has none."""
    found = described(edition_id).rulebook
    if not found:
        raise Refusal("unknown-edition")
    prefix = next(prefix for prefix, edition in EDITIONS.items() if edition == found)
    own = tuple(reading for reading in readings() if prefix in reading.editions)
    return Rulebook(edition=found, clauses=clauses(found), readings=own)


WRITTEN = Written()
"""What is told of editions; they do not change."""


async def list_editions(request: AnyRequest) -> Response[bytes]:
    """List what can be played."""
    return answered(request, await WRITTEN.body_of(edition_lines))


async def show_edition(request: AnyRequest, edition_id: EditionId) -> Response[bytes]:
    """Return all about an edition: board, deeds, cards, house rules and texts."""
    return answered(request, await WRITTEN.body_of(described, edition_id))


async def show_rulebook(request: AnyRequest, edition_id: EditionId) -> Response[bytes]:
    """Return the clauses that an edition is played by, with their readings."""
    return answered(request, await WRITTEN.body_of(rulebook_of, edition_id))
