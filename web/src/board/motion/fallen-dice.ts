/** How dice and cards lie beside a question: as they came, or not at all; nothing lies there before a new throw. */

import type { Origin } from './shown.svelte';
import type { DicePrompt } from '../../wire/types';

export type Lie = 'fallen' | 'away';

/** Where a question stands: in which turn, whether it is the reader's, and whether things still move. */
export interface Moment {
  turn: number;
  isMine: boolean;
  isBusy: boolean;
}

/** Questions that are answered with a throw which nothing has led to. */
const NEW = new Set<DicePrompt['ask']>(['ThrowToStart', 'ThrowDice']);

/** Tell whether a question waits for a new throw. */
export function isBeforeThrow(prompt: DicePrompt | null): boolean {
  return prompt !== null && prompt.seats.length > 0 && NEW.has(prompt.ask);
}

/** Tell whether a throw or a card may have led to a question: it came to who is asked, in the same turn. */
export function isIts(prompt: DicePrompt | null, { seat, turn }: Origin, moment: Moment): boolean {
  // Those of an earlier turn have been seen to their end.
  if (turn < moment.turn) return false;
  if (!prompt || prompt.seats.length === 0) return true;
  if (moment.isBusy && !moment.isMine) return true;
  return seat !== null && prompt.seats.includes(seat) && turn === moment.turn && !NEW.has(prompt.ask);
}

/** Return how dice lie beside a question; what others throw is seen to its end unless the reader is asked. */
export function lieOf(prompt: DicePrompt | null, dice: Origin, moment: Moment): Lie {
  return isIts(prompt, dice, moment) ? 'fallen' : 'away';
}
