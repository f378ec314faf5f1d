"""Splicing: what is cut off is the end that was meant, or nothing is sent at all."""

import pytest

from passgo.server.wire.splicing import up_to


def test_what_is_written_apart_follows_where_the_end_was() -> None:
    assert up_to(b"null}", b'{"report":null}') + b"1}" == b'{"report":1}'


def test_another_end_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="does not end with"):
        up_to(b"null}", b'{"report":null,"more":1}')
