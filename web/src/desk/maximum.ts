/** Maximum bids: the lowest raise that puts a seat in front, up to a sum that was named for it. */

import type { BidOrLeavePrompt, Range } from '../wire/types';

/** What a seat would have bid for it: up to so much, for one lot. */
export interface Maximum {
  lot: string;
  most: number;
}

/** Return what to bid for a seat now; null while it leads, and once its maximum does not suffice. */
export function nextBid(
  seat: number,
  { lot, most }: Maximum,
  prompt: Pick<BidOrLeavePrompt, 'lot' | 'bidder'>,
  range: Range | undefined,
): number | null {
  if (!range || prompt.lot !== lot || prompt.bidder === seat) return null;
  return range.low <= Math.min(most, range.high) ? range.low : null;
}

/** Tell whether others have bid what was the most, so that no more is bid for a seat. */
export function isReached(
  seat: number,
  { most }: Maximum,
  prompt: Pick<BidOrLeavePrompt, 'bidder' | 'lowest'>,
): boolean {
  return prompt.bidder !== seat && prompt.lowest > most;
}
