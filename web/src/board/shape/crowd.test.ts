import { describe, expect, it } from 'vitest';
import { standsOf, type Placed } from './crowd';
import { cornersOf, type Geometry, type Point, type Stand } from './geometry';
import { Round } from './round';
import { CORNER, SIDE, Square } from './square';

const MOST = 8;
const PATIENCE = 60_000;
const SMALLEST = 11;
const range = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const square = new Square(40);
const round = new Round(40);
const boards: [string, Geometry, boolean][] = [
  ['a square board', square, false],
  ['a square board on a phone', square, true],
  ['a round board', round, false],
  ['a round board on a phone', round, true],
  ['a square board of 24', new Square(24), false],
  ['a square board of 24 on a phone', new Square(24), true],
];

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const GRID = range(15).map((at) => (at - 7) / 7);
const POINTS = GRID.flatMap((x) => GRID.map((y) => ({ x, y }))).filter(({ x, y }) => Math.hypot(x, y) <= 1);

/** Return the share of a token that others leave to be seen, should all of them lie above it. */
function seen({ x, y, r }: Stand, others: readonly Stand[]): number {
  const near = others.filter((other) => distance(other, { x, y }) < other.r + r);
  if (!near.length) return 1;
  const free = POINTS.filter((point) =>
    near.every((other) => distance(other, { x: x + point.x * r, y: y + point.y * r }) >= other.r),
  );
  return free.length / POINTS.length;
}

/** Return what is wrong with how some stand: a middle that is covered, or more than half of somebody. */
function hidden(stands: readonly Stand[]): string[] {
  return stands.flatMap((stand, at) => {
    const others = stands.filter((_, other) => other !== at);
    const found = others.some((other) => distance(stand, other) < other.r) ? ['middle covered'] : [];
    return seen(stand, others) < 0.5 ? [...found, 'hardly seen'] : found;
  });
}

/** Return what is wrong with the sizes of some: too small to be told apart, or not alike at one place. */
function uneven(crowd: readonly Placed[], stands: readonly Stand[]): string[] {
  const sizeOf = (one: Placed) => stands[crowd.indexOf(one)]?.r ?? 0;
  return crowd.flatMap((one) => [
    ...(sizeOf(one) < SMALLEST ? ['too small'] : []),
    ...(crowd.some((other) => other.at === one.at && other.isJailed === one.isJailed && sizeOf(other) !== sizeOf(one))
      ? ['not alike']
      : []),
  ]);
}

function at(space: number, count: number, isJailed = false): Placed[] {
  return range(count).map(() => ({ at: space, isJailed }));
}

/** Return so many crowds that come by luck, always the same: spaces close together, or all over the board. */
function drawn(count: number, times: number): Placed[][] {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const jail = cornersOf(count)[1];
  return range(times).map(() => {
    const [from, reach] = [below(count), 2 + below(6)];
    return range(2 + below(MOST - 1)).map(() => {
      const space = (from + below(reach)) % count;
      return { at: space, isJailed: space === jail && below(2) === 1 };
    });
  });
}

describe.each(boards)('%s', (_, board, isCompact) => {
  const jail = cornersOf(board.count)[1];
  /** Return every way in which at least one stands at each of two spaces. */
  const splits = (one: number, other: number) =>
    range(MOST - 1).flatMap((here) =>
      range(MOST - 1 - here).map((there) => [
        ...at((one + board.count) % board.count, here + 1),
        ...at((other + board.count) % board.count, there + 1),
      ]),
    );
  const faults = (crowd: Placed[]) => {
    const stands = standsOf(crowd, board, jail, isCompact);
    const found = [...hidden(stands), ...uneven(crowd, stands)];
    return found.length
      ? [`${crowd.map((one) => one.at + (one.isJailed ? 'j' : '')).join(' ')}: ${found.join(', ')}`]
      : [];
  };

  it('hides nobody at any space', () => {
    const crowds = range(board.count).flatMap((space) => range(MOST).map((last) => at(space, last + 1)));
    expect(crowds.flatMap(faults)).toEqual([]);
  });

  it('hides nobody in jail and beside the cell', () => {
    const crowds = range(MOST + 1).flatMap((held) =>
      range(MOST + 1 - held).map((visiting) => [...at(jail, held, true), ...at(jail, visiting)]),
    );
    expect(crowds.flatMap(faults)).toEqual([]);
  });

  it(
    'hides nobody at spaces close to each other, whoever came first',
    () => {
      const corners = cornersOf(board.count).slice(0, 2);
      const spaces = corners.flatMap((corner) => [-2, -1, 0, 1].map((step) => corner + step));
      const crowds = spaces.flatMap((space) => [1, 2, 3].flatMap((further) => splits(space, space + further)));
      expect(crowds.flatMap(faults)).toEqual([]);
      expect(crowds.map((crowd) => crowd.toReversed()).flatMap(faults)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'hides nobody in crowds that come by luck',
    () => {
      expect(drawn(board.count, 700).flatMap(faults)).toEqual([]);
    },
    PATIENCE,
  );
});

describe('a crowd beside spaces of a square board', () => {
  const corners = cornersOf(square.count);

  it('stays between the spaces and the question in the middle, each beside its own space', () => {
    for (const crowd of drawn(square.count, 500).map((all) => all.filter((one) => !corners.includes(one.at)))) {
      standsOf(crowd, square, corners[1], false).forEach(({ x, y, r }, nth) => {
        const space = (crowd[nth] as Placed).at;
        expect(Math.min(x, y, SIDE - x, SIDE - y) - r).toBeGreaterThan(CORNER);
        expect(Math.min(x, y, SIDE - x, SIDE - y) + r).toBeLessThan(CORNER + 60);
        expect(distance({ x, y }, square.lane(space))).toBeLessThan(75);
      });
    }
  });
});
