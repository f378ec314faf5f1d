"""Texts: whatever the server refuses by itself has a sentence in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import passgo.server
from passgo.server.http.refusals import CODES

FOLDER = Path(passgo.server.__file__).parent
CODE = re.compile(r'(?:Refusal\(\s*|code=)"([a-z-]+)"')
FACTS = {"longest": 24, "bytes": 16, "most": 5, "seconds": 10}


def codes() -> set[str]:
    texts = [file.read_text("utf-8") for file in FOLDER.rglob("*.py")]
    return {code for text in texts for code in CODE.findall(text)} | set(CODES.values())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_server_can_be_told(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))

    told = re.findall(r"^server-([a-z-]+) = ", text, re.M)
    assert sorted(told) == sorted(codes())
    for code in told:
        pattern = bundle.get_message(f"server-{code}").value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, FACTS)
        assert not errors
        assert "{" not in str(sentence)
