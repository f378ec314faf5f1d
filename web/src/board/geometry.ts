/** What every board can say of its places; the square and the round one each know how. */

export interface Point {
  x: number;
  y: number;
}

/** A place to stand on, and how large who stands there may be. */
export interface Stand extends Point {
  r: number;
}

export interface Geometry {
  readonly count: number;
  readonly viewBox: string;
  /** Return where the nth of some tokens stands at a space. */
  stand(space: number, nth: number, of: number, isCompact: boolean): Stand;
  /** Return where the nth of some tokens sits in jail, at the jail's space. */
  cell(space: number, nth: number, of: number, isCompact: boolean): Stand;
  /** Return the point of the lane that a token passes at a space. */
  lane(space: number): Point;
  /** Return the middle of a space. */
  centre(space: number): Point;
  /** Return the outline of a space, as the data of a path. */
  outline(space: number): string;
}

/** Return the places of the four corners among some spaces. */
export function cornersOf(count: number): [number, number, number, number] {
  return [0, Math.round(count / 4), Math.round(count / 2), Math.round((3 * count) / 4)];
}

/** Return a number as short as drawings need it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
