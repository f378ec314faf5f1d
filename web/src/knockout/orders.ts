/** Orders: how each order of the sliding game is given, and how it is made. */

import type { IconName } from '../look/art';
import type { KeyCommand } from '../core/keys';
import { SLIDING_ANSWERS } from '../wire/answers';
import type { SlidingOption, SlidingOrder, SlidingPrompt } from '../wire/types';

export type Ask = SlidingPrompt['ask'];
export type Do = SlidingOrder['do'];

/** What gives an order: the aim, a button for each token, or a button for each space. */
export type Control = 'aim' | 'button' | 'spaces';

/** As they stand on the screen: the usual one first. */
export const CONTROLS: Record<Do, Control> = {
  slide: 'aim',
  'pay-jail': 'button',
  'wait-in-jail': 'button',
  'take-second-chance': 'button',
  'decline-second-chance': 'button',
  'move-from-railroad': 'spaces',
  'stay-on-railroad': 'button',
  'double-property': 'spaces',
};

export const ICONS: Record<Do, IconName> = {
  slide: 'play',
  'pay-jail': 'key',
  'wait-in-jail': 'jail',
  'take-second-chance': 'undo',
  'decline-second-chance': 'x',
  'move-from-railroad': 'station',
  'stay-on-railroad': 'pause',
  'double-property': 'house',
};

export const KEYS: Partial<Record<Do, KeyCommand>> = { slide: 'roll', 'pay-jail': 'jail' };

const SHOWN = Object.keys(CONTROLS) as Do[];

/** Return the orders that answer a question, as they stand on the screen; nature answers some itself. */
export function answersTo(ask: Ask): Do[] {
  return SHOWN.filter((order) => SLIDING_ANSWERS[ask].includes(order));
}

/** The orders that stay in sight, with the reason, while something else is asked. */
export const STANDING: readonly Do[] = ['pay-jail'];

/** Return the order for a seat, a token and a space, as far as its kind takes them. */
export function orderOf(what: Do, seat: number, token: number, space: number): SlidingOrder | null {
  switch (what) {
    case 'pay-jail':
    case 'wait-in-jail':
    case 'stay-on-railroad':
      return { do: what, seat, token };
    case 'take-second-chance':
    case 'decline-second-chance':
      return { do: what, seat };
    case 'move-from-railroad':
      return { do: what, seat, token, space };
    case 'double-property':
      return { do: what, seat, space };
    case 'slide':
      return null;
  }
}

/** Return the closed options that are worth showing beside a question: those of a slide. */
export function refusedBeside(ask: Ask, options: readonly SlidingOption[]): SlidingOption[] {
  if (ask !== 'slide-which') return [];
  return options.filter(({ action, open }) => !open && STANDING.includes(action));
}
