/** The square board: a side of 1000, corners of 128, the spaces of each side alike. */

import { between, cornersOf, inRows, short, type Geometry, type Point, type Stand } from './geometry';

export const SIDE = 1000;
export const CORNER = 128;
const LANE = 27;
const COMPACT_LANE = 42;
const IN_A_ROW = 3;
/** How far tokens may reach into the board where a question is asked in its middle. */
const DEEP = 58;
/** How far from the middle of its space a token may give way, in widths of the space. */
const ASIDE = 0.65;
/** How far from a corner those may give way who stand beside it. */
const BESIDE = 160;
/** How wide the foot of a corner is, and how many stand there; where the board is small, few enough to be seen. */
const FOOT = CORNER - 6;
const AT_A_FOOT = 6;
const AT_A_SMALL_FOOT = 2;
/** How far apart those at a foot stand at least, as a share of their width. */
const OVERLAP = 0.86;
/** How large tokens are, as a share of their distance, so that they hardly overlap. */
const CLOSE = 0.58;

export type Edge = 'bottom' | 'left' | 'top' | 'right' | 'corner';

/** The rectangle of a space and the edge it lies on. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  edge: Edge;
}

const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];
const FAR = SIDE - CORNER;
const CORNER_AT: readonly Point[] = [
  { x: FAR, y: FAR },
  { x: 0, y: FAR },
  { x: 0, y: 0 },
  { x: FAR, y: 0 },
];

export class Square implements Geometry {
  readonly viewBox = '-10 -10 1020 1020';
  readonly #corners: readonly number[];

  constructor(readonly count: number) {
    this.#corners = [...cornersOf(count), count];
  }

  /** Return the rectangle of a space; the first one is bottom right, then clockwise. */
  frame(space: number): Frame {
    const side = this.#sideOf(space);
    const first = this.#corners[side] as number;
    if (space === first) return { ...(CORNER_AT[side] as Point), w: CORNER, h: CORNER, edge: 'corner' };
    const cell = (SIDE - 2 * CORNER) / ((this.#corners[side + 1] as number) - first - 1);
    const run = CORNER + (space - first - 1) * cell;
    return frameOn(EDGES[side] as Edge, run, cell);
  }

  centre(space: number): Point {
    const { x, y, w, h } = this.frame(space);
    return { x: x + w / 2, y: y + h / 2 };
  }

  lane(space: number): Point {
    const frame = this.frame(space);
    if (frame.edge === 'corner') return innerCorner(this.centre(space));
    return inward(frame.edge, frame, 0, LANE);
  }

  stand(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const frame = this.frame(space);
    if (frame.edge === 'corner') return cornerStand(frame, nth, of, isCompact);
    const deep = isCompact ? COMPACT_LANE + Math.ceil(of / IN_A_ROW) * 46 : DEEP;
    const give = (to: Point, r: number) => inLane(frame, to, r, deep);
    if (!isCompact && of > IN_A_ROW) return { ...crowded(frame, nth, of), give };
    const r = isCompact ? (of > 2 ? 24 : 30) : 18;
    const { along, row } = inRows(nth, of, IN_A_ROW);
    const depth = (isCompact ? COMPACT_LANE : LANE) + row * r * 1.85;
    return { ...inward(frame.edge, frame, along * (isCompact ? r * 1.75 : 31), depth), r, give };
  }

  cell(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const frame = this.frame(space);
    if (frame.edge !== 'corner') return this.stand(space, nth, of, isCompact);
    const column = of === 1 ? 0 : (nth % 2) - 0.5;
    const rows = Math.ceil(of / 2);
    const row = Math.floor(nth / 2) - (rows - 1) / 2;
    const apart = Math.min(36, 76 / rows);
    const alone = isCompact ? 30 : 19;
    const r = of === 1 ? alone : Math.min(isCompact ? 20 : 15, CLOSE * apart);
    return { x: frame.x + 79 + column * 38, y: frame.y + 46 + row * apart, r };
  }

  /** Visitors stand to the left of the cell from its top, the later ones below it. */
  visit(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const { x, y } = this.frame(space);
    const left = Math.max(IN_A_ROW, Math.ceil(of / 2));
    const down = Math.min(36, 86 / (left - 1));
    const across = left > IN_A_ROW ? 90 / (of - left) : Math.min(36, 54 / (of - left - 1));
    const r = Math.min(isCompact ? 20 : 15, CLOSE * (of > left ? Math.min(down, across) : down));
    if (nth < left) return { x: x + 19, y: y + 22 + nth * down, r };
    return { x: x + 109 - (of - 1 - nth) * across, y: y + 108, r };
  }

  outline(space: number): string {
    const { x, y, w, h, edge } = this.frame(space);
    return roundedRectangle(x + 1, y + 1, w - 2, h - 2, edge === 'corner' ? 20 : 7);
  }

  #sideOf(space: number): number {
    return Math.max(0, this.#corners.findIndex((corner) => corner > space) - 1);
  }
}

function frameOn(edge: Edge, run: number, cell: number): Frame {
  switch (edge) {
    case 'bottom':
      return { x: SIDE - run - cell, y: FAR, w: cell, h: CORNER, edge };
    case 'left':
      return { x: 0, y: SIDE - run - cell, w: CORNER, h: cell, edge };
    case 'top':
      return { x: run, y: 0, w: cell, h: CORNER, edge };
    default:
      return { x: FAR, y: run, w: CORNER, h: cell, edge };
  }
}

/** Return a point inside the ring beside a space: so far along it, so far in. */
function inward(edge: Edge, { x, y, w, h }: Frame, along: number, depth: number): Point {
  switch (edge) {
    case 'bottom':
      return { x: x + w / 2 + along, y: y - depth };
    case 'top':
      return { x: x + w / 2 + along, y: y + h + depth };
    case 'left':
      return { x: x + w + depth, y: y + h / 2 + along };
    default:
      return { x: x - depth, y: y + h / 2 + along };
  }
}

/** Return the nearest point beside a space, not too far along nor in, and inside the ring. */
function inLane(frame: Frame, to: Point, r: number, deep: number): Point {
  const aside = ASIDE * Math.min(frame.w, frame.h);
  const [near, far] = [inward(frame.edge, frame, -aside, r + 1), inward(frame.edge, frame, aside, deep - r)];
  return {
    x: inRing(between(Math.min(near.x, far.x), to.x, Math.max(near.x, far.x)), r),
    y: inRing(between(Math.min(near.y, far.y), to.y, Math.max(near.y, far.y)), r),
  };
}

function inRing(value: number, r: number): number {
  return between(CORNER + r + 1, value, FAR - r - 1);
}

function innerCorner(middle: Point): Point {
  const near = CORNER + LANE;
  const inside = (value: number) => (value < SIDE / 2 ? near : SIDE - near);
  return { x: inside(middle.x), y: inside(middle.y) };
}

/** Return a place among many: smaller, in two rows, so that none reaches the middle of the board. */
function crowded(frame: Frame, nth: number, of: number): Stand {
  const { along, row } = inRows(nth, of, Math.ceil(of / 2));
  return { ...inward(frame.edge, frame, along * 24, 17 + row * 26), r: 13 };
}

/** Return a place in a corner: a row at its foot as wide as it is, the others beside it inside the ring. */
function cornerStand(frame: Frame, nth: number, of: number, isCompact: boolean): Stand {
  const most = isCompact ? AT_A_SMALL_FOOT : AT_A_FOOT;
  const here = Math.min(most, of);
  const r = Math.min(isCompact ? 24 : 15, FOOT / (2 * OVERLAP * (here - 1) + 2));
  if (nth >= most) return besideCorner(frame, nth - most, r);
  const apart = Math.min(44, r * 2, (FOOT - 2 * r) / Math.max(1, here - 1));
  return { x: frame.x + CORNER / 2 + (nth - (here - 1) / 2) * apart, y: frame.y + CORNER - r - 7, r };
}

function besideCorner(frame: Frame, nth: number, r: number): Stand {
  const corner = innerCorner({ x: frame.x + CORNER / 2, y: frame.y + CORNER / 2 });
  const towards = (value: number) => (value < SIDE / 2 ? 1 : -1) * r * 2.2;
  const [across, down] = [nth % IN_A_ROW, Math.floor(nth / IN_A_ROW)];
  const give = (to: Point, size: number) => ({
    x: nearCorner(corner.x, to.x, size),
    y: nearCorner(corner.y, to.y, size),
  });
  return { x: corner.x + across * towards(corner.x), y: corner.y + down * towards(corner.y), r, give };
}

function nearCorner(corner: number, value: number, r: number): number {
  const isLow = corner < SIDE / 2;
  return inRing(isLow ? Math.min(value, CORNER + BESIDE) : Math.max(value, FAR - BESIDE), r);
}

/** Return the data of a path around a rectangle with round corners. */
export function roundedRectangle(x: number, y: number, w: number, h: number, r: number): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(x + r)} ${short(y)}h${short(w - 2 * r)}${arc(r, r)}v${short(h - 2 * r)}${arc(-r, r)}` +
    `h${short(2 * r - w)}${arc(-r, -r)}v${short(2 * r - h)}${arc(r, -r)}Z`
  );
}
