/** Ways: by which control each order is given, and in which order the answers to a question stand. */

import type { Do } from '../desk/hand.svelte';
import { DICE_ANSWERS } from '../wire/answers';
import type { DicePrompt } from '../wire/types';

export type Ask = DicePrompt['ask'];

/** The control that gives an order: a button, or the flow that asks for the rest of it. */
export type Control =
  | 'button'
  | 'bids'
  | 'claims'
  | 'estate'
  | 'trade'
  | 'withdrawal'
  | 'settlement'
  | 'wish'
  | 'lots'
  | 'zones'
  | 'swap'
  | 'tokens'
  | 'spaces'
  | 'players'
  | 'deeds';

/** As they stand on the screen: the usual one first. */
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
  UseCard: 'button',
  PayFine: 'button',
  Buy: 'button',
  Decline: 'button',
  Bid: 'bids',
  Leave: 'button',
  Accept: 'button',
  Refuse: 'button',
  Withdraw: 'withdrawal',
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
  TakeDeeds: 'deeds',
  TakeCash: 'button',
  Jump: 'spaces',
  Shift: 'spaces',
  Steal: 'deeds',
  WipeOut: 'players',
  SkipPower: 'button',
};

/** Orders that cannot be taken back and ask once more in their place. */
export const GRAVE: ReadonlySet<Do> = new Set<Do>(['GiveUp', 'Concede', 'WipeOut']);

/** Orders of the turn that stay in sight while something else must be decided first. */
export const STANDING: readonly Do[] = ['Roll', 'EndTurn'];

const SHOWN = Object.keys(CONTROLS) as Do[];

/** Return the orders that answer a question, as they stand on the screen. */
export function answersTo(ask: Ask): Do[] {
  return SHOWN.filter((order) => DICE_ANSWERS[ask].includes(order));
}
