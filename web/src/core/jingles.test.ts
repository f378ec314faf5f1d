import { describe, expect, it } from 'vitest';
import { JINGLES, zoneJingle, type JingleName } from './jingles';
import { isBeep } from './sound';

const NAMES = Object.keys(JINGLES) as JingleName[];

describe('a jingle', () => {
  it.each(NAMES)('%s is over within a second', (name) => {
    expect(Math.max(...JINGLES[name]().map(({ at, lasts }) => at + lasts))).toBeLessThan(1);
  });

  it('is another for every zone', () => {
    const scores = [0, 1, 2, 3].map((nth) => JSON.stringify(JINGLES[zoneJingle(nth)]()));
    expect(new Set(scores).size).toBe(4);
  });

  it('is music, which the lowest level of the unit leaves out; the beep of a key is not', () => {
    expect(NAMES.filter(isBeep)).toEqual([]);
    expect(isBeep('key')).toBe(true);
  });
});
