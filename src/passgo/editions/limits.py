"""How large an edition may be: the rules hold a game in lists of fixed size."""

from typing import Final

SEATS: Final = 8
PLACES: Final = 48
GROUPS: Final = 16
MEMBERS: Final = 8  # of one group
DECKS: Final = 4
CARDS: Final = 32  # of one deck
KEPT: Final = 8  # cards that may be kept, in all decks
TOKENS: Final = 16
SIDES: Final = 2
