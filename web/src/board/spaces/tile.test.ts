import { describe, expect, it } from 'vitest';
import { Square } from '../shape/square';
import { tileOf, type Box } from './tile';

const board = new Square(40);
const SPACES = [5, 15, 25, 35];

function overlap(one: Box, other: Box): number {
  const along = (a: number, la: number, b: number, lb: number) =>
    Math.max(0, Math.min(a + la, b + lb) - Math.max(a, b));
  return along(one.x, one.w, other.x, other.w) * along(one.y, one.h, other.y, other.h);
}

describe.each([false, true])('the inside of a space (compact: %s)', (isCompact) => {
  it.each(SPACES)('keeps band, text and stripe of space %i apart', (space) => {
    const { band, area, stripe } = tileOf(board.frame(space), true, isCompact);
    expect(overlap(band, area)).toBe(0);
    expect(overlap(band, stripe)).toBe(0);
    expect(area.w * area.h).toBeGreaterThan(0.5 * board.frame(space).w * board.frame(space).h);
  });

  it.each(SPACES)('has the band of space %i towards the middle, the stripe outside', (space) => {
    const { band, stripe } = tileOf(board.frame(space), true, isCompact);
    const distance = ({ x, y, w, h }: Box) => Math.hypot(x + w / 2 - 500, y + h / 2 - 500);
    expect(distance(band)).toBeLessThan(distance(stripe));
  });

  it('gives a space without a band nearly all its room', () => {
    const frame = board.frame(5);
    expect(tileOf(frame, false, isCompact).area.h).toBeGreaterThan(frame.h - 5);
  });
});

it('writes names upright on every side, lower and upper ones in narrow columns', () => {
  expect(SPACES.map((space) => tileOf(board.frame(space), true, false).isUpright)).toEqual([true, false, true, false]);
});
