/** Ways: which orders answer a question, and by which control each order is given. */

import type { DiceOrder, DicePrompt } from '../wire/types';

export type Ask = DicePrompt['ask'];
export type Do = DiceOrder['do'];

/** The orders that answer each question, the usual one first. */
export const ANSWERS: Record<Ask, readonly Do[]> = {
  ThrowToStart: ['Roll'],
  ThrowDice: ['Roll', 'UseCard', 'PayFine'],
  ThrowAgain: ['Roll'],
  EndTurnOrGoOn: ['EndTurn'],
  BuyOrAuction: ['Buy', 'Decline'],
  BidOrLeave: ['Bid', 'Leave', 'StopTimer'],
  PayDebt: ['PayInKind', 'GiveUp'],
  AnswerOffer: ['Accept', 'Counter', 'Refuse'],
  LiftOrKeep: ['PayOff', 'Keep'],
  NameWish: ['Wish'],
  PlaceBuilding: ['Place'],
  PayOrDraw: ['PayCard', 'DrawCard'],
  PayFineOrStay: ['PayFine', 'Stay'],
  ChooseZoneOrGoOn: ['ChooseZone', 'GoOn', 'ForceDeal'],
  ReadTheText: ['ReadText'],
  ChooseYourToken: ['ChooseToken'],
  UseOrSkipPower: ['UsePower', 'SkipPower'],
  TakeBenefit: ['TakeDeeds', 'TakeCash', 'Jump', 'Shift', 'Steal', 'WipeOut', 'SkipPower'],
  AwaitClock: ['StopTimer'],
  AwaitLuck: [],
  GameOver: [],
};

/** The control that gives an order: a button, or the flow that asks for the rest of it. */
export type Control =
  | 'button'
  | 'bids'
  | 'claims'
  | 'estate'
  | 'trade'
  | 'settlement'
  | 'wish'
  | 'lots'
  | 'zones'
  | 'swap'
  | 'tokens'
  | 'spaces'
  | 'players'
  | 'deeds';

export const CONTROLS: Record<Do, Control> = {
  Claim: 'claims',
  Build: 'estate',
  Sell: 'estate',
  SellGroup: 'estate',
  Mortgage: 'estate',
  Lift: 'estate',
  Offer: 'trade',
  Counter: 'trade',
  Concede: 'button',
  Roll: 'button',
  EndTurn: 'button',
  PayFine: 'button',
  UseCard: 'button',
  Buy: 'button',
  Decline: 'button',
  Bid: 'bids',
  Leave: 'button',
  Accept: 'button',
  Refuse: 'button',
  Withdraw: 'button',
  PayInKind: 'settlement',
  GiveUp: 'button',
  PayOff: 'button',
  Keep: 'button',
  Wish: 'wish',
  Place: 'lots',
  PayCard: 'button',
  DrawCard: 'button',
  Stay: 'button',
  ChooseZone: 'zones',
  GoOn: 'button',
  ForceDeal: 'swap',
  StopTimer: 'button',
  ReadText: 'button',
  ChooseToken: 'tokens',
  UsePower: 'button',
  SkipPower: 'button',
  TakeDeeds: 'deeds',
  TakeCash: 'button',
  Jump: 'spaces',
  Shift: 'spaces',
  Steal: 'deeds',
  WipeOut: 'players',
};

/** What a seat may do beside the question, whenever the server says so. */
export const FREE: readonly Do[] = [
  'Claim',
  'Build',
  'Sell',
  'SellGroup',
  'Mortgage',
  'Lift',
  'Offer',
  'Withdraw',
  'Concede',
];

/** Orders that cannot be taken back and ask once more in their place. */
export const GRAVE: ReadonlySet<Do> = new Set<Do>(['GiveUp', 'Concede', 'WipeOut']);

/** Orders of the turn that stay in sight while something else must be decided first. */
export const STANDING: readonly Do[] = ['Roll', 'EndTurn'];

/** Return the number of the question that an order answers; free acts answer none. */
export function questionOf(order: Do, ask: Ask, id: number): number | null {
  return ANSWERS[ask].includes(order) ? id : null;
}
