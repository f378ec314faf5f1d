import { expect, it } from 'vitest';
import type { Happening } from '../../link/happenings';
import { openingsIn } from './opening-throws';

const thrown = (seat: number, first: number, second: number): Happening => ({
  seq: 1,
  event: { event: 'OpeningThrown', seat, first, second },
});
const FIRST = [thrown(2, 5, 4), thrown(0, 6, 3), thrown(1, 1, 2)];

it('everybody stands there with what they threw, and whoever begins stands out', () => {
  const shown = openingsIn(FIRST, { event: 'OpeningWon', seat: 2, total: 9 });
  expect(shown.map(({ seat, totals }) => [seat, ...totals])).toEqual([
    [0, 9],
    [1, 3],
    [2, 9],
  ]);
  expect(shown.filter(({ isHighest }) => isHighest).map(({ seat }) => seat)).toEqual([2]);
});

it('after a tie those who throw again stand out, and have both throws in the end', () => {
  const tied = openingsIn(FIRST, { event: 'OpeningTied', total: 9, seats: [0, 2] });
  expect(tied.filter(({ isHighest }) => isHighest).map(({ seat }) => seat)).toEqual([0, 2]);
  const won = openingsIn([...FIRST, thrown(0, 1, 1), thrown(2, 2, 6)], { event: 'OpeningWon', seat: 2, total: 8 });
  expect(won.map(({ totals }) => totals)).toEqual([[9, 2], [3], [9, 8]]);
  expect(won[2]?.dice).toEqual([2, 6]);
});
