"""Luck: the draws of nature, and the small generator that simulation uses instead of it."""

from passgo.rules.agenda import CARD_BACK_UNDER, bit, holds
from passgo.rules.board import Board
from passgo.rules.limits import CARDS, NOBODY, NONE
from passgo.rules.slots import card_back_under_card_at
from passgo.rules.state import UNSEEN, State


def draw_below(s: State, bound: int) -> int:
    """Return a number from 0 to *bound* - 1 from the state's own generator."""
    s.generator = scrambled(s.generator)
    return (s.generator * bound) >> 32


def scrambled(x: int) -> int:
    """Return the word that follows *x* in the generator xorshift32."""
    x = x ^ ((x << 13) & 0xFFFFFFFF)
    x = x ^ (x >> 17)
    return x ^ ((x << 5) & 0xFFFFFFFF)


def seed_generator(s: State, seed: int) -> None:
    """Set the generator from any seed and forget the first, poorly mixed values."""
    s.generator = ((seed * 2654435761) & 0xFFFFFFFF) ^ 0x9E3779B9
    if s.generator == 0:
        s.generator = 0x9E3779B9
    for _ in range(8):
        s.generator = scrambled(s.generator)


def is_unseen(s: State, b: Board, deck: int, card: int) -> bool:
    """Tell whether *card* may be any of the unseen cards of its pack."""
    if card < 0 or card >= b.deck_size[deck]:
        return False
    if b.draws_any[deck]:
        return True
    return not holds(seen_cards(s, b, deck), card)


def seen_cards(s: State, b: Board, deck: int) -> int:
    """Return the set of cards of a pack that are known: lying in it, kept, or being obeyed."""
    base = deck * CARDS
    seen = 0
    for at in range(s.deck_count[deck]):
        if s.deck[base + at] != UNSEEN:
            seen = seen | bit(s.deck[base + at])
    for kept in range(b.kept_cards):
        if s.kept_by[kept] != NOBODY and is_of_deck(b.kept_card[kept], deck):
            seen = seen | bit(b.kept_card[kept] - base)
    for at in range(s.depth):
        if s.agenda_kind[at] == CARD_BACK_UNDER and is_of_deck(
            card_back_under_card_at(s, at), deck
        ):
            seen = seen | bit(card_back_under_card_at(s, at) - base)
    return seen


def is_of_deck(card: int, deck: int) -> bool:
    """Tell whether a card, numbered over all packs, is of this one."""
    return card >= deck * CARDS and card < (deck + 1) * CARDS


def draw_unseen_card(s: State, b: Board, deck: int) -> int:
    """Draw one of the unseen cards of a pack, each as likely as the other.

    The texts of an electronic unit are no pack: any may come, again and again (RE-242).
    """
    if b.draws_any[deck]:
        return draw_below(s, b.deck_size[deck])
    unseen = 0
    for at in range(s.deck_count[deck]):
        if s.deck[deck * CARDS + at] == UNSEEN:
            unseen += 1
    left = draw_below(s, unseen)
    seen = seen_cards(s, b, deck)
    for card in range(b.deck_size[deck]):
        if not holds(seen, card):
            if left == 0:
                return card
            left -= 1
    return NONE


def draw_free_deed(s: State, b: Board) -> int:
    """Draw one of the deeds that are still in the bank, each as likely as the other."""
    count = 0
    for place in range(b.places):
        if is_free_deed(s, b, place):
            count += 1
    left = draw_below(s, count)
    for place in range(b.places):
        if is_free_deed(s, b, place):
            if left == 0:
                return place
            left -= 1
    return NONE


def is_free_deed(s: State, b: Board, place: int) -> bool:
    """Tell whether nobody owns or has paid for *place*, and no estate is to auction it."""
    unowned = s.owner[place] == NOBODY and s.promised[place] == NOBODY
    return b.group[place] != NONE and unowned and s.for_sale[place] == 0
