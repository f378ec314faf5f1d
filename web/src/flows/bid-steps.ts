/** Bid steps: the amounts that are one press away in an auction, always absolute. */

import type { Range } from '../wire/types';

const ROUND = [1, 10, 50];

/** Return up to three amounts to bid: the least that counts, and two bolder ones. */
export function raises(range: Range, highest: number): number[] {
  const bids = ROUND.map((times) => {
    const wanted = Math.max(range.low, highest + times * range.step);
    return Math.min(range.high, wanted);
  });
  return [...new Set(bids)].filter((bid) => bid >= range.low);
}

export interface Bidding {
  seat: number;
  amount: number;
  hasLeft: boolean;
}

interface Told {
  event: string;
  lot?: string;
  seat?: number;
  amount?: number;
}

/** Return each bidder's last bid in the auction that runs, the highest first; the best is known anyway. */
export function biddings(
  events: readonly Told[],
  lot: string,
  still: readonly number[],
  best?: { seat: number; amount: number },
): Bidding[] {
  const opened = events.findLastIndex(({ event, lot: of }) => event === 'AuctionOpened' && of === lot);
  const last = new Map<number, Bidding>(still.map((seat) => [seat, { seat, amount: 0, hasLeft: false }]));
  for (const told of events.slice(opened + 1)) {
    if (told.seat === undefined) continue;
    const known = last.get(told.seat) ?? { seat: told.seat, amount: 0, hasLeft: false };
    if (told.event === 'BidMade') last.set(told.seat, { ...known, amount: told.amount ?? 0 });
    if (told.event === 'AuctionLeft') last.set(told.seat, { ...known, hasLeft: true });
  }
  if (best) last.set(best.seat, { ...best, hasLeft: false });
  return [...last.values()].sort((one, other) => other.amount - one.amount);
}
