import { describe, expect, it } from 'vitest';
import { sumsIn, type BoxMoney } from './box-money';

const NOTES = [500, 100, 50, 20, 10, 5, 1];
const box = (style: 'notes' | 'millions', symbol: string, notes: number[]): BoxMoney => ({
  purse: { style, symbol },
  start: 1500,
  salary: 200,
  notes,
  boxes: [],
});
const SHELF = [box('notes', '€', NOTES), box('notes', 'Cr', [40, 30]), box('millions', 'M', [])];

describe('the sums of a book', () => {
  it('are the notes of its box and the salary', () => {
    expect(sumsIn({ purse: { style: 'notes', symbol: '€' }, salary: 200 }, SHELF)).toEqual([
      1, 5, 10, 20, 50, 100, 200, 500,
    ]);
    expect(sumsIn({ purse: { style: 'notes', symbol: 'Cr' }, salary: 30 }, SHELF)).toEqual([30, 40]);
  });

  it.each([
    ['M', 'millions', 2_000_000, 10_000, 5_000_000],
    ['§', 'notes', 200, 1, 500],
    ['', 'plain', 7, 1, 500],
    ['', 'plain', 1000, 10, 5000],
  ] as const)('fit the salary where there are no notes: %s %s %i', (symbol, style, salary, least, most) => {
    const sums = sumsIn({ purse: { style, symbol }, salary }, SHELF);
    expect([sums.length, sums[0], sums.at(-1)]).toEqual([8, least, most]);
  });

  it('are there without a shelf', () => {
    expect(sumsIn({ purse: { style: 'notes', symbol: '€' }, salary: 200 }, [])).toHaveLength(8);
  });
});
