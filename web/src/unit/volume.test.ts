import { describe, expect, it } from 'vitest';
import { levelOf, louder, setsVolume, type Loudness } from './volume';

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

  it('is set by the point key only while no card is in, also none that was drawn in', () => {
    const empty = { put: { green: false, red: false }, isPaying: false, isTyping: false };
    expect(setsVolume(empty)).toBe(true);
    expect(setsVolume({ ...empty, put: { green: true, red: false } })).toBe(false);
    expect(setsVolume({ ...empty, put: { green: false, red: true } })).toBe(false);
    expect(setsVolume({ ...empty, isPaying: true })).toBe(false);
    expect(setsVolume({ ...empty, isTyping: true })).toBe(false);
  });
});
