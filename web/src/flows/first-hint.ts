/** First hints: which questions of the dice games have one. */

import type { Hint } from '../core/hints.svelte';
import type { Ask } from '../desk/questions';

const BY_ASK: Partial<Record<Ask, Hint>> = {
  ThrowDice: 'throw',
  BuyOrAuction: 'buy',
  BidOrLeave: 'auction',
};

interface Question {
  ask: Ask;
  seats: readonly number[];
  /** The space that it is about. */
  place?: string;
}

/** Return the hint for a question that is asked of a seat of this device; that of buying speaks of *streets*.

Beside a real box (*isTold*) the room above a question is for what the hands have to do. */
export function hintFor(
  prompt: Question | null,
  mine: readonly number[],
  streets: readonly string[],
  isTold: boolean,
): Hint | null {
  if (isTold || !prompt?.seats.some((seat) => mine.includes(seat))) return null;
  const hint = BY_ASK[prompt.ask] ?? null;
  return hint === 'buy' && !streets.includes(prompt.place ?? '') ? null : hint;
}
