import { expect, it } from 'vitest';
import { Wide } from './wide';

it('finds the point under a finger again', () => {
  const p = new Wide({ width: 2610, length: 9140, first_row: 1840 }, 358, 540);
  const [px, py] = p.at(1000, 5000);
  const [x, y] = p.back(px, py);

  expect(x).toBeCloseTo(1000);
  expect(y).toBeCloseTo(5000);
  expect(p.at(0, 9140)).toEqual([0, 4]);
});
