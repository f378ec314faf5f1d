import { describe, expect, it } from 'vitest';
import { inSteps, running } from './balances';

describe('balances on the display', () => {
  it('fall for the payer before they rise for the receiver', () => {
    const at = running([100, 50, 7], [60, 90, 7]);
    expect([0, 0.25, 0.5, 0.75, 1].map(at)).toEqual([
      [100, 50, 7],
      [80, 50, 7],
      [60, 50, 7],
      [60, 70, 7],
      [60, 90, 7],
    ]);
  });

  it('are seen in whole steps only', () => {
    expect(inSteps(1_234_567, 10_000)).toBe(1_230_000);
  });
});
