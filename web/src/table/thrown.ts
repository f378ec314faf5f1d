/** How the dice lie beside a question: as they fell, blank before a new throw, or not at all. */

import type { DicePrompt } from '../wire/types';

export type Lie = 'fallen' | 'blank' | 'away';

/** Questions that are answered with a throw which nothing has led to. */
const NEW = new Set<DicePrompt['ask']>(['ThrowToStart', 'ThrowDice']);

/** Return how the dice of a thrower lie beside a question; without a thrower, on the board. */
export function lieOf(prompt: DicePrompt | null, thrower: number | null): Lie {
  if (!prompt || prompt.seats.length === 0) return 'fallen';
  if (NEW.has(prompt.ask)) return 'blank';
  return thrower === null || prompt.seats.includes(thrower) ? 'fallen' : 'away';
}

/** Return dice before they are thrown. */
export function blank(dice: readonly number[]): number[] {
  return dice.map(() => 0);
}
