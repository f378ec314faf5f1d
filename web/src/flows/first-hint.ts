/** First hints: which questions of the dice games have one. */

import type { Hint } from '../core/hints.svelte';
import type { Ask } from './ways';

const BY_ASK: Partial<Record<Ask, Hint>> = {
  ThrowToStart: 'throw',
  ThrowDice: 'throw',
  BuyOrAuction: 'buy',
  BidOrLeave: 'auction',
};

/** Return the hint for a question that is asked of a seat of this device. */
export function hintFor(prompt: { ask: Ask; seats: readonly number[] } | null, mine: readonly number[]): Hint | null {
  return (prompt?.seats.some((seat) => mine.includes(seat)) && BY_ASK[prompt.ask]) || null;
}
