/** Keys at the Knockout table: arrows turn and strengthen the aim, A and D move it along the line. */

import type { KeyCommand, Press } from '../core/keys';
import type { Field } from './aiming';

export interface Nudge {
  field: Field;
  presses: 1 | -1;
  isLarge: boolean;
}

/** The other keys of this table, in the order of the help. */
export const HELPED: readonly KeyCommand[] = [
  'roll',
  'main',
  'jail',
  'replay',
  'log',
  'chat',
  'emote',
  'mute',
  'back',
  'help',
];

/** Nudges by key. */
export const NUDGES: Readonly<Record<string, [Field, 1 | -1]>> = {
  arrowleft: ['direction', -1],
  arrowright: ['direction', 1],
  arrowup: ['power', 1],
  arrowdown: ['power', -1],
  a: ['start', -1],
  d: ['start', 1],
};

/** Return what a press does to the aim; held keys go on, letters may be switched off. */
export function nudgeOf(press: Press & { shiftKey: boolean }, letters: boolean): Nudge | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.toLowerCase();
  const found = key.length > 1 || letters ? NUDGES[key] : undefined;
  return found ? { field: found[0], presses: found[1], isLarge: press.shiftKey } : null;
}
