/** Covers: the small boards on the cards of the editions, as shapes to be drawn. */

import type { EditionLine } from '../core/editions';

export interface Tile {
  path: string;
  band: string | null;
  group: string;
  isCorner: boolean;
}

const SIDE = 10;
const CORNER = 128;
const SIZE = 1000;
const DEPTH = 36;

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Return the tiles of an edition's board: forty around a ring, or the rows of a long one. */
export function tilesOf({ shape, bands }: Pick<EditionLine, 'shape' | 'bands'>): Tile[] {
  if (shape === 'long') return longTiles([...new Set(bands.filter(Boolean))]);
  return shape === 'round' ? roundTiles(bands) : squareTiles(bands);
}

function squareTiles(bands: readonly string[]): Tile[] {
  return Array.from({ length: 4 * SIDE }, (_, at) => squareTile(at, bands[at] ?? ''));
}

function squareTile(at: number, group: string): Tile {
  const wide = (SIZE - 2 * CORNER) / (SIDE - 1);
  const run = at % SIDE === 0 ? 0 : CORNER + ((at % SIDE) - 1) * wide;
  const length = at % SIDE === 0 ? CORNER : wide;
  const far = SIZE - run - length;
  const [x, y] = (
    [
      [far, SIZE - CORNER],
      [0, far],
      [run, 0],
      [SIZE - CORNER, run],
    ] as const
  )[Math.floor(at / SIDE)] as readonly [number, number];
  const isUpright = Math.floor(at / SIDE) % 2 === 0;
  const [width, height] = isUpright ? [length, CORNER] : [CORNER, length];
  return {
    path: rectangle(x, y, width, height),
    band: group ? squareBand(Math.floor(at / SIDE), x, y, length) : null,
    group,
    isCorner: at % SIDE === 0,
  };
}

function squareBand(side: number, x: number, y: number, length: number): string {
  const inner = CORNER - DEPTH;
  return [
    rectangle(x, y, length, DEPTH),
    rectangle(x + inner, y, DEPTH, length),
    rectangle(x, y + inner, length, DEPTH),
    rectangle(x, y, DEPTH, length),
  ][side] as string;
}

function roundTiles(bands: readonly string[]): Tile[] {
  const corner = 1.55;
  const unit = (2 * Math.PI) / (4 * (SIDE - 1) + 4 * corner);
  let angle = Math.PI / 2 - (corner * unit) / 2;
  return Array.from({ length: 4 * SIDE }, (_, at) => {
    const isCorner = at % SIDE === 0;
    const end = angle + unit * (isCorner ? corner : 1);
    const group = bands[at] ?? '';
    const tile = {
      path: sector(angle, end, 346, 500),
      band: group ? sector(angle, end, 346, 380) : null,
      group,
      isCorner,
    };
    angle = end;
    return tile;
  });
}

function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

/** Return the rows of the long board, near edge first, seen from the launching side. */
function longTiles(groups: readonly string[]): Tile[] {
  return groups.flatMap((group, row) => [0, 1, 2].map((column) => longTile(group, row, column)));
}

function longTile(group: string, row: number, column: number): Tile {
  const y = (depth: number) => 860 - 760 * (1 - Math.pow(0.86, depth)) * 1.28;
  const x = (depth: number, part: number) => 300 + (part - 0.5) * (420 - 22 * depth);
  const [near, far] = [row, row + 1];
  const corners = (top: number, bottom: number) =>
    `M${x(bottom, column / 3).toFixed(1)} ${y(bottom).toFixed(1)}` +
    `L${x(top, column / 3).toFixed(1)} ${y(top).toFixed(1)}` +
    `L${x(top, (column + 1) / 3).toFixed(1)} ${y(top).toFixed(1)}` +
    `L${x(bottom, (column + 1) / 3).toFixed(1)} ${y(bottom).toFixed(1)}Z`;
  const isPlain = (row + column) % 4 === 1;
  return {
    path: corners(far, near),
    band: isPlain ? null : corners(far, far - 0.28),
    group: isPlain ? '' : group,
    isCorner: isPlain,
  };
}
