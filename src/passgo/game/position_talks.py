"""Claims, the offer on the table and promises, as a position states them."""

from passgo.fields import Meaning
from passgo.game.codecs import inside
from passgo.game.ids import Lexicon, PositionError
from passgo.game.position_fields import read_plain
from passgo.game.position_shape import ClaimPart, OfferPart, PositionPart, PromisedPart
from passgo.rules.actions import ASKED, GIVEN
from passgo.rules.board import Board
from passgo.rules.limits import CLAIMS, NOBODY
from passgo.rules.state import PLAYING, State


def read_claims(part: PositionPart, s: State, board: Board, lexicon: Lexicon) -> None:
    """Open the claims in their order, and the counts of all claims so far."""
    if len(part.claims) >= CLAIMS:
        raise PositionError("claims", f"{len(part.claims)} are more than a game can have")
    for at, claim in enumerate(part.claims):
        _read_claim(claim, s, board, at, lexicon)
    s.claims = len(part.claims)
    s.claim_serial = max(s.claim_id[: s.claims], default=0)
    s.claim_order = max(s.claim_made[: s.claims], default=0)
    if part.claims_so_far is not None:
        so_far = part.claims_so_far
        if so_far.opened < s.claim_serial or so_far.made < s.claim_order:
            raise PositionError("claims_so_far", "counts fewer claims than are open")
        read_plain(so_far, s, "claims_so_far.", lexicon)


def _read_claim(claim: ClaimPart, s: State, board: Board, at: int, lexicon: Lexicon) -> None:
    path = f"claims[{at}]"
    last = max(s.claim_id[:at], default=0)
    number = last + 1 if claim.id is None else claim.id
    left = board.rent_window if claim.left is None else claim.left
    if number <= last:
        raise PositionError(f"{path}.id", "claims are numbered upwards from 1")
    if claim.made and claim.made in s.claim_made[:at]:
        raise PositionError(f"{path}.made", "two claims were made at the same time")
    if not 1 <= left <= max(1, board.rent_window):
        raise PositionError(f"{path}.left", f"must be 1 to {max(1, board.rent_window)}")
    if claim.owner == claim.debtor:
        raise PositionError(f"{path}.debtor", "nobody owes rent to oneself")
    s.claim_id[at], s.claim_left[at] = number, left
    read_plain(claim, s, f"{path}.", lexicon, at)
    playing(s, claim.owner, f"{path}.owner", lexicon)
    playing(s, claim.debtor, f"{path}.debtor", lexicon)


def playing(s: State, seat: int, path: str, lexicon: Lexicon) -> int:
    """Return a seat whose player is still in the game."""
    if s.status[inside(seat, Meaning.SEAT, path, lexicon)] != PLAYING:
        raise PositionError(path, f"seat {seat} is out of the game")
    return seat


def read_offer(part: PositionPart, s: State, lexicon: Lexicon) -> None:
    """Lay the offer on the table, if there is one."""
    offer = part.offer
    if offer is None:
        return
    read_plain(offer, s, "offer.", lexicon)
    playing(s, offer.maker, "offer.from", lexicon)
    playing(s, offer.taker, "offer.to", lexicon)
    if offer.maker == offer.taker:
        raise PositionError("offer.to", "nobody makes an offer to oneself")
    if offer.give_cash and offer.ask_cash:
        raise PositionError("offer", "cash goes one way only")
    _read_goods(offer, s, lexicon)


def _read_goods(offer: OfferPart, s: State, lexicon: Lexicon) -> None:
    sides = (
        ("give", offer.give, offer.give_cards, GIVEN, s.offer_from),
        ("ask", offer.ask, offer.ask_cards, ASKED, s.offer_to),
    )
    for key, deeds, cards, side, holder in sides:
        for at, name in enumerate(deeds):
            path = f"offer.{key}[{at}]"
            place = inside(name, Meaning.DEED, path, lexicon)
            _check_held(s.owner[place] == holder and not s.offer_deeds[place], holder, path)
            s.offer_deeds[place] = side
        for at, name in enumerate(cards):
            path = f"offer.{key}_cards[{at}]"
            kept = inside(name, Meaning.KEPT_CARD, path, lexicon)
            _check_held(s.kept_by[kept] == holder and not s.offer_cards[kept], holder, path)
            s.offer_cards[kept] = side


def _check_held(held: bool, holder: int, path: str) -> None:
    if not held:
        raise PositionError(path, f"seat {holder} does not hold it, or it is named twice")


def read_promises(part: PositionPart, s: State, lexicon: Lexicon) -> None:
    """Mark what is about to be handed over, and what the bank still has to auction."""
    promised = part.promised or PromisedPart()
    for name, taker in promised.deeds.items():
        path = f"promised.deeds.{name[:60]}"
        place = inside(name, Meaning.DEED, path, lexicon)
        if s.owner[place] == taker:
            raise PositionError(path, "only what somebody else holds can be promised")
        s.promised[place] = playing(s, taker, path, lexicon)
    for name, taker in promised.cards.items():
        path = f"promised.cards.{name[:60]}"
        kept = inside(name, Meaning.KEPT_CARD, path, lexicon)
        if s.kept_by[kept] in (NOBODY, taker):
            raise PositionError(path, "only a card that another player keeps can be promised")
        s.promised_card[kept] = playing(s, taker, path, lexicon)
    for at, name in enumerate(part.for_sale):
        place = inside(name, Meaning.DEED, f"for_sale[{at}]", lexicon)
        if s.owner[place] != NOBODY or s.for_sale[place]:
            raise PositionError(f"for_sale[{at}]", f"{name} has an owner or is named twice")
        s.for_sale[place] = 1
