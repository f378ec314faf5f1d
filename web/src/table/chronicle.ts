/** The chronicle: what an event is about, so that the log can be searched and pointed at. */

import type { DiceEvent, GameEvent } from '../wire/types';

export type Topic = 'moves' | 'money' | 'property' | 'auctions' | 'deals' | 'luck' | 'game';
export const TOPICS: readonly Topic[] = ['moves', 'money', 'property', 'auctions', 'deals', 'luck', 'game'];

const OF_DICE: Record<DiceEvent['event'], Topic> = {
  GameStarted: 'game',
  DeedDealt: 'property',
  OpeningThrown: 'luck',
  OpeningTied: 'game',
  OpeningWon: 'game',
  TurnBegan: 'game',
  TurnEnded: 'game',
  Rolled: 'luck',
  Moved: 'moves',
  Stopped: 'moves',
  Paid: 'money',
  Bought: 'property',
  Declined: 'property',
  AuctionOpened: 'auctions',
  BidMade: 'auctions',
  AuctionLeft: 'auctions',
  AuctionWon: 'auctions',
  Unsold: 'auctions',
  RentOpened: 'money',
  RentClaimed: 'money',
  RentLapsed: 'money',
  RentVoided: 'money',
  RentThrown: 'luck',
  Arrested: 'moves',
  JailThrowFailed: 'luck',
  Freed: 'moves',
  CardDrawn: 'luck',
  CardKept: 'luck',
  CardReturned: 'luck',
  Built: 'property',
  BuildingSold: 'property',
  HotelExchanged: 'property',
  WishesOpened: 'property',
  Wished: 'property',
  BuildingsAuctioned: 'auctions',
  BidReturned: 'auctions',
  GrantLapsed: 'property',
  Mortgaged: 'property',
  MortgageLifted: 'property',
  MortgageKept: 'property',
  Offered: 'deals',
  SettlementOffered: 'deals',
  Countered: 'deals',
  OfferAccepted: 'deals',
  OfferRefused: 'deals',
  OfferWithdrawn: 'deals',
  DeedMoved: 'property',
  KeptCardMoved: 'deals',
  DebtOpened: 'money',
  DebtReduced: 'money',
  WentBankrupt: 'game',
  Conceded: 'game',
  EstateOpened: 'auctions',
  TimeCame: 'game',
  GameEnded: 'game',
  TextCame: 'luck',
  TextMissed: 'luck',
  ZoneChosen: 'luck',
  WentOn: 'moves',
  DealForced: 'deals',
  ClockStopped: 'auctions',
  TimeRanOut: 'auctions',
  TokenChosen: 'game',
  PowerOpened: 'luck',
  PowerSkipped: 'luck',
  PowerThrown: 'luck',
  ExtraTurnWon: 'game',
  DeedsTaken: 'property',
  TokenSent: 'moves',
  DeedsStolen: 'property',
  WipedOut: 'game',
};

/** Said again by another event of the same step, so that the log shows it more quietly. */
const QUIET = new Set<string>(['TurnEnded', 'Stopped', 'CardReturned', 'RentOpened']);

/** Return what an event is about. */
export function topicOf(event: GameEvent): Topic {
  return OF_DICE[event.event as DiceEvent['event']] ?? 'game';
}

/** Tell whether an event only repeats what another one says. */
export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.event);
}

const SEATS = ['seat', 'other', 'owner', 'debtor', 'payer', 'receiver', 'creditor', 'giver', 'taker', 'side'];

/** Tell whether a seat has to do with an event. */
export function concerns(event: GameEvent, seat: number): boolean {
  const facts = event as unknown as Record<string, unknown>;
  return SEATS.some((name) => facts[name] === seat);
}

const PLACES = ['place', 'at', 'lot', 'taken'];

/** Return the space of the board that an event points at, among those there are. */
export function spaceOf(event: GameEvent, spaces: ReadonlySet<string>): string | null {
  const facts = event as unknown as Record<string, unknown>;
  const found = PLACES.map((name) => facts[name]).find((id) => typeof id === 'string' && spaces.has(id));
  return (found as string | undefined) ?? null;
}
