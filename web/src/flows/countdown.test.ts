import { describe, expect, it } from 'vitest';
import { tickAt } from './countdown.svelte';

describe('the last seconds of an auction', () => {
  it.each([
    [11, null],
    [10, 'key'],
    [1, 'key'],
    [0, null],
    [null, null],
  ])('of a Deal tick like the keys of the unit: at %s %s', (left, tick) => {
    expect(tickAt(left, true)).toBe(tick);
  });

  it('of any other are five', () => {
    expect([6, 5, 1, 0].map((left) => tickAt(left, false))).toEqual([null, 'bid', 'bid', null]);
  });
});
