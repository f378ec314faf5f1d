/** Ways: by which control each order is given. */

import type { Do } from '../desk/hand.svelte';
import { DICE_CHOICES, type ToChoose } from '../wire/answers';

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

/** The control for what there is to choose of an order. */
const CONTROLS: Record<ToChoose, Control> = {
  nothing: 'button',
  'kept card': 'button',
  'own place': 'estate',
  claim: 'claims',
  deal: 'trade',
  bid: 'bids',
  number: 'wish',
  settlement: 'settlement',
  zone: 'zones',
  swap: 'swap',
  token: 'tokens',
  'free deeds': 'deeds',
  'deeds of others': 'deeds',
  space: 'spaces',
  'space for another': 'spaces',
  'another player': 'players',
};

/** Orders that have a control of their own. */
const APART: Partial<Record<Do, Control>> = { Place: 'lots', Withdraw: 'withdrawal' };

/** Return the control that gives an order. */
export function controlOf(order: Do): Control {
  return APART[order] ?? CONTROLS[DICE_CHOICES[order]];
}

/** Orders that cannot be taken back and ask once more in their place. */
export const GRAVE: ReadonlySet<Do> = new Set<Do>(['GiveUp', 'Concede', 'WipeOut']);

/** Orders of the turn that stay in sight while something else must be decided first. */
export const STANDING: readonly Do[] = ['Roll', 'EndTurn'];
