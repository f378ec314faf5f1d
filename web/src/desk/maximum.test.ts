import { describe, expect, it } from 'vitest';
import { isReached, nextBid } from './maximum';

const MOST = { lot: 'foch', most: 150 };
const asked = (bidder: number | undefined, lot = 'foch') => ({ lot, ...(bidder === undefined ? {} : { bidder }) });

describe('a maximum bid', () => {
  it('is the lowest raise as long as that is no more than the maximum', () => {
    expect(nextBid(0, MOST, asked(undefined), { low: 1, high: 900, step: 1 })).toBe(1);
    expect(nextBid(0, MOST, asked(1), { low: 121, high: 900, step: 1 })).toBe(121);
    expect(nextBid(0, MOST, asked(1), { low: 150, high: 900, step: 1 })).toBe(150);
    expect(nextBid(0, MOST, asked(1), { low: 151, high: 900, step: 1 })).toBeNull();
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
