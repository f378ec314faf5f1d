import { describe, expect, it } from 'vitest';
import { Round } from './round';
import { Square } from './square';
import { spaceAfter } from './key-walking';

describe.each([
  ['square', new Square(40)],
  ['round', new Round(40)],
])('walking the %s board with keys', (_, board) => {
  it('goes where the arrow points', () => {
    expect(spaceAfter('ArrowLeft', 5, board)).toBe(6);
    expect(spaceAfter('ArrowRight', 5, board)).toBe(4);
    expect(spaceAfter('ArrowUp', 15, board)).toBe(16);
    expect(spaceAfter('ArrowDown', 15, board)).toBe(14);
    expect(spaceAfter('ArrowRight', 25, board)).toBe(26);
    expect(spaceAfter('ArrowDown', 35, board)).toBe(36);
  });

  it('always leads to a neighbour', () => {
    for (let space = 0; space < 40; space += 1) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = spaceAfter(key, space, board) as number;
        expect([1, 39]).toContain((next - space + 40) % 40);
      }
    }
  });

  it('knows the ends, and leaves other keys alone', () => {
    expect(spaceAfter('Home', 7, board)).toBe(0);
    expect(spaceAfter('End', 7, board)).toBe(39);
    expect(spaceAfter('b', 7, board)).toBeNull();
  });
});
