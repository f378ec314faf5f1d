import { describe, expect, it } from 'vitest';
import { knownIn } from './board-sheet';

describe('a pack that is laid out by hand', () => {
  it('has the cards that everybody knows, from top to bottom', () => {
    expect(knownIn(['...', 'a', '?', 'b'])).toEqual(['a', 'b']);
    expect(knownIn()).toEqual([]);
  });
});
