/** The dice pad: what a tap on a face makes of those before it. */

import type { Told } from '../wire/types';

export interface Pressed {
  /** The first of two dice, as long as the second is missing. */
  left: number | null;
  told: Told | null;
}

/** Return what a tap brings: the first die is kept, the second is told with it, a single one at once. */
export function pressOn(first: number | null, face: number, isOne: boolean): Pressed {
  if (isOne) return { left: null, told: { do: 'DieFalls', number: face } };
  if (first === null) return { left: face, told: null };
  return { left: null, told: { do: 'DiceFall', first, second: face } };
}
