"""Packs of cards, as a position states them: known cards, unknown ones, and who keeps one."""

from passgo.fields import Meaning
from passgo.game.codecs import inside
from passgo.game.ids import Lexicon, PositionError
from passgo.game.position_shape import PositionPart
from passgo.game.position_writing import REST_UNKNOWN, UNKNOWN
from passgo.rules.board import Board
from passgo.rules.invariants import cards_being_obeyed
from passgo.rules.limits import CARDS, NOBODY
from passgo.rules.state import UNSEEN, State


def read_decks(part: PositionPart, s: State, board: Board, lexicon: Lexicon) -> None:
    """Lay the packs; one that is left out lies unknown."""
    for name in part.decks:
        inside(name, Meaning.DECK, f"decks.{name[:60]}", lexicon)
    for deck, name in enumerate(lexicon.decks):
        cards = part.decks.get(name, [REST_UNKNOWN])
        _read_deck(cards, s, board, deck, lexicon)


def _read_deck(cards: list[str], s: State, board: Board, deck: int, lexicon: Lexicon) -> None:
    path = f"decks.{lexicon.decks[deck]}"
    size = _cards_in(s, board, deck)
    numbers: list[int] = []
    for at, name in enumerate(cards):
        if name == REST_UNKNOWN:
            numbers += [UNSEEN] * max(0, size - len(cards) + 1)
        else:
            numbers.append(_card(name, deck, f"{path}[{at}]", lexicon))
    if len(numbers) != size or cards.count(REST_UNKNOWN) > 1:
        raise PositionError(path, f"must hold {size} cards, not {len(numbers)}")
    _check_known(numbers, s, board, deck, path, lexicon)
    s.deck_count[deck] = size
    s.deck[deck * CARDS : deck * CARDS + size] = numbers


def _cards_in(s: State, board: Board, deck: int) -> int:
    """Return how many cards the pack must hold: all but those kept or being obeyed."""
    kept = [at for at in range(board.kept_cards) if s.kept_by[at] != NOBODY]
    away = sum(1 for at in kept if board.kept_card[at] // CARDS == deck)
    return board.deck_size[deck] - away - cards_being_obeyed(s, deck)


def _card(name: str, deck: int, path: str, lexicon: Lexicon) -> int:
    if name == UNKNOWN:
        return UNSEEN
    number = inside(name, Meaning.CARD, path, lexicon)
    if number // CARDS != deck:
        raise PositionError(path, f"{name} belongs to another pack")
    return number % CARDS


def _check_known(
    numbers: list[int], s: State, board: Board, deck: int, path: str, lexicon: Lexicon
) -> None:
    kept = [at for at in range(board.kept_cards) if s.kept_by[at] != NOBODY]
    elsewhere = {board.kept_card[at] for at in kept}
    seen: set[int] = set()
    for at, card in enumerate(numbers):
        if card != UNSEEN and (card in seen or deck * CARDS + card in elsewhere):
            name = lexicon.card_name(deck, card)
            raise PositionError(f"{path}[{at}]", f"{name} is already somewhere else")
        seen.add(card)
