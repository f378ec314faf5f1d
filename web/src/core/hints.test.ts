import { describe, expect, it } from 'vitest';
import { HINTS, hints, readHints } from './hints.svelte';

describe('hints of a first game', () => {
  it('are each shown once, and none after a game that was finished', () => {
    expect(hints.isNew('throw')).toBe(true);
    hints.see('throw');
    expect(hints.isNew('throw')).toBe(false);
    expect(hints.isNew('buy')).toBe(true);
    hints.finish();
    expect(HINTS.some((hint) => hints.isNew(hint))).toBe(false);
  });

  it('are read from what was kept, and nothing else', () => {
    expect(readHints('["buy", "other"]')).toEqual(['buy']);
    expect(readHints('{')).toEqual([]);
    expect(readHints('7')).toEqual([]);
    expect(readHints(null)).toEqual([]);
  });
});
