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
  Slide: 'aim',
  PayJail: 'button',
  WaitInJail: 'button',
  TakeSecondChance: 'button',
  DeclineSecondChance: 'button',
  MoveFromRailroad: 'spaces',
  StayOnRailroad: 'button',
  DoubleProperty: 'spaces',
};

export const ICONS: Record<Do, IconName> = {
  Slide: 'play',
  PayJail: 'key',
  WaitInJail: 'jail',
  TakeSecondChance: 'undo',
  DeclineSecondChance: 'x',
  MoveFromRailroad: 'station',
  StayOnRailroad: 'pause',
  DoubleProperty: 'house',
};

export const KEYS: Partial<Record<Do, KeyCommand>> = { Slide: 'roll', PayJail: 'jail' };

/** Return the keys of an order, the usual one on the screen or another. */
export function keysOf(order: Do, isMain = false): KeyCommand[] {
  const key = KEYS[order] ?? (isMain ? 'main' : null);
  return key ? [key] : [];
}

const SHOWN = Object.keys(CONTROLS) as Do[];

/** Return the orders that answer a question, as they stand on the screen; nature answers some itself. */
export function answersTo(ask: Ask): Do[] {
  return SHOWN.filter((order) => SLIDING_ANSWERS[ask].includes(order));
}

/** The orders that stay in sight, with the reason, while something else is asked. */
export const STANDING: readonly Do[] = ['PayJail'];

/** Return the order for a seat, a token and a space, as far as its kind takes them. */
export function orderOf(what: Do, seat: number, token: number, space: number): SlidingOrder | null {
  switch (what) {
    case 'PayJail':
    case 'WaitInJail':
    case 'StayOnRailroad':
      return { do: what, seat, token };
    case 'TakeSecondChance':
    case 'DeclineSecondChance':
      return { do: what, seat };
    case 'MoveFromRailroad':
      return { do: what, seat, token, space };
    case 'DoubleProperty':
      return { do: what, seat, space };
    case 'Slide':
      return null;
  }
}

/** Return the closed options that are worth showing beside a question: those of a slide. */
export function refusedBeside(ask: Ask, options: readonly SlidingOption[]): SlidingOption[] {
  if (ask !== 'SlideWhich') return [];
  return options.filter((option) => !option.open && STANDING.includes(option.do));
}
