"""Texts: whatever the server refuses by itself has a sentence in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import passgo.server
import passgo.text
from passgo.refusal import Refusal
from passgo.server.http.refusals import CODES
from passgo.server.play.game import Setup, check

FOLDER = Path(passgo.server.__file__).parent
CODE = re.compile(r'(?:Refusal\(\s*|code=)"([a-z-]+)"')
FACTS = {"longest": 24, "bytes": 16, "most": 5, "seconds": 10, "days": 90, "why": "other"}
CLASHES: list[tuple[str, str, dict[str, object], int, tuple[str, ...]]] = [
    ("classic-2003", "", {"deal_deeds": 5}, 6, ("deal-deeds", "5", "6", "28")),
    ("classic-2003", "", {"deal_deeds": 5, "start_cash": 100}, 3, ("deal-deeds", "start-cash")),
    ("revolution-2009", "", {"texts_chain": True, "random_texts": 2}, 3, ("texts-chain", "4")),
    ("revolution-2009", "", {"auction_beeps": 99, "auction_seconds": 20}, 3, ("auction-beeps",)),
]
"""Rules that cannot be played together, and the rules and figures that the refusal names."""


def codes() -> set[str]:
    texts = [file.read_text("utf-8") for file in FOLDER.rglob("*.py")]
    return {code for text in texts for code in CODE.findall(text)} | set(CODES.values())


def catalogue(language: str) -> tuple[FluentBundle, str]:
    """Return the server's sentences with the names of the rules, and the sentences as written."""
    bundle = FluentBundle([language], use_isolating=False)
    rules = Path(passgo.text.__file__).parent / language / "rules.ftl"
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    for each in (rules.read_text("utf-8"), text):
        bundle.add_resource(FluentResource(each))
    return bundle, text


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("edition", "variant", "house_rules", "people", "named"), CLASHES)
def test_rules_that_clash_are_named(
    language: str,
    edition: str,
    variant: str,
    house_rules: dict[str, object],
    people: int,
    named: tuple[str, ...],
) -> None:
    setup = Setup(edition=edition, variant=variant, house_rules=house_rules)
    with pytest.raises(Refusal, match="bad-table") as refused:
        check(setup, people)

    bundle, _ = catalogue(language)
    pattern = bundle.get_message("server-bad-table").value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, dict(refused.value.facts))
    assert not errors
    for name in named:
        rule = None if name.isdigit() else bundle.get_message(f"rule-{name}").value
        told = name if rule is None else str(bundle.format_pattern(rule)[0])
        assert told in str(sentence)


def test_deeds_are_counted_for_the_seats_of_the_table() -> None:
    setup = Setup(edition="classic-2003", house_rules={"deal_deeds": 5})
    check(setup, 3)
    with pytest.raises(Refusal, match="bad-table") as refused:
        check(setup, 6)
    assert {"why": "few-deeds", "players": 6, "deeds": 28}.items() <= refused.value.facts.items()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_server_can_be_told(language: str) -> None:
    bundle, text = catalogue(language)
    told = re.findall(r"^server-([a-z-]+) =", text, re.M)
    assert sorted(told) == sorted(codes())
    for code in told:
        pattern = bundle.get_message(f"server-{code}").value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, FACTS)
        assert not errors
        assert "{" not in str(sentence)
