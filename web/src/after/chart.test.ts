import { describe, expect, it } from 'vitest';
import { frameOf, Scale, spread } from './chart';

describe('a chart over time', () => {
  const scale = new Scale(frameOf(600, '6 000 €'), 160, 6000);

  it('puts the first time at the left, the last at the right, and reads them back', () => {
    expect(scale.x(0)).toBe(scale.frame.left);
    expect(scale.x(160)).toBe(600 - scale.frame.right);
    expect(scale.timeAt(scale.x(40))).toBeCloseTo(40);
    expect(scale.timeAt(-50)).toBe(0);
    expect(scale.timeAt(5000)).toBe(160);
  });

  it('has a point for a value at a time', () => {
    const { left, top, bottom, height } = scale.frame;
    expect(scale.spot(0, 6000)).toBe(`${left.toFixed(1)} ${top.toFixed(1)}`);
    expect(scale.spot(160, 3000)).toBe(`${scale.x(160).toFixed(1)} ${((top + height - bottom) / 2).toFixed(1)}`);
  });

  it('has round times that fit', () => {
    expect(scale.times).toEqual([0, 50, 100, 150]);
    expect(new Scale(frameOf(320, '600'), 4, 600).times).toEqual([0, 2, 4]);
  });

  it('keeps labels apart and inside', () => {
    expect(spread([300, 298, 10], 22, 12, 300)).toEqual([300, 278, 12]);
    expect(spread([12, 12, 12], 22, 12, 300)).toEqual([12, 34, 56]);
  });
});
