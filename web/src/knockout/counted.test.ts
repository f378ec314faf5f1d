import { describe, expect, it } from 'vitest';
import { dashOf, outlinesOf } from './counted';
import { VIEW } from './example.testing';
import { Drum } from './showing.svelte';

function lying(token: number, side: number, space: number): Drum {
  const drum = new Drum(token, side);
  drum.at = 'board';
  drum.space = space;
  return drum;
}

describe('the outlines of counted spaces', () => {
  it('are one for each side on a space, the higher marker outside', () => {
    const drums = [lying(0, 0, 7), lying(1, 0, 7), lying(4, 1, 7), lying(5, 1, 3)];
    expect(outlinesOf(drums, [1, 0])).toEqual([
      { space: 7, side: 1, ring: 0 },
      { space: 7, side: 0, ring: 1 },
      { space: 3, side: 1, ring: 0 },
    ]);
  });

  it('leave out tokens that move, stopped short, or are off the board', () => {
    const off = lying(1, 0, 7);
    off.at = 'off';
    expect(outlinesOf([lying(0, 0, -1), off], [0, 1])).toEqual([]);
  });

  it('are told apart without colour', () => {
    const dashes = VIEW.sides.map(({ side }) => dashOf(VIEW, side));
    expect(new Set(dashes).size).toBe(VIEW.sides.length);
  });
});
