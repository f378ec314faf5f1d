"""What a guest kept: starts, heads, keys and shares that a record cannot explain away.

The keeper knows every secret, has the key that signs, and makes all fit that can be made to fit.
"""

import json

import msgspec
import pytest
from cheating import (
    OTHER,
    after_a_void,
    cut,
    honest,
    mistakes,
    number_of,
    with_entry,
    with_start,
)
from shares import share_of
from stories import (
    SERVER,
    Keeper,
    Story,
    changed,
    found_in,
    signed_again,
    start,
    table_of,
    told,
)

from passgo.server.checks.check_findings import Evidence
from passgo.server.play.fairness import share_commitment
from passgo.server.play.receipts import BEFORE_SHARES, Signer
from passgo.server.rooms.audience import statement
from passgo.server.table.start_event import hash_of


def switched(story: Story) -> Story:
    """Return a story whose keeper has made another share of seat 1 fit, all receipts included."""
    shares = json.loads(story.table.start)["shares"]
    fitting = shares | {"1": share_commitment("story", story.table.round, OTHER)}
    cheat = with_start(story, shares=fitting)
    return signed_again(changed(cheat, shares=cheat.table.shares | {"1": OTHER.hex()}))


def test_a_start_event_that_was_switched_once_shares_were_known_is_not_the_one_ana_saw() -> None:
    seen = hash_of(honest().table.start)
    cheat = switched(honest())._replace(evidence=Evidence(start=seen))

    said = "the start event is not the one that you saw before your share was opened"
    assert said in mistakes(cheat)
    assert said not in mistakes(honest()._replace(evidence=Evidence(start=seen)))


def test_a_start_event_that_was_switched_is_not_the_one_the_server_signed_before() -> None:
    table = start(table_of())
    signer = Signer(SERVER)
    early = signer.sign(statement(table, *BEFORE_SHARES, signer.public_key, 1))
    evidence = Evidence(receipts=(early,))

    assert found_in(honest()._replace(evidence=evidence)).mistakes == ()
    cheat = switched(honest())._replace(evidence=evidence)
    assert "receipt 1 is of another start event" in mistakes(cheat)


@pytest.mark.parametrize("alias", ["01", "+1", "1 ", "4", "2", "-1", "one"])
def test_a_share_of_a_seat_under_another_name_is_none(alias: str) -> None:
    shares = json.loads(honest().table.start)["shares"]
    text = json.dumps(json.loads(honest().table.start) | {"shares": shares | {alias: "00" * 32}})
    cheat = changed(honest(), start=text, shares=honest().table.shares | {alias: "00" * 32})

    with pytest.raises(ValueError, match="a share of no person's seat"):
        found_in(cheat, with_evidence=False)


def test_people_without_a_share_are_named() -> None:
    shares = json.loads(honest().table.start)["shares"]
    cheat = with_start(honest(), shares={"1": shares["1"]})
    cheat = signed_again(changed(cheat, shares={"1": cheat.table.shares["1"]}))

    assert "seat 0, P0, has no share in the luck" in found_in(cheat).notes
    assert not any("no share" in note for note in found_in(honest()).notes)


def test_a_share_of_a_voided_start_is_looked_for_there() -> None:
    ours = share_of(0).hex()
    true = Evidence(earlier={(0, 0): ours})
    false = Evidence(earlier={(0, 0): OTHER.hex(), (1, 0): ours})

    assert found_in(after_a_void()._replace(evidence=true)).mistakes == ()
    assert found_in(after_a_void()._replace(evidence=false)).mistakes == (
        "your share of seat 0 is not in the voided start 0",
        "your share of seat 0 is not in the voided start 1",
    )


def test_a_head_that_ana_saw_shows_a_log_that_was_replaced_or_truncated() -> None:
    seen = honest().evidence.receipts[1]
    evidence = Evidence(heads={seen.seq: seen.head})
    other = with_entry(honest(), 3, at=2.0)

    assert found_in(honest()._replace(evidence=evidence)).mistakes == ()
    said = "the head of entry 40 has seen other entries up to entry 40"
    assert said in mistakes(other._replace(evidence=evidence))
    said = "the head of entry 40 has seen entry 40, the record ends at 30"
    assert said in mistakes(cut(honest(), 30)._replace(evidence=evidence))


def test_a_key_that_ana_knew_tells_who_has_made_a_story_up() -> None:
    known = Evidence(key=Signer(SERVER).public_key, receipts=honest().evidence.receipts)
    made_up = told(Keeper(start(table_of()), signing_key=OTHER))

    assert found_in(honest()._replace(evidence=known)).mistakes == ()
    said = "the record's receipt was signed by another key than the one that you knew"
    assert said in mistakes(made_up._replace(evidence=known))
    mine = msgspec.structs.replace(known, receipts=made_up.evidence.receipts)
    said = "receipt 1 was signed by another key than the one that you knew"
    assert said in mistakes(honest()._replace(evidence=mine))


def test_events_that_did_not_happen_are_not_told() -> None:
    number = number_of(honest(), "Buy", bot=False)
    cheat = with_entry(honest(), number, events=[{"event": "Bought", "seat": 0}])

    said = f"entry {number} tells of other events than those that happened"
    assert said in mistakes(cheat, False)
    elsewhere = changed(cheat, engine="0.0.1")
    assert said in found_in(elsewhere, False).notes
    assert said not in mistakes(elsewhere, False)
