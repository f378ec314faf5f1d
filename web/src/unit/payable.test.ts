import { describe, expect, it } from 'vitest';
import type { DicePrompt, DiceView, Option } from '../wire/types';
import { matching, payables, unfitting } from './payable';

const SEAT = 2;
const VIEW = { claims: [{ id: 4, owner: SEAT, debtor: 0, place: 'mozart', amount: 140_000 }] } as unknown as DiceView;
const BUYING: DicePrompt = { ask: 'BuyOrAuction', seats: [SEAT], place: 'foch', price: 3_000_000 };
const BIDDING: DicePrompt = { ask: 'BidOrLeave', seats: [SEAT], lot: 'foch', highest: 90_000, lowest: 100_000 };

function found(options: Partial<Option>[], prompt: DicePrompt) {
  return payables(options as Option[], prompt, VIEW, SEAT);
}

describe('what may be paid at the unit', () => {
  it('is the price of what may be bought', () => {
    const [price, ...others] = found([{ do: 'Buy', open: true }], BUYING);
    expect(others).toEqual([]);
    expect(price).toMatchObject({ amount: 3_000_000, most: 3_000_000 });
    expect(price?.order(3_000_000)).toEqual({ do: 'Buy', seat: SEAT });
  });

  it('is nothing that is closed', () => {
    expect(found([{ do: 'Buy', open: false }], BUYING)).toEqual([]);
  });

  it('is a rent that may be asked for', () => {
    const [rent] = found([{ do: 'Claim', open: true, choices: [{ id: 4 }, { id: 5 }] }], BUYING);
    expect(rent?.amount).toBe(140_000);
    expect(rent?.order(140_000)).toEqual({ do: 'Claim', seat: SEAT, claim: 4 });
  });

  it('is any bid in the range of an auction, in its steps', () => {
    const range = { low: 100_000, high: 500_000, step: 10_000 };
    const bids = found([{ do: 'Bid', open: true, range }], BIDDING);
    expect(matching(bids, 230_000)?.order(230_000)).toEqual({ do: 'Bid', seat: SEAT, amount: 230_000 });
    for (const amount of [90_000, 510_000, 105_000]) expect(matching(bids, amount)).toBeUndefined();
    expect([90_000, 510_000, 105_000, 230_000].map((amount) => unfitting(bids, amount))).toEqual([
      { why: 'low', by: 100_000 },
      { why: 'high', by: 500_000 },
      { why: 'step', by: 10_000 },
      null,
    ]);
  });
});
