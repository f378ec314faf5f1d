/** Ways: by which control each order is given. */

import type { Do } from '../desk/hand.svelte';
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

/** Orders that take more than a button. */
export const FLOWS: Partial<Record<Do, Control>> = {
  Claim: 'claims',
  Build: 'estate',
  Sell: 'estate',
  SellGroup: 'estate',
  Mortgage: 'estate',
  Lift: 'estate',
  Offer: 'trade',
  Counter: 'trade',
  Bid: 'bids',
  Withdraw: 'withdrawal',
  PayInKind: 'settlement',
  Wish: 'wish',
  Place: 'lots',
  ChooseZone: 'zones',
  ForceDeal: 'swap',
  ChooseToken: 'tokens',
  TakeDeeds: 'deeds',
  Jump: 'spaces',
  Shift: 'spaces',
  Steal: 'deeds',
  WipeOut: 'players',
};

/** Return the control that gives an order. */
export function controlOf(order: Do): Control {
  return FLOWS[order] ?? 'button';
}

/** Orders that cannot be taken back and ask once more in their place. */
export const GRAVE: ReadonlySet<Do> = new Set<Do>(['GiveUp', 'Concede', 'WipeOut']);

/** Orders of the turn that stay in sight while something else must be decided first. */
export const STANDING: readonly Do[] = ['Roll', 'EndTurn'];
