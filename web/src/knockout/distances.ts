/** Distances in words and in the units people read: millimetres, degrees, percent, centimetres. */

import { say } from '../text/say';
import type { Field } from './aiming';
import type { Point } from './projection';

/** The sign of each number of an aim, and its usual step. */
export const UNITS: Record<Field, { sign: string; step: number; tenths: number }> = {
  start: { sign: 'mm', step: 1, tenths: 10 },
  direction: { sign: '°', step: 0.5, tenths: 10 },
  power: { sign: '%', step: 1, tenths: 10 },
};

/** Return a number of an aim as people read it; places behind GO are measured from the middle. */
export function inUnits(field: Field, value: number, width: number): number {
  const from = field === 'start' ? width / 2 : 0;
  return Math.round(value - from) / UNITS[field].tenths;
}

/** Return a number of an aim from what was read. */
export function fromUnits(field: Field, value: number, width: number): number {
  const from = field === 'start' ? width / 2 : 0;
  return Math.round(value * UNITS[field].tenths + from);
}

/** How far ahead and how far to the right something is, in whole centimetres. */
export interface Distance {
  ahead: number;
  aside: number;
}

/** Return the distance of a point from another, both in tenths of a millimetre. */
export function distanceOf(point: Point, from: Point): Distance {
  return { ahead: Math.round((point[1] - from[1]) / 100), aside: Math.round((point[0] - from[0]) / 100) };
}

/** Return a distance in words: so far ahead, so far to one side. */
export function spokenDistance({ ahead, aside }: Distance): string {
  const facts = { ahead, aside: Math.abs(aside) };
  if (aside === 0) return say('knockout-ahead', facts);
  return say(aside < 0 ? 'knockout-ahead-left' : 'knockout-ahead-right', facts);
}
