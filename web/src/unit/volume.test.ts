import { describe, expect, it } from 'vitest';
import { levelOf, louder, type Loudness } from './volume';

describe('the volume of the unit', () => {
  it('goes up level by level, and round to the lowest, which leaves only beeps', () => {
    let now: Loudness = { volume: 0.3, onlyBeeps: false };
    const levels = [0, 1, 2, 3, 4].map(() => {
      now = louder(now);
      return [levelOf(now), now.onlyBeeps];
    });
    expect(levels).toEqual([
      [2, false],
      [3, false],
      [0, true],
      [1, false],
      [2, false],
    ]);
  });

  it('is never silent', () => {
    expect(louder({ volume: 1, onlyBeeps: false }).volume).toBeGreaterThan(0);
  });
});
