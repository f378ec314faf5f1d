/** What every board can say of its places; the square and the round one each know how. */

export interface Point {
  x: number;
  y: number;
}

/** A place to stand on, and how large who stands there may be. */
export interface Stand extends Point {
  r: number;
  /** Return the point nearest to another where a token of some size may stand instead; none has to stay. */
  give?: (to: Point, r: number) => Point;
}

export interface Geometry {
  readonly count: number;
  readonly viewBox: string;
  /** Return where the nth of some tokens stands at a space. */
  stand(space: number, nth: number, of: number, isCompact: boolean): Stand;
  /** Return where the nth of some tokens sits in jail, at the jail's space. */
  cell(space: number, nth: number, of: number, isCompact: boolean): Stand;
  /** Return where the nth of some tokens stands that only visit the jail. */
  visit(space: number, nth: number, of: number, isCompact: boolean): Stand;
  /** Return the point of the lane that a token passes at a space. */
  lane(space: number): Point;
  /** Return the middle of a space. */
  centre(space: number): Point;
  /** Return the outline of a space, as the data of a path. */
  outline(space: number): string;
}

/** Return how far the ring of light reaches around the token whose turn it is. */
export function haloOf(r: number): number {
  return r + Math.min(7, r * 0.4);
}

/** Return where the nth of some stands in its row, from its middle, and in which row, so many to a row. */
export function inRows(nth: number, of: number, most: number): { along: number; row: number } {
  const row = Math.floor(nth / most);
  const here = Math.min(most, of - row * most);
  return { along: (nth % most) - (here - 1) / 2, row };
}

/** Return the nearest of the values between two limits. */
export function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Return the places of the four corners among some spaces. */
export function cornersOf(count: number): [number, number, number, number] {
  return [0, Math.round(count / 4), Math.round(count / 2), Math.round((3 * count) / 4)];
}

/** Return a number as short as drawings need it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
