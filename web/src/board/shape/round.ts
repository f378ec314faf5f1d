/** The round board: the first space centred at the bottom, clockwise; corners are half as wide again. */

import { between, cornersOf, inRows, short, type Geometry, type Point, type Stand } from './geometry';

export const RIM = 500;
export const BAND_OUT = 372;
export const BAND_IN = 346;
export const ZONE_OUT = 341;
export const ZONE_IN = 333;
export const TOKENS = 308;
export const HUB = 274;
const CORNER_SHARE = 1.55;
/** How large tokens are and how many degrees apart: one, two, three in a row, and more in two rows. */
type Sizes = readonly (readonly [number, number])[];
const USUAL: Sizes = [
  [18, 0],
  [18, 6.4],
  [18, 6.2],
  [14, 4.6],
];
const COMPACT: Sizes = [
  [25, 0],
  [25, 8.6],
  [20, 6.6],
  [16, 5.3],
];
const ROWS = 30;
/** How far from the middle of its space a token may give way, in degrees. */
const ASIDE = 9;
/** Prisoners stand so many in a row, so many degrees and so far behind each other. */
const IN_A_ROW = 3;
const CELL = { angle: 4.4, depth: 29 };

/** The angles of a space in degrees: 0 is the top, clockwise. */
export interface Sector {
  start: number;
  end: number;
  middle: number;
  isCorner: boolean;
}

export class Round implements Geometry {
  readonly viewBox = '-520 -520 1040 1040';
  readonly #corners: readonly number[];
  readonly #unit: number;

  constructor(readonly count: number) {
    this.#corners = cornersOf(count);
    this.#unit = 360 / (count - 4 + 4 * CORNER_SHARE);
  }

  /** Return the angles of a space. */
  sector(space: number): Sector {
    const before = this.#corners.filter((corner) => corner < space).length;
    const widths = space + before * (CORNER_SHARE - 1);
    const isCorner = this.#corners.includes(space);
    const start = 180 + (widths - CORNER_SHARE / 2) * this.#unit;
    const end = start + (isCorner ? CORNER_SHARE : 1) * this.#unit;
    return { start, end, middle: ((start + end) / 2) % 360, isCorner };
  }

  centre(space: number): Point {
    return polar((BAND_IN + RIM) / 2, this.sector(space).middle);
  }

  lane(space: number): Point {
    return polar(TOKENS, this.sector(space).middle);
  }

  stand(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const { middle } = this.sector(space);
    const give = (to: Point, r: number) => inLane(middle, to, r);
    const isRow = of <= IN_A_ROW;
    const [r, apart] = (isCompact ? COMPACT : USUAL)[isRow ? of - 1 : IN_A_ROW] as [number, number];
    const { along, row } = inRows(nth, of, isRow ? of : Math.ceil(of / 2));
    const depth = isRow ? TOKENS : TOKENS + (row - 0.5) * ROWS;
    return { ...polar(depth, middle + along * apart), r, give };
  }

  cell(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const { along, row } = inRows(nth, of, IN_A_ROW);
    const r = isCompact ? (of === 1 ? 22 : 17) : 15;
    return { ...polar(BAND_IN + 27 + row * CELL.depth, this.sector(space).middle + along * CELL.angle), r };
  }

  visit(space: number, nth: number, of: number, isCompact: boolean): Stand {
    return this.stand(space, nth, of, isCompact);
  }

  outline(space: number): string {
    const { start, end } = this.sector(space);
    return ringPart(BAND_IN, RIM, start, end, 0);
  }
}

/** Return the nearest point of the lane that is not too far from an angle. */
function inLane(middle: number, to: Point, r: number): Point {
  const angle = (Math.atan2(to.x, -to.y) * 180) / Math.PI;
  const aside = ((angle - middle + 540) % 360) - 180;
  const distance = between(HUB + r + 1, Math.hypot(to.x, to.y), ZONE_IN - r + 1);
  return polar(distance, middle + between(-ASIDE, aside, ASIDE));
}

/** Return the point at a distance from the middle, in the direction of an angle. */
export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** Return the data of a path around a part of a ring; the gap is left at both ends. */
export function ringPart(inner: number, outer: number, start: number, end: number, gap = 0.25): string {
  const at = (radius: number, angle: number) => {
    const { x, y } = polar(radius, angle);
    return `${short(x)} ${short(y)}`;
  };
  const [from, to] = [start + gap, end - gap];
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  );
}

/** Return how far text at an angle is turned: along the radius, never upside down. */
export function textTurn(middle: number): number {
  return middle > 180 ? middle + 90 : middle - 90;
}
