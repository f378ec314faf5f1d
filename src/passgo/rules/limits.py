"""How large a game may be: the sizes of the fixed lists."""

from typing import Final

SEATS: Final = 8
PLACES: Final = 48
GROUPS: Final = 16
MEMBERS: Final = 8
RENTS: Final = 6
DECKS: Final = 4
CARDS: Final = 32
KEPT: Final = 8
TOKENS: Final = 16
POWERS: Final = 16
REASONS: Final = 24
DEPTH: Final = 64
CLAIMS: Final = 48
MANY_FRAMES: Final = 40  # when so much is open, or so many rents are, no random text adds to it
MANY_CLAIMS: Final = 36

NOBODY: Final = -1  # no player
NONE: Final = -1  # no place, card, group or sum: never compared with a seat
BANK: Final = -4
NATURE: Final = -2
OUTSIDE: Final = -3
