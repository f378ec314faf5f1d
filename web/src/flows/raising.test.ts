import { describe, expect, it } from 'vitest';
import { waysToRaise } from './raising';

describe('ways to raise money', () => {
  it('are the open sales and mortgages, the largest gain first', () => {
    const no = { code: 'uneven', clauses: [], facts: {} };
    const ways = waysToRaise(
      [
        { do: 'Sell', open: true, choices: [{ id: 'foch', cash_after: 120 }, { id: 'paix', no }] },
        { do: 'Mortgage', open: true, choices: [{ id: 'lecourbe', cash_after: 130 }] },
        { do: 'SellGroup', open: true, choices: [{ id: 'foch', cash_after: 110 }, { id: 'breteuil', cash_after: 110 }] },
        { do: 'Build', open: true, choices: [{ id: 'foch', cash_after: 0 }] },
      ],
      3,
      100,
      () => 'group',
    );
    expect(ways).toEqual([
      { action: { do: 'Mortgage', seat: 3, place: 'lecourbe' }, gain: 30 },
      { action: { do: 'Sell', seat: 3, place: 'foch' }, gain: 20 },
      { action: { do: 'SellGroup', seat: 3, place: 'foch' }, gain: 10 },
    ]);
  });
});
