"""Cheated starts: whoever keeps the server tries to have the luck that suits.

The keeper knows every secret, has the key that signs, and makes all fit that can be made to fit.
Each attempt is refused, or found by whoever checks the record with what Ana kept.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import msgspec
import pytest
from cheating import (
    OTHER,
    after_a_void,
    honest,
    mistakes,
    with_start,
)
from kept_games import FOLDER
from shares import share_of
from stories import (
    SECRET,
    Keeper,
    changed,
    found_in,
    signed_again,
    start,
    table_of,
    told,
)

from passgo.refusal import Refusal
from passgo.server.checks.check import verify
from passgo.server.checks.check_findings import Evidence
from passgo.server.play.fairness import commitment, key_of, share_commitment, word
from passgo.server.table.starting import be_ready, open_share, press_start, void_start
from passgo.server.table.table import Table


def test_the_story_that_happened_holds() -> None:
    assert found_in(honest()).mistakes == ()
    assert found_in(after_a_void()).mistakes == ()


TRIES = 1_400
"""Shares that the keeper tries for one game, in a tenth of a second."""
GAMES = 40


def suits(key: bytes) -> bool:
    """Tell whether a key has the throw that the keeper would like, as one in 36 has."""
    return word(key, "throw", 1, 0, 0) % 36 == 0


def tries() -> Iterator[bytes]:
    """Yield the shares that the keeper tries."""
    return (number.to_bytes(32) for number in range(TRIES))


def suitable(table: Table, known: bytes) -> bytes:
    """Return a share of the keeper's that suits if what is *known* of Ana's is her share."""
    for share in tries():
        tried = deepcopy(table)
        be_ready(tried, 1, "device 1", share_commitment(table.id, 0, share))
        press_start(tried, (), 1.0)
        if suits(key_of(tried.secret, tried.start.encode(), [known, share])):
            return share
    raise AssertionError("with so many tries one suits")


@pytest.mark.parametrize("knows_her_share", [False, True])
def test_who_chooses_last_and_knows_only_commitments_cannot_choose(knows_her_share: bool) -> None:
    lucky = 0
    for number in range(GAMES):
        chance = Random(number)
        table = table_of(f"game {number}", chance.randbytes(32))
        hers = chance.randbytes(32)
        be_ready(table, 0, "device 0", share_commitment(table.id, 0, hers))
        told = bytes.fromhex(table.seats[0].share_commitment)

        mine = suitable(table, hers if knows_her_share else told)

        be_ready(table, 1, "device 1", share_commitment(table.id, 0, mine))
        press_start(table, (), 1.0)
        open_share(table, 0, "device 0", hers.hex())
        open_share(table, 1, "device 1", mine.hex())
        table.status = "playing"
        lucky += suits(table.key)

    assert lucky == GAMES if knows_her_share else lucky <= 4, "by chance it is one in 36"


def test_who_has_seen_the_shares_of_others_cannot_open_another_one() -> None:
    table = table_of()
    for seat in (0, 1):
        be_ready(table, seat, f"device {seat}", share_commitment(table.id, 0, share_of(seat)))
    press_start(table, (), 1.0)
    open_share(table, 0, "device 0", share_of(0).hex())

    start = table.start.encode()
    suitable = [each for each in tries() if suits(key_of(SECRET, start, [share_of(0), each]))]

    assert len(suitable) > TRIES // 72
    for share in suitable:
        with pytest.raises(Refusal, match="another-share"):
            open_share(table, 1, "device 1", share.hex())
    open_share(table, 1, "device 1", share_of(1).hex())


def test_nobody_is_told_a_share_while_another_can_still_be_chosen() -> None:
    table = table_of()
    be_ready(table, 0, "device 0", share_commitment(table.id, 0, share_of(0)))
    assert table.shares == {}
    with pytest.raises(Refusal, match="no-share-asked"):
        open_share(table, 0, "device 0", share_of(0).hex())
    be_ready(table, 1, "device 1", share_commitment(table.id, 0, share_of(1)))
    press_start(table, (), 1.0)
    open_share(table, 0, "device 0", share_of(0).hex())

    assert table.shares == {}
    with pytest.raises(Refusal, match="is-starting"):
        be_ready(table, 1, "device 1", share_commitment(table.id, 0, OTHER))


def test_a_share_that_was_found_by_trying_does_not_fit_its_commitment() -> None:
    shares = honest().table.shares | {"1": OTHER.hex()}
    cheat = signed_again(changed(honest(), shares=shares))

    said = mistakes(cheat, with_evidence=False)

    assert "the share of seat 1 is not the one that it committed to" in said


def test_a_commitment_that_was_made_to_fit_is_in_another_start_event() -> None:
    fitting = share_commitment("story", 0, OTHER)
    shares = json.loads(honest().table.start)["shares"] | {"1": fitting}
    cheat = with_start(honest(), shares=shares)
    cheat = signed_again(changed(cheat, shares=cheat.table.shares | {"1": OTHER.hex()}))

    assert "receipt 1 is of another start event" in mistakes(cheat)


def test_a_share_that_is_dropped_is_missed_by_whoever_gave_it() -> None:
    shares = json.loads(honest().table.start)["shares"]
    cheat = with_start(honest(), shares={"1": shares["1"]})
    cheat = signed_again(changed(cheat, shares={"1": cheat.table.shares["1"]}))

    assert "your share of seat 0 is not in the game" in mistakes(cheat)


def test_a_share_that_stands_in_the_start_event_cannot_be_left_out() -> None:
    cheat = signed_again(changed(honest(), shares={"1": honest().table.shares["1"]}))

    said = mistakes(cheat, with_evidence=False)

    assert "the shares are not of the seats that committed to one" in said


def test_a_start_that_was_voided_is_told_for_ever() -> None:
    notes = found_in(after_a_void()).notes

    assert "start 0 came to nothing because of seats 1" in notes
    assert "whoever kept the server could choose among 2 starts" in notes


def test_voided_starts_cannot_be_left_out_of_the_record() -> None:
    cheat = changed(after_a_void(), voided=[], round=0)

    said = mistakes(cheat, with_evidence=False)

    assert "the starts that came to nothing are others" in said


def test_a_voided_start_cannot_be_laid_at_somebody_else_s_door() -> None:
    blamed = [msgspec.structs.replace(one, unopened=(0,)) for one in after_a_void().table.voided]

    said = mistakes(changed(after_a_void(), voided=blamed), with_evidence=False)

    assert "the starts that came to nothing are others" in said


def test_a_first_round_cannot_be_made_of_a_second_one() -> None:
    cheat = with_start(after_a_void(), voided=[], round=0)
    cheat = signed_again(changed(cheat, voided=[], round=0))

    assert "the secret is not the one that was committed to" in mistakes(cheat, False)


def test_a_voided_start_of_another_table_is_not_listed() -> None:
    other = start(table_of(game="another"))
    other.status = "starting"
    void_start(other, (1,))
    table = table_of()
    table.voided = other.voided
    table.secret = SECRET
    cheat = told(Keeper(start(table)))

    assert "the voided start 0 is of another game or round" in mistakes(cheat, False)


def test_a_start_that_is_voided_has_a_new_secret() -> None:
    table = start(table_of())
    before = table.secret, table.commitment
    table.status = "starting"
    void_start(table, (1,))

    assert (table.secret, table.commitment) != before
    assert table.secret != before[0]
    assert all(not seat.share_commitment and not seat.share for seat in table.seats)


def test_another_secret_is_not_the_one_that_was_committed_to() -> None:
    cheat = changed(honest(), secret=OTHER.hex())

    assert "the secret is not the one that was committed to" in mistakes(cheat, False)


def test_another_secret_with_its_own_commitment_is_not_the_one_that_ana_saw() -> None:
    cheat = told(Keeper(start(table_of(secret=OTHER))))._replace(evidence=honest().evidence)

    assert found_in(cheat, with_evidence=False).mistakes == ()
    assert "the commitment is not the one that you saw before the game" in mistakes(cheat)


def test_a_whole_story_with_a_key_of_its_own_is_told_by_the_receipts() -> None:
    made_up = Keeper(start(table_of(), lambda seat: bytes([seat + 50]) * 32), signing_key=OTHER)
    cheat = told(made_up)._replace(evidence=honest().evidence)

    assert found_in(cheat, with_evidence=False).mistakes == ()
    said = mistakes(cheat)
    assert "your share of seat 0 is not in the game" in said
    assert "receipt 1 was signed by another server" in said
    assert "receipt 2 has seen other entries up to entry 40" in said


def test_a_record_under_another_name_is_of_another_game() -> None:
    renamed = changed(honest(), game="another")

    said = mistakes(renamed)

    assert "the start event is of another game" in said
    assert "the secret is not the one that was committed to" in said
    assert "receipt 1 is of another game" in said


def test_other_rules_or_seats_are_not_those_of_the_start_event() -> None:
    record = honest().table.record

    assert "the edition is another one" in mistakes(
        changed(honest(), record=record | {"digest": "00" * 32})
    )
    assert "the seats are others" in mistakes(
        changed(honest(), record=record | {"seats": ["Eve", *record["seats"][1:]]})
    )


def test_a_game_that_ana_played_is_not_of_the_first_protocol() -> None:
    kept = (FOLDER / "classic-2003.json").read_bytes()
    said = verify(kept, honest().evidence)

    assert verify(kept).mistakes == ()
    assert any("who kept the server could choose" in note for note in said.notes)
    assert said.mistakes == (
        "the commitment is not the one that you saw before the game",
        "a game of the first protocol has no shares",
        "a game of the first protocol has no receipts",
    )


def test_a_start_event_of_the_first_protocol_does_not_go_with_a_record_of_today() -> None:
    cheat = with_start(honest(), fairness="passgo-fair-1")

    assert "the start event is of another protocol" in mistakes(cheat, False)


def test_a_receipt_that_was_forged_has_no_signature() -> None:
    kept = honest().evidence.receipts[1]
    forged = msgspec.structs.replace(kept, head="00" * 32)
    evidence = msgspec.structs.replace(honest().evidence, receipts=(forged,))

    said = mistakes(honest()._replace(evidence=evidence))

    assert "receipt 1 does not have the signature of its key" in said


def test_a_record_without_a_receipt_of_its_own_is_none() -> None:
    assert "the record has no receipt" in mistakes(changed(honest(), receipt=None), False)


def test_a_receipt_of_another_round_is_of_another_commitment() -> None:
    evidence = Evidence(receipts=honest().evidence.receipts)
    said = mistakes(after_a_void()._replace(evidence=evidence))

    assert "receipt 1 is of another commitment" in said


def test_commitments_bind_the_round_and_the_table() -> None:
    assert commitment("a", 0, SECRET) != commitment("a", 1, SECRET)
    assert share_commitment("a", 0, SECRET) != share_commitment("a", 1, SECRET)
    assert share_commitment("a", 0, SECRET) != share_commitment("b", 0, SECRET)
    assert share_commitment("a", 0, SECRET) != commitment("a", 0, SECRET)
