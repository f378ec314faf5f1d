"""Plain text: what comes over the wire holds no control characters, which no database need take."""

import re

from passgo.refusal import Refusal

CONTROL = re.compile(
    rb"(?<!\\)(?:\\\\)*\\(?:[bf]|u00(?:0[0-8bcefBCEF]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F]))"
    rb"|\x7f|\xc2[\x80-\x9f]"
)
"""In JSON, written out or as they are; line ends and tabs are blanks, and not meant."""


def check_plain(data: bytes) -> None:
    """Refuse JSON with a control character in a text."""
    if CONTROL.search(data):
        raise Refusal("bad-text")
