/** The drag: which pull of the hand gives which power, in tenths of a millimetre of the board.

Nearly all of it is for powers that leave a lone token on the spaces, and there the way a token goes grows
evenly with the pull. The last stretch is for slides that are to knock others off. */

import type { Range } from './aiming';

/** A shorter pull lets nothing go: the hand was put back. */
export const LEAST_PULL = 60;
/** The pull that carries a lone token to the end of the board. */
export const BOARD_PULL = 1150;
/** How far the hand is drawn back at full power. */
export const FULL_PULL = 1300;

/** Which powers a pull has to give: those that keep a lone token on the spaces, and the greatest. */
export interface Powers {
  readonly useful: Range;
  readonly most: number;
}

/** Return the power of a pull. */
export function powerOf(pull: number, { useful: [least, end], most }: Powers): number {
  if (pull >= BOARD_PULL) return between(end, most, share(pull, BOARD_PULL, FULL_PULL));
  return Math.sqrt(between(least ** 2, end ** 2, share(pull, LEAST_PULL, BOARD_PULL)));
}

/** Return the pull for a power; the softest have the shortest. */
export function pullOf(power: number, { useful: [least, end], most }: Powers): number {
  if (power >= end) return between(BOARD_PULL, FULL_PULL, share(power, end, most));
  return between(LEAST_PULL, BOARD_PULL, share(power ** 2, least ** 2, end ** 2));
}

/** Return where what is told of the pull begins: to the left of the hand by *far*, else to its right by *near*. */
export function besideHand(hand: number, [least]: Range, far: number, near: number): number {
  return hand - far < least ? hand + near : hand - far;
}

/** Return how far a value is on its way from one to another, from 0 to 1. */
function share(value: number, from: number, to: number): number {
  return to > from ? Math.max(0, Math.min(1, (value - from) / (to - from))) : 1;
}

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
