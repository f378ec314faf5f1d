import { describe, expect, it } from 'vitest';
import { fitting, unfit } from './fitting';

describe('a number that is named', () => {
  const range = { low: 1_240_000, high: 3_000_000, step: 10_000 };

  it.each([
    [1_230_000, { why: 'low', by: 1_240_000 }],
    [3_010_000, { why: 'high', by: 3_000_000 }],
    [1_245_000, { why: 'step', by: 10_000 }],
    [1_240_000.5, { why: 'unread', by: 1_240_000 }],
    [null, { why: 'unread', by: 1_240_000 }],
  ])('cannot be had, with its reason: %s', (named, reason) => {
    expect(unfit(named, range)).toEqual(reason);
  });

  it.each([1_240_000, 2_000_000, 3_000_000])('can be had within its range: %d', (named) => {
    expect(unfit(named, range)).toBeNull();
  });

  it('has a nearest one that can be had', () => {
    expect(fitting(26_000, { low: 10_000, high: 50_000, step: 10_000 })).toBe(30_000);
    expect(fitting(9, { low: 10, high: 50, step: 1 })).toBe(10);
    expect(fitting(Number.NaN, { low: 10, high: 50, step: 1 })).toBe(10);
  });
});
