/** The curve of chances: what a seat's was at a point, and the band of its margin as a path. */

import type { Point, Rate } from '../../wire/types';
import type { Scale } from '../chart';

const NONE: Rate = { value: 0, low: 0, high: 0 };

/** Return a seat's chance at a point, with the ends of its interval. */
export function rateOf(point: Point | undefined, seat: number): Rate {
  return point?.chances.seats[seat] ?? NONE;
}

/** Return the band between the ends of a seat's intervals, there and back. */
export function band(curve: readonly Point[], seat: number, scale: Scale): string {
  const upper = curve.map((point) => spot(point, rateOf(point, seat).high, scale));
  const lower = curve.map((point) => spot(point, rateOf(point, seat).low, scale)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Return where the end of an interval stands; none leaves the chart. */
function spot({ turn }: Point, chance: number, scale: Scale): string {
  return scale.spot(turn, Math.min(1, Math.max(0, chance)));
}
