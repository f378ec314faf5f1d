import { describe, expect, it } from 'vitest';
import type { EditionLine } from '../core/editions';
import { tilesOf } from './cover';

const BANDS: EditionLine['bands'] = ['', 'brown', '', 'brown', 'pink'];

describe('a cover', () => {
  it.each(['square', 'round'] as const)('%s has forty tiles, streets in the colours of their edition', (shape) => {
    const tiles = tilesOf({ shape, bands: BANDS });
    expect(tiles).toHaveLength(40);
    expect(tiles.filter((tile) => tile.isCorner)).toHaveLength(4);
    expect(tiles.filter((tile) => tile.band).map(({ group }) => group)).toEqual(['brown', 'brown', 'pink']);
    expect(new Set(tiles.map((tile) => tile.path)).size).toBe(40);
  });

  it('square begins in the corner at the bottom right', () => {
    expect(tilesOf({ shape: 'square', bands: [] })[0]?.path).toBe('M872 872h128v128h-128Z');
  });

  it('long has a row for each colour', () => {
    const tiles = tilesOf({ shape: 'long', bands: BANDS });
    expect([...new Set(tiles.map(({ group }) => group))].filter(Boolean)).toEqual(['brown', 'pink']);
    expect(tiles).toHaveLength(6);
  });
});
