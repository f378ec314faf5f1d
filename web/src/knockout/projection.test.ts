import { describe, expect, it } from 'vitest';
import { Above, boxOf, corners, DESKTOP, lookIn, Lying, Perspective, PHONE, projection, stageFor } from './projection';

const BOARD = { width: 2610, length: 9140 };
const SPOTS: [number, number][] = [
  [0, 0],
  [1305, 1350],
  [2610, 9140],
  [150, 8400],
  [2460, 610],
];

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the board in perspective on a %s', (_, stage) => {
  const board = new Perspective(BOARD, stage);

  it('is as wide as planned at both ends', () => {
    expect(board.at(2610, 0)[0] - board.at(0, 0)[0]).toBeCloseTo(stage.near);
    expect(board.at(2610, 9140)[0] - board.at(0, 9140)[0]).toBeCloseTo(stage.far);
  });

  it('reaches from its base to its top', () => {
    expect(board.at(1305, 0)[0]).toBe(stage.width / 2);
    expect(board.at(1305, 0)[1]).toBeCloseTo(stage.base);
    expect(board.at(1305, 9140)[1]).toBeCloseTo(stage.top);
  });

  it('makes equal rows smaller the farther they are', () => {
    const row = (y: number) => board.at(0, y)[1] - board.at(0, y + 730)[1];
    expect(row(1840)).toBeGreaterThan(row(8410) * 1.3);
    expect(board.scale(0)).toBeGreaterThan(board.scale(9140));
  });

  it.each(SPOTS)('finds %d, %d again under the pointer', (x, y) => {
    const [px, py] = board.at(x, y);
    expect(board.back(px, py)[0]).toBeCloseTo(x, 6);
    expect(board.back(px, py)[1]).toBeCloseTo(y, 6);
  });

  it('gives a pointer above the horizon a finite place', () => {
    expect(board.back(0, -9000).every(Number.isFinite)).toBe(true);
  });
});

describe('the board from above', () => {
  const board = new Above(BOARD, DESKTOP);

  it('keeps its proportions and fits the stage', () => {
    const [left, bottom] = board.at(0, 0);
    const [right, top] = board.at(2610, 9140);
    expect((right - left) / (bottom - top)).toBeCloseTo(261 / 914);
    expect(top).toBeGreaterThanOrEqual(DESKTOP.top);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it.each(SPOTS)('finds %d, %d again under the pointer', (x, y) => {
    const [px, py] = board.at(x, y);
    expect(board.back(px, py)[0]).toBeCloseTo(x, 6);
    expect(board.back(px, py)[1]).toBeCloseTo(y, 6);
  });

  it('is chosen by its name', () => {
    expect(projection('above', BOARD, PHONE).roundness).toBe(1);
    expect(projection('perspective', BOARD, PHONE).roundness).toBeLessThan(1);
  });
});

describe('the board that lies on its side', () => {
  const stage = stageFor(828, 238);
  const board = new Lying(BOARD, stage);

  it('is what a wide and low room shows, whichever look is wanted', () => {
    expect(lookIn(828, 238, 'perspective')).toBe('lying');
    expect(lookIn(374, 500, 'above')).toBe('above');
    expect(lookIn(824, 850, 'perspective')).toBe('perspective');
  });

  it('has GO on the left, lies within the room, and what is right of GO is below', () => {
    const [left, top, right, bottom] = boxOf(board, [0, 0, 2610, 9140]);
    expect(Math.min(left, top, 828 - right, 238 - bottom)).toBeGreaterThan(0);
    expect(board.at(1305, 0)[0]).toBeLessThan(board.at(1305, 9140)[0]);
    expect(board.at(2610, 0)[1]).toBeGreaterThan(board.at(0, 0)[1]);
  });

  it.each(SPOTS)('finds %d, %d again under the pointer', (x, y) => {
    const [px, py] = board.at(x, y);
    expect(board.back(px, py)[0]).toBeCloseTo(x, 6);
    expect(board.back(px, py)[1]).toBeCloseTo(y, 6);
  });
});

it.each([
  [304, 372],
  [374, 508],
])('a small room of %d by %d has the whole board, and the cards beside its far end', (width, height) => {
  const stage = stageFor(width, height);
  const [left, top, right, bottom] = boxOf(new Perspective(BOARD, stage), [0, 0, 2610, 9140]);
  expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(0);
  expect(width - stage.far).toBeGreaterThanOrEqual(136);
});

it('a rectangle begins at its near left corner and goes round', () => {
  const board = new Above({ width: 100, length: 100 }, { ...DESKTOP, near: 100, height: 116, top: 0, width: 100 });
  expect(corners(board, [10, 20, 30, 50])).toBe('10.0,80.0 30.0,80.0 30.0,50.0 10.0,50.0');
});
