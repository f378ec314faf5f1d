import { describe, expect, it } from 'vitest';
import { frameOf, Scale } from '../chart';
import { dearest, decisionAt, ordersBefore, pointAt, stepBefore, turningPoints } from './course';
import { band } from './curve';
import { decision, point, report } from './report.testing';

const STEPS = [0, 2, 1, 3].map((count) => ({ orders: Array.from({ length: count }, () => ({}) as never) }));

describe('a decision in the replay', () => {
  it('stands before the step with its order', () => {
    expect([0, 1, 2, 3, 5, 6].map((number) => stepBefore(STEPS, number))).toEqual([1, 1, 2, 3, 3, 4]);
    expect([0, 1, 2, 3, 4].map((step) => ordersBefore(STEPS, step))).toEqual([0, 0, 2, 3, 6]);
  });

  it('is found at its step, the dearest of several', () => {
    const told = report([decision(1, 0), decision(3, 0.02), decision(5, 0.1)]);
    expect([0, 1, 2, 3].map((step) => decisionAt(told, STEPS, step)?.number)).toEqual([undefined, 1, undefined, 5]);
  });
});

describe('the dearest decisions', () => {
  it('come first, and those within the margin of error not at all', () => {
    const told = report([decision(1, 0.02), decision(2, 0.2), decision(3, 0.001), decision(4, 0.09, { seat: 1 })]);
    expect(dearest(told).map(({ number }) => number)).toEqual([2, 4, 1]);
    expect(dearest(told, 1).map(({ number }) => number)).toEqual([4]);
    expect(dearest(told, null, 1)).toHaveLength(1);
  });
});

describe('turning points', () => {
  it('are the largest moves beyond the margin of error, in their order', () => {
    const curve = [0.5, 0.52, 0.7, 0.3, 0.31, 1].map((first, turn) => point(turn, first));
    const found = turningPoints(curve, 2);
    expect(found.map(({ turn }) => turn)).toEqual([2, 4]);
    expect(found[0]).toMatchObject({ before: 0.7, after: 0.3, seat: 0 });
    expect(turningPoints(curve.slice(0, 2))).toEqual([]);
  });

  it('are looked up by what was done before', () => {
    const curve = [point(0, 0.5), point(1, 0.6), point(2, 0.7)];
    expect(pointAt(curve, 3)?.turn).toBe(1);
    expect(pointAt(curve, 4)?.turn).toBe(2);
  });
});

describe('the curve', () => {
  const scale = new Scale(frameOf(400, '100 %'), 2, 1);
  const curve = [point(0, 0.5), point(2, 1)];

  it('lies in a band that never leaves the chart', () => {
    const path = band(curve, 0, scale);
    const heights = path.match(/ [\d.]+/g)?.map(Number) ?? [];
    expect(heights).toHaveLength(4);
    expect(Math.min(...heights)).toBe(scale.frame.top);
    expect(path.endsWith('Z')).toBe(true);
  });
});
