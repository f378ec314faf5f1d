import { describe, expect, it } from 'vitest';
import { isReached, nextBid } from './maximum';

const MOST = { lot: 'foch', most: 150 };
const asked = (bidder: number | undefined, lot = 'foch', highest = 120) => ({
  lot,
  highest,
  ...(bidder === undefined ? {} : { bidder }),
});

/** Let two maxima bid against each other from a sum; return their bids. */
function duel(from: number, mosts: [number, number], step = 1): number[] {
  const bids: number[] = [];
  for (let seat = 0; ; seat = 1 - seat) {
    const highest = bids.at(-1) ?? from;
    const prompt = asked(bids.length || from ? 1 - seat : undefined, 'foch', highest);
    const range = { low: highest + step, high: 1500 * step, step };
    const amount = nextBid(seat, { lot: 'foch', most: mosts[seat] ?? 0 }, prompt, range, Math.floor(bids.length / 2));
    if (amount === null) return bids;
    bids.push(amount);
  }
}

describe('a maximum bid', () => {
  it('is the lowest raise as long as that is no more than the maximum', () => {
    expect(nextBid(0, MOST, asked(undefined, 'foch', 0), { low: 1, high: 900, step: 1 })).toBe(1);
    expect(nextBid(0, MOST, asked(1), { low: 121, high: 900, step: 1 })).toBe(121);
    expect(nextBid(0, MOST, asked(1), { low: 150, high: 900, step: 1 })).toBe(150);
    expect(nextBid(0, MOST, asked(1), { low: 151, high: 900, step: 1 })).toBeNull();
  });

  it('raises by more when it has been raised before: against another maximum the auction is short', () => {
    expect(duel(60, [480, 470]).length).toBeLessThanOrEqual(15);
    expect(duel(0, [480, 470]).length).toBeLessThanOrEqual(20);
    expect(duel(60, [480, 470]).at(-1)).toBeLessThanOrEqual(480);
    const beaten = duel(60, [1000, 200]);
    expect(beaten.at(-1)).toBeLessThanOrEqual(300);
    expect(beaten.length % 2).toBe(1);
  });

  it('raises by whole steps, never above the maximum nor what is in hand', () => {
    expect(duel(600_000, [4_800_000, 4_700_000], 10_000).every((bid) => bid % 10_000 === 0)).toBe(true);
    expect(nextBid(0, MOST, asked(1, 'foch', 140), { low: 141, high: 900, step: 1 }, 4)).toBe(150);
    expect(nextBid(0, MOST, asked(1, 'foch', 100), { low: 101, high: 108, step: 1 }, 4)).toBe(108);
    expect(nextBid(0, { lot: 'foch', most: 155 }, asked(1, 'foch', 140), { low: 150, high: 900, step: 10 }, 4)).toBe(
      150,
    );
  });

  it('never raises the seat’s own bid', () => {
    expect(nextBid(0, MOST, asked(0), { low: 121, high: 900, step: 1 })).toBeNull();
  });

  it('bids no more than there is in hand, and nothing where no bid counts', () => {
    expect(nextBid(0, MOST, asked(1), { low: 121, high: 120, step: 1 })).toBeNull();
    expect(nextBid(0, MOST, asked(1), undefined)).toBeNull();
  });

  it('is for its lot only', () => {
    expect(nextBid(0, MOST, asked(1, 'paix'), { low: 10, high: 900, step: 1 })).toBeNull();
  });

  it('is reached when others lead and the next bid is more', () => {
    expect(isReached(0, MOST, { bidder: 1, lowest: 151 })).toBe(true);
    expect(isReached(0, MOST, { bidder: 1, lowest: 150 })).toBe(false);
    expect(isReached(0, MOST, { bidder: 0, lowest: 151 })).toBe(false);
  });
});
