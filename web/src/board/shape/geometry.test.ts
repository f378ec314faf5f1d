import { describe, expect, it } from 'vitest';
import { cornersOf, haloOf, type Geometry, type Stand } from './geometry';
import { Round } from './round';
import { Square } from './square';

const MOST = 8;
const range = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const boards: [string, Geometry][] = [
  ...[40, 24, 38].map((count): [string, Geometry] => [`a square of ${count}`, new Square(count)]),
  ['a round one of 40', new Round(40)],
];

/** Return whether a token is drawn whole: what is beyond the box is cut off. */
function isWhole({ x, y, r }: Stand, viewBox: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const reach = haloOf(r);
  return x - reach >= left && y - reach >= top && x + reach <= left + width && y + reach <= top + height;
}

/** Return every stand that a board knows at a space; the second corner is the jail. */
function standsAt(board: Geometry, space: number, isCompact: boolean): Stand[] {
  const isJail = space === cornersOf(board.count)[1];
  return range(MOST).flatMap((last) =>
    range(last + 1).flatMap((nth) => [
      board.stand(space, nth, last + 1, isCompact),
      ...(isJail ? [board.cell(space, nth, last + 1, isCompact)] : []),
      ...(isJail ? [board.visit(space, nth, last + 1, isCompact)] : []),
    ]),
  );
}

describe.each(boards)('%s', (_, board) => {
  it.each([false, true])('draws every token whole (compact: %s)', (isCompact) => {
    for (const space of range(board.count)) {
      const cut = standsAt(board, space, isCompact).filter((stand) => !isWhole(stand, board.viewBox));
      expect(cut, `space ${space}`).toEqual([]);
    }
  });
});
