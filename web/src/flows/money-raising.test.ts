import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/types';
import { waysToRaise } from './money-raising';

describe('ways to raise money', () => {
  it('are the open sales and mortgages, the largest gain first', () => {
    const no = { code: 'uneven', clauses: [], facts: {} };
    const ways = waysToRaise(
      [
        {
          do: 'Sell',
          open: true,
          choices: [
            { id: 'foch', change: 20, cash_after: 120 },
            { id: 'paix', no },
          ],
        },
        { do: 'Mortgage', open: true, choices: [{ id: 'lecourbe', change: 30, cash_after: 130 }] },
        {
          do: 'SellGroup',
          open: true,
          choices: [
            { id: 'foch', change: 10, cash_after: 110 },
            { id: 'breteuil', change: 10, cash_after: 110 },
          ],
        },
        { do: 'Build', open: true, choices: [{ id: 'foch', change: -100, cash_after: 0 }] },
      ],
      3,
      100,
      () => 'group',
    );
    expect(ways).toEqual([
      { order: { do: 'Mortgage', seat: 3, place: 'lecourbe' }, gain: 30, left: null },
      { order: { do: 'Sell', seat: 3, place: 'foch' }, gain: 20, left: null },
      { order: { do: 'SellGroup', seat: 3, place: 'foch' }, gain: 10, left: null },
    ]);
  });

  it.each([
    [47, 150, 47],
    [0, 150, 0],
    [130, 130, 0],
    [913, 130, 93],
  ])('that pay a debt show what they bring and what is left: %d + %d', (cash, change, after) => {
    const options: Option[] = [{ do: 'Mortgage', open: true, choices: [{ id: 'foch', change, cash_after: after }] }];
    expect(waysToRaise(options, 3, cash, () => 'group')).toMatchObject([{ gain: change, left: after }]);
  });
});
