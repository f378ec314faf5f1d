import { describe, expect, it } from 'vitest';
import { longTiles, roundTiles, squareTiles } from './cover';

describe('a cover', () => {
  it.each([
    ['square', squareTiles],
    ['round', roundTiles],
  ] as const)('%s has forty tiles', (_, make) => {
    const tiles = make();
    expect(tiles).toHaveLength(40);
    expect(tiles.filter((tile) => tile.isCorner)).toHaveLength(4);
    expect(tiles.filter((tile) => tile.group)).toHaveLength(22);
    expect(new Set(tiles.map((tile) => tile.path)).size).toBe(40);
  });

  it('square begins in the corner at the bottom right', () => {
    expect(squareTiles()[0]?.path).toBe('M872 872h128v128h-128Z');
  });

  it('long has a row for each of eight groups', () => {
    expect(
      new Set(
        longTiles()
          .map((tile) => tile.group)
          .filter(Boolean),
      ).size,
    ).toBe(8);
  });
});
