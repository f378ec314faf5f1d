"""The wire's types for the browser: `python -m passgo.server.wire_types FILE` writes them.

Every struct of the wire and the routes, the orders, questions, options, events and views of both
kinds of games. What crosses the wire untyped in Python, because both kinds share it, is typed here.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec

from passgo import vocabulary
from passgo.analysis import report
from passgo.bots.registry import BOTS
from passgo.editions.rules import Subject
from passgo.fields import ONE_SEAT, Meaning, Topic, leaves
from passgo.game import answers, events, options, orders, position_shape, prompts
from passgo.game.answers import NATURE_ORDERS, OUTSIDE_ORDERS, answers_to
from passgo.game.codecs import CODECS
from passgo.game.kernel_names import REFUSALS
from passgo.game.position_agenda import SHAPES, Field
from passgo.game.records import Record
from passgo.game.refusal_kinds import MONEY_REFUSALS, OUT_OF_PLACE
from passgo.ledger import Entry
from passgo.preview import Outlook
from passgo.server import limits
from passgo.server.http import (
    analysis_routes,
    changes,
    library,
    links,
    motion_routes,
    replay_routes,
    seat_routes,
    setup_routes,
    table_search_routes,
)
from passgo.server.rooms import advice, analyses, commands
from passgo.server.store import chat
from passgo.server.table import duties, motion_types, scene_times, start_event, table, table_record
from passgo.server.wire import book_messages, close_codes, messages
from passgo.server.wire.field_tables import fields_written
from passgo.server.wire.typescript import FIRST_LINE, Declarations, Struct, constant, names
from passgo.sliding import events as slide_events
from passgo.sliding import options as slide_options
from passgo.sliding import orders as slides
from passgo.sliding import prompts as slide_prompts
from passgo.sliding import records as slide_records
from passgo.sliding import views as slide_views
from passgo.sliding.legality import ANSWERS
from passgo.text.table import REFUSAL_FACTS

HEADER = (
    f"{FIRST_LINE}\n"
    "// Members that are null in the game are left out of views, prompts, options and events.\n"
)
CLIENT_LIMITS = ("LONGEST_CHAT", "MOST_CODEPOINTS", "MOST_BOOKINGS", "MOST_ENTRIES")
"""What forms hold back before it is refused."""
SUFFIXES: dict[type[msgspec.Struct], str] = {
    vocabulary.Order: "Order",
    vocabulary.Prompt: "Prompt",
    vocabulary.Event: "Event",
    messages.Command: "Command",
    messages.Message: "Message",
    motion_types.Motion: "Motion",
}
NAMES: dict[Struct, str] = {
    options.No: "OptionNo",
    position_shape.PositionPart: "Position",
    table.Place: "WantedSeat",
}
RECORDS = (Record, slide_records.Record)
ENTRIES = get_args(Entry)
"""Written by clients, and told to them in the same form, whole."""
FIELDS = {
    ("PlayCommand", "order"): "Order | Told",
    ("ProbeCommand", "order"): "Order",
    ("WholeMessage", "view"): "View",
    ("WholeMessage", "prompt"): "Asked<Prompt>",
    ("WholeMessage", "events"): "GameEvent[]",
    ("WholeMessage", "options"): "Record<string, Options>",
    ("UpdateMessage", "options"): "Record<string, Options>",
    ("OptionsMessage", "options"): "Record<string, Options>",
    ("VoteView", "motion"): "Motion",
    ("UpdateMessage", "patch"): "Patch",
    ("UpdateMessage", "prompt"): "Asked<Prompt>",
    ("UpdateMessage", "events"): "GameEvent[]",
    ("AnswerMessage", "outlook"): "Outlook | null",
    ("Outlook", "events"): "GameEvent[]",
    ("AnswerOfferPrompt", "offer"): "Required<OfferOrder>",
    ("OfferedEvent", "offer"): "Required<OfferOrder>",
    ("CounteredEvent", "offer"): "Required<OfferOrder>",
    ("SettlementOfferedEvent", "offer"): "Required<OfferOrder>",
    ("Option", "do"): 'DiceOrder["do"]',
    ("SlidingOption", "do"): 'SlidingOrder["do"]',
    ("Position", "agenda"): "Frame[]",
    ("TableRecord", "record"): "DiceRecord | SlidingRecord",
    ("DiceRecord", "position"): "Position | null",
    ("DiceRecord", "orders"): "(DiceOrder | DiceNature | DiceOutside)[]",
    ("SlidingRecord", "position"): "Record<string, unknown> | null",
    ("SlidingRecord", "orders"): "(SlidingOrder | SlidingNature)[]",
    ("SlidingView", "prompt"): "SlidingPrompt",
    ("Analysis", "report"): "Report | null",
    ("Advice", "order"): "DiceOrder",
    ("Decision", "done"): "DiceOrder",
    ("Decision", "best"): "DiceOrder | null",
    ("Alternative", "order"): "DiceOrder | null",
    ("ReplayStep", "orders"): '(DiceRecord | SlidingRecord)["orders"][number][]',
    ("ReplayStep", "events"): "GameEvent[]",
    ("ReplayStep", "patch"): "Patch",
    ("ReplayStep", "prompt"): "Prompt",
    ("Replay", "start"): "View",
}
MEANINGS = dict.fromkeys((*ONE_SEAT, Meaning.MONEY, Meaning.NUMBER), "number") | {
    Meaning.FLAG: "boolean",
    Meaning.SEATS: "number[]",
}
ALIASES = {
    "Order": ("DiceOrder | SlidingOrder", "What a person may order, in any game."),
    "Told": (
        'Exclude<DiceNature, { do: "RandomFalls" }>',
        "What people tell of luck with a real box.",
    ),
    "Prompt": ("DicePrompt | SlidingPrompt", "A question, in any game."),
    "GameEvent": ("DiceEvent | SlidingEvent", "Something that happened, in any game."),
    "Options": ("Option[] | SlidingOption[]", "What a seat may do, in any game."),
    "Asked<P extends Prompt>": (
        "P & { id: number; clauses?: string[] }",
        "An open question with its number, and the clauses behind it.",
    ),
    "DiceView": (
        'Omit<Position, "luck"> & { prompt: DicePrompt; rents: Record<string, number> }',
        "A dice game as everybody sees it.",
    ),
    "View": ("DiceView | SlidingView", "A game as everybody sees it."),
    "Patch": ("{ [key: string]: unknown }", "A JSON merge patch (RFC 7396)."),
}


def is_sliding(kind: Struct) -> bool:
    """Tell whether a struct belongs to the sliding game."""
    return kind.__module__.startswith("passgo.sliding.")


def name_of(kind: Struct) -> str:
    """Return the name of a struct in TypeScript."""
    if kind in NAMES:
        return NAMES[kind]
    name = kind.__name__.removesuffix("Doc")
    if kind is Record:
        return "DiceRecord"
    suffix = next((s for base, s in SUFFIXES.items() if issubclass(kind, base)), "")
    return f"Sliding{name.removeprefix('Sliding')}{suffix}" if is_sliding(kind) else name + suffix


def drops_nulls(kind: Struct) -> bool:
    """Tell whether a struct loses its nulls on the way: all that tells of a game does."""
    is_game = kind.__module__.startswith(("passgo.game.", "passgo.sliding.", "passgo.preview"))
    return is_game and kind not in RECORDS


def is_sent(kind: Struct) -> bool:
    """Tell whether clients write a struct, and may leave out what it has defaults for."""
    if kind in (*RECORDS, *ENTRIES):
        return False
    return issubclass(kind, vocabulary.Order) or kind.__struct_config__.forbid_unknown_fields


def structs_of(module: ModuleType) -> list[Struct]:
    """Return the structs that a module defines, but the bases that only carry a tag's name."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    structs = [kind for kind in found if issubclass(kind, msgspec.Struct)]
    return [k for k in structs if k.__module__ == module.__name__ and k not in SUFFIXES]


def written() -> str:
    """Return the whole file."""
    out = Declarations(name_of, drops_nulls, is_sent, FIELDS)
    declare_wire(out)
    declare_dice(out)
    declare_sliding(out)
    declare_frames(out)
    for name, (meaning, about) in ALIASES.items():
        out.alias(name, meaning, about)
    levels = ", ".join(f'"{bot.name}"' for bot in BOTS if bot.is_level)
    constants = f"export const PROTOCOL = {messages.PROTOCOL};\n"
    constants += "/** The bots that sit down at tables, the weakest first. */\n"
    constants += f"export const LEVELS = [{levels}] as const;\n"
    constants += "/** How fast bots act. */\n"
    constants += f"export const PACES = {json.dumps(list(motion_types.PACES))} as const;\n"
    constants += "/** What house rules are about, in the order in which they are shown. */\n"
    constants += f"export const SUBJECTS = {json.dumps(get_args(Subject))} as const;\n"
    return f"{HEADER}\n{constants}\n{out.text}"


def answers_written() -> str:
    """Return the file of what answers what: only tables load it."""
    imported = "DiceOrder, DicePrompt, SlidingOrder, SlidingPrompt"
    about = "The orders that answer each question; luck, clocks and nobody answer the others."
    rows = 'Record<{0}Prompt["ask"], readonly {0}Order["do"][]>'
    dice = constant("DICE_ANSWERS", rows.format("Dice"), dice_answers(), about)
    sliding = constant("SLIDING_ANSWERS", rows.format("Sliding"), sliding_answers(), about)
    about = "Questions whose clock runs from the moment that they are asked."
    timed = names("TIMED", duties.TIMED, about, of='DicePrompt["ask"]')
    about = "What is asked while an auction runs."
    asked = [tag_of(question) for question in answers.BESIDE_A_CLOCK]
    auctions = names("AUCTIONS", asked, about, of='DicePrompt["ask"]')
    asked = [tag_of(each) for each in answers.BIDDING]
    about = "Questions to bidders."
    bidding = names("BIDDING", asked, about, of='DicePrompt["ask"]')
    about = "Questions that take the place of other business."
    asked = [tag_of(each) for each in answers.URGENT]
    urgent = names("URGENT", asked, about, of='DicePrompt["ask"]')
    return (
        f'{FIRST_LINE}\n\nimport type {{ {imported} }} from "./types";\n\n'
        f"{dice}\n{sliding}\n{choices_written()}\n{timed}\n{auctions}\n{bidding}\n{urgent}"
    )


def choices_written() -> str:
    """Return what there is to choose of each order."""
    words = " | ".join(f'"{word}"' for word in (answers.NOTHING_TO_CHOOSE, *answers.WORDS.values()))
    table = {tag_of(order): chosen for order, chosen in answers.choices().items()}
    about = "What there is to choose of each order."
    rows = constant("DICE_CHOICES", 'Record<DiceOrder["do"], ToChoose>', table, about)
    return f"export type ToChoose = {words};\n\n{rows}"


def dice_answers() -> dict[str, list[str]]:
    """Return the orders that answer each question of the dice games."""
    questions = leaves(prompts.Prompt)
    return {tag_of(asked): [tag_of(order) for order in answers_to(asked)] for asked in questions}


def sliding_answers() -> dict[str, list[str]]:
    """Return the orders that answer each question of the sliding game."""
    return {
        tag_of(asked): [tag_of(order) for order, to in ANSWERS.items() if to is asked]
        for asked in slide_prompts.PROMPTS
    }


def tag_of(kind: Struct) -> str:
    """Return the name that a struct goes by on the wire."""
    return str(kind.__struct_config__.tag)


def topics_written() -> str:
    """Return the file of what events are about: only the log loads it."""
    topics = {tag_of(event): event.topic for event in events.EVENTS}
    topics |= {tag_of(event): event.topic for event in slide_events.EVENTS}
    about = "What each event is about."
    table = constant("TOPIC_OF", 'Record<GameEvent["event"], Topic>', topics, about)
    return (
        f'{FIRST_LINE}\n\nimport type {{ GameEvent }} from "./types";\n\n'
        f"export const TOPICS = {json.dumps(get_args(Topic))} as const;\n"
        f"export type Topic = (typeof TOPICS)[number];\n\n{table}"
    )


def news_written() -> str:
    """Return the file of the events that everybody is told of."""
    news = [tag_of(event) for event in events.EVENTS if event.is_news]
    return f"{FIRST_LINE}\n\n{names('NEWS', news, 'Events of which everybody is told.')}"


def refusals_written() -> str:
    """Return the file of what refusals speak of."""
    sums = names("MONEY_REFUSALS", MONEY_REFUSALS, "Refusals whose numbers are sums of money.")
    facts = names("REFUSAL_FACTS", REFUSAL_FACTS, "What sentences about refusals speak of.")
    about = "Why an option has no place in this game or in this question at all."
    places = names("OUT_OF_PLACE", OUT_OF_PLACE, about)
    codes = " | ".join(f'"{code}"' for code in REFUSALS.values())
    every = f"/** Why the rules of the dice games say no. */\nexport type DiceRefusal = {codes};\n"
    return f"{FIRST_LINE}\n\n{sums}\n{facts}\n{places}\n{every}"


def scene_times_written() -> str:
    """Return the file of what has a picture and how long it takes: only boards load it."""
    times = {scene: round(1000 * seconds) for scene, seconds in scene_times.SCENES.items()}
    rows = "".join(f"  {json.dumps(scene)}: {time},\n" for scene, time in times.items())
    kind = 'Partial<Record<DiceEvent["event"], readonly Timed[]>>'
    about = "The scenes of each event that has any."
    at_a_unit = "The same where an electronic unit shows them."
    return (
        f'{FIRST_LINE}\n\nimport type {{ DiceEvent }} from "./types";\n\n'
        f"/** How long each scene takes, in milliseconds. */\n"
        f"export const SCENE_TIMES = {{\n{rows}}} as const;\n"
        f"export type Timed = keyof typeof SCENE_TIMES;\n\n"
        f"/** What is done to property, piece by piece, for money. */\n"
        f"export const WORK = {json.dumps(sorted(scene_times.WORK))} as const;\n\n"
        f"{constant('SCENES_OF', kind, scene_times.SCENES_OF, about)}\n"
        f"{constant('AT_A_UNIT', kind, scene_times.AT_A_UNIT, at_a_unit)}"
    )


def close_codes_written() -> str:
    """Return the file of why a socket ended."""
    return numbers(close_codes, (name for name in vars(close_codes) if name.isupper()))


def limits_written() -> str:
    """Return the file of what a client keeps to before it asks."""
    return numbers(limits, CLIENT_LIMITS)


def emotes_written() -> str:
    """Return the file of what can be shown without a word: only tables load it."""
    names = f"export const EMOTES = {json.dumps(chat.EMOTES)} as const;\n"
    return f"{FIRST_LINE}\n\n{names}export type Emote = (typeof EMOTES)[number];\n"


def numbers(module: ModuleType, names: Iterable[str]) -> str:
    """Return the file of some numbers of a module."""
    lines = (f"export const {name} = {getattr(module, name)};\n" for name in names)
    return f"{FIRST_LINE}\n\n" + "".join(lines)


def declare_wire(out: Declarations) -> None:
    """Declare what clients send and hear, and the bodies of the routes."""
    for module in (
        messages,
        chat,
        changes,
        setup_routes,
        table_search_routes,
        motion_routes,
        seat_routes,
        table_record,
        library,
        links,
        replay_routes,
        analysis_routes,
        book_messages,
    ):
        for kind in structs_of(module):
            out.struct(kind)
    out.union("EditionPage", (library.DiceEdition, library.SlidingEdition), "All about an edition.")
    for kind in (advice.Advice, analyses.Analysis, report.Report):
        out.struct(kind)
    out.struct(table.Wanted)
    out.struct(start_event.Start)
    told = [*structs_of(messages), *structs_of(chat)]
    heard = tuple(kind for kind in told if issubclass(kind, messages.Message))
    out.union("Motion", motion_types.AnyMotion.__args__, "What is ordered or put to the vote.")
    out.union("Command", commands.AnyCommand.__args__, "Everything a client may send.")
    out.union("Message", heard, "Everything a client may hear.")


def declare_dice(out: Declarations) -> None:
    """Declare the dice games."""
    others = (*NATURE_ORDERS, *OUTSIDE_ORDERS)
    people = tuple(kind for kind in orders.EVERY_ORDER if kind not in others)
    out.union("DiceOrder", people, "What a person may order in a dice game.")
    out.union("DiceNature", NATURE_ORDERS, "What nature answers in a dice game.")
    out.union("DiceOutside", OUTSIDE_ORDERS, "What the clock or the table does in a dice game.")
    out.union("DicePrompt", leaves(prompts.Prompt), "A question of a dice game.")
    out.union("DiceEvent", events.EVENTS, "Something that happened in a dice game.")
    for kind in (options.Option, position_shape.PositionPart, Outlook, Record):
        out.struct(kind)


def declare_sliding(out: Declarations) -> None:
    """Declare the sliding game."""
    out.union("SlidingOrder", slides.PEOPLES_ORDERS, "What a person may order in Knockout.")
    out.union("SlidingNature", slides.NATURE_ORDERS, "What nature answers in Knockout.")
    out.union("SlidingPrompt", slide_prompts.PROMPTS, "A question of Knockout.")
    out.union("SlidingEvent", slide_events.EVENTS, "Something that happened in Knockout.")
    for kind in (slide_views.View, slide_options.Option, slide_records.Record):
        out.struct(kind)


def declare_frames(out: Declarations) -> None:
    """Declare the frames of a position's agenda."""
    frames = (
        " ".join([f'{{ frame: "{name}";', *(frame_field(field) for field in fields), "}"])
        for name, fields in SHAPES.values()
    )
    out.alias("Frame", "\n  | ".join(frames), "One frame of the agenda, the base first.")


def frame_field(field: Field) -> str:
    """Return one fact of a frame; what has a default may be missing."""
    words = " | ".join(f'"{word}"' for word in CODECS[field.meaning].words)
    meaning = words or MEANINGS.get(field.meaning, "string")
    return f"{field.key}{'' if field.default is None else '?'}: {meaning};"


def main() -> None:
    """Write the types into the file that is named, and the tables beside it."""
    parser = argparse.ArgumentParser(description="Write what the wire tells as TypeScript.")
    parser.add_argument("file", type=Path)
    path: Path = parser.parse_args().file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(), encoding="utf-8")
    for name, write in TABLES.items():
        path.with_name(name).write_text(write(), encoding="utf-8")


TABLES = {
    "answers.ts": answers_written,
    "topics.ts": topics_written,
    "news.ts": news_written,
    "refusals.ts": refusals_written,
    "fields.ts": fields_written,
    "close_codes.ts": close_codes_written,
    "limits.ts": limits_written,
    "scene_times.ts": scene_times_written,
    "emotes.ts": emotes_written,
}
"""What lies beside the types, apart from them: not every page loads it."""


if __name__ == "__main__":
    main()
