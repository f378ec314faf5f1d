import { describe, expect, it } from 'vitest';
import { HIGHEST, potsOf } from './pot';

const edition = { rules: { salary: 200 } };
const words = { money: (value: number) => `${value} €` };
const pot = (held: number) => potsOf({ jail: held }, edition, words).get('jail');

describe('the pots of a table', () => {
  it('lie where the table has one, and nowhere else', () => {
    expect([...potsOf({ jail: 50, 'free-parking': 100 }, edition, words).keys()]).toEqual(['jail', 'free-parking']);
    expect(potsOf({}, edition, words).size).toBe(0);
  });

  it('are there when they are empty too', () => {
    expect(pot(0)).toEqual({ space: 'jail', amount: '0 €', notes: 0 });
  });

  it('are piles that grow with the sum, up to some height', () => {
    expect([50, 100, 150, 500, 5000].map((held) => pot(held)?.notes)).toEqual([1, 1, 2, 5, HIGHEST]);
  });
});
