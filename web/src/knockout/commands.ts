/** Commands of keys at the Knockout table: what each does to the slide, the choice or the count. */

import type { KeyCommand } from '../core/keys';
import { nextShown, type RoundCount } from './counting';
import { answersTo, CONTROLS, KEYS, type Ask, type Do } from './orders';

/** Return the order that a key gives when something is asked; Enter never slides nor picks a space. */
export function orderOfKey(ask: Ask, command: KeyCommand): Do | undefined {
  const answers = answersTo(ask);
  if (command !== 'main') return answers.find((order) => KEYS[order] === command);
  const [usual] = answers;
  return usual && CONTROLS[usual] === 'button' ? usual : undefined;
}

/** Return how many steps of a count a key leaves shown; null to leave it, undefined for no such key. */
export function shownAfter(count: RoundCount, shown: number, command: KeyCommand): number | null | undefined {
  const all = count.steps.length + 1;
  if (command === 'back') return all;
  if (command === 'replay') return nextShown(count, 0);
  if (command !== 'main') return undefined;
  return shown >= all ? null : nextShown(count, shown);
}
