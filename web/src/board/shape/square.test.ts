import { describe, expect, it } from 'vitest';
import { CORNER, SIDE, Square } from './square';

const forty = new Square(40);
const inside = ({ x, y }: { x: number; y: number }) => x > 0 && x < SIDE && y > 0 && y < SIDE;

describe('the square board', () => {
  it('begins bottom right and turns clockwise', () => {
    expect(forty.frame(0)).toMatchObject({ x: SIDE - CORNER, y: SIDE - CORNER, edge: 'corner' });
    expect(forty.frame(10)).toMatchObject({ x: 0, y: SIDE - CORNER, edge: 'corner' });
    expect(forty.frame(20)).toMatchObject({ x: 0, y: 0, edge: 'corner' });
    expect(forty.frame(30)).toMatchObject({ x: SIDE - CORNER, y: 0, edge: 'corner' });
    expect([1, 11, 21, 31].map((space) => forty.frame(space).edge)).toEqual(['bottom', 'left', 'top', 'right']);
  });

  it.each([40, 24, 30, 38])('covers its border once with %i spaces', (count) => {
    const board = new Square(count);
    const frames = Array.from({ length: count }, (_, space) => board.frame(space));
    const covered = frames.reduce((sum, { w, h }) => sum + w * h, 0);
    expect(covered).toBeCloseTo(SIDE * SIDE - (SIDE - 2 * CORNER) ** 2, 3);
    frames.forEach(({ x, y, w, h }, at) => {
      for (const other of frames.slice(at + 1)) {
        const beside = other.x >= x + w - 0.01 || other.x + other.w <= x + 0.01;
        const above = other.y >= y + h - 0.01 || other.y + other.h <= y + 0.01;
        expect(beside || above).toBe(true);
      }
    });
  });

  it('puts neighbours side by side', () => {
    for (let space = 1; space < 9; space += 1) {
      expect(forty.frame(space + 1).x + forty.frame(space + 1).w).toBeCloseTo(forty.frame(space).x, 6);
    }
  });

  it('leads the lane inside the ring, past every space', () => {
    for (let space = 0; space < 40; space += 1) {
      const { x, y } = forty.lane(space);
      expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeCloseTo(CORNER + 27, 6);
    }
  });

  it.each([false, true])('keeps eight tokens at one place apart (compact: %s)', (isCompact) => {
    for (const space of [0, 5, 14, 25, 33]) {
      const stands = Array.from({ length: 8 }, (_, nth) => forty.stand(space, nth, 8, isCompact));
      expect(new Set(stands.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(8);
      expect(stands.every(inside)).toBe(true);
    }
  });

  it('keeps a crowd out of the middle of the board', () => {
    for (const of of [4, 6, 8]) {
      for (let nth = 0; nth < of; nth += 1) {
        const { x, y, r } = forty.stand(14, nth, of, false);
        expect(x + r).toBeLessThan(CORNER + 60);
        expect(x - r).toBeGreaterThan(CORNER);
        expect(y).toBeGreaterThan(0);
      }
    }
  });

  it('never lets a token of a side space cover the space', () => {
    for (const space of [3, 13, 23, 33]) {
      const { x, y, w, h } = forty.frame(space);
      const stand = forty.stand(space, 0, 3, false);
      const isAcross = stand.x + stand.r > x && stand.x - stand.r < x + w;
      const isDown = stand.y + stand.r > y && stand.y - stand.r < y + h;
      expect(isAcross && isDown).toBe(false);
    }
  });

  it.each([
    [false, 6],
    [true, 2],
  ])('lets those in a corner stand in it as long as there is room (compact: %s)', (isCompact, most) => {
    for (const space of [0, 20, 30]) {
      const { x, y, w, h } = forty.frame(space);
      for (let of = 1; of <= most; of += 1) {
        const stands = Array.from({ length: of }, (_, nth) => forty.stand(space, nth, of, isCompact));
        for (const stand of stands) {
          expect(Math.min(stand.x - x, x + w - stand.x)).toBeGreaterThanOrEqual(stand.r);
          expect(Math.min(stand.y - y, y + h - stand.y)).toBeGreaterThanOrEqual(stand.r);
        }
        const gaps = stands.slice(1).map((stand, nth) => stand.x - (stands[nth]?.x ?? 0));
        expect(Math.min(...gaps, SIDE)).toBeGreaterThanOrEqual(1.7 * (stands[0]?.r ?? 0));
      }
      expect(forty.stand(space, most, most + 1, isCompact).give).toBeDefined();
    }
  });

  it('keeps prisoners in the cell and visitors beside it', () => {
    const cell = forty.cell(10, 0, 1, false);
    const visitor = forty.visit(10, 0, 1, false);
    expect(cell.x - cell.r).toBeGreaterThan(38);
    expect(visitor.x + visitor.r).toBeLessThan(38);
  });
});
