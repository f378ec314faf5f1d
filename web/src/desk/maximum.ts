/**
 * Maximum bids: raises that put a seat in front, up to a sum that was named for it.
 *
 * The first ones are the lowest that count. Two maxima would then go on against each other by the smallest step for
 * minutes, so each further raise is bolder: by one tenth of the bid to beat, by two, up to half of it. What is added
 * depends on that bid alone, lest it tell others what the maximum is.
 */

import type { BidOrLeavePrompt, Range } from '../wire/types';

/** What a seat would have bid for it: up to so much, for one lot. */
export interface Maximum {
  lot: string;
  most: number;
}

/** So many bids for a maximum are the lowest that count. */
const LOW = 2;
/** The boldest raise, in tenths of the bid to beat. */
const BOLDEST = 5;

/** Return what to bid for a seat now; null while it leads, and once its maximum does not suffice. */
export function nextBid(
  seat: number,
  { lot, most }: Maximum,
  prompt: Pick<BidOrLeavePrompt, 'lot' | 'bidder' | 'highest'>,
  range: Range | undefined,
  /** How many bids have been made for it. */
  made = 0,
): number | null {
  if (!range || prompt.lot !== lot || prompt.bidder === seat) return null;
  const limit = Math.min(most, range.high);
  if (range.low > limit) return null;
  const tenths = Math.min(BOLDEST, Math.max(0, made - LOW + 1));
  const bold = Math.ceil((prompt.highest * (10 + tenths)) / 10 / range.step) * range.step;
  return Math.max(range.low, Math.min(bold, limit - (limit % range.step)));
}

/** Tell whether others have bid what was the most, so that no more is bid for a seat. */
export function isReached(
  seat: number,
  { most }: Maximum,
  prompt: Pick<BidOrLeavePrompt, 'bidder' | 'lowest'>,
): boolean {
  return prompt.bidder !== seat && prompt.lowest > most;
}
