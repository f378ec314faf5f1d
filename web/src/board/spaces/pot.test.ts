import { describe, expect, it } from 'vitest';
import { HIGHEST, potOf } from './pot';

const edition = { rules: { free_parking: 'rest', salary: 200 } };
const words = { money: (value: number) => `${value} €` };
const pot = (held: number) => potOf({ house_rules: { free_parking: 'pot' } }, edition, held, words);

describe('the pot of a table', () => {
  it('is not there where the table goes by the book', () => {
    expect(potOf({}, edition, 0, words)).toBeNull();
  });

  it('is there when it is empty too', () => {
    expect(pot(0)).toEqual({ amount: '0 €', notes: 0 });
  });

  it('is a pile that grows with the sum, up to some height', () => {
    expect([50, 100, 150, 500, 5000].map((held) => pot(held)?.notes)).toEqual([1, 1, 2, 5, HIGHEST]);
  });
});
