/** The round board: the first space centred at the bottom, clockwise; corners are half as wide again. */

import { cornersOf, short, type Geometry, type Point, type Stand } from './geometry';

export const RIM = 500;
export const BAND_OUT = 372;
export const BAND_IN = 346;
export const ZONE_OUT = 341;
export const ZONE_IN = 333;
export const TOKENS = 308;
export const HUB = 274;
const CORNER_SHARE = 1.55;
const WIDEST = 6.4;

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
    const widest = isCompact ? 9 : WIDEST;
    const step = Math.min(widest, (isCompact ? 40 : 30) / Math.max(1, of - 1));
    const angle = this.sector(space).middle + (nth - (of - 1) / 2) * step;
    return { ...polar(TOKENS, angle), r: isCompact ? 25 : 18 };
  }

  cell(space: number, nth: number, of: number, isCompact: boolean): Stand {
    const step = Math.min(4.2, 9 / Math.max(1, of - 1));
    const angle = this.sector(space).middle + (nth - (of - 1) / 2) * step;
    return { ...polar(BAND_IN + 27, angle), r: isCompact ? 22 : 15 };
  }

  outline(space: number): string {
    const { start, end } = this.sector(space);
    return ringPart(BAND_IN, RIM, start, end, 0);
  }
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
