import { describe, expect, it } from 'vitest';
import { Absence } from './absence.svelte';

describe('an absence', () => {
  it('lasts from the last step that was seen to the one at the return', () => {
    const absence = new Absence();
    absence.leave(4);
    absence.leave(6);
    absence.come(9);
    expect(absence.missed).toEqual({ after: 4, until: 9, why: 'away' });
  });

  it('in which nothing happened is none, and neither is a return without one', () => {
    const absence = new Absence();
    absence.leave(4);
    absence.come(4);
    expect(absence.missed).toBeNull();
    absence.come(9);
    expect(absence.missed).toBeNull();
  });

  it('holds what was missed, which is told nowhere else until it has been read', () => {
    const absence = new Absence();
    absence.leave(4);
    absence.come(9);
    expect([4, 5, 9, 10].map((seq) => absence.holds(seq))).toEqual([false, true, true, false]);
    absence.forget();
    expect(absence.holds(5)).toBe(false);
  });

  it('that was not read is part of the next one', () => {
    const absence = new Absence();
    absence.leave(1);
    absence.come(3);
    absence.leave(5);
    absence.come(8, 'fast');
    expect(absence.missed).toEqual({ after: 1, until: 8, why: 'fast' });
    absence.forget();
    expect(absence.missed).toBeNull();
  });
});
