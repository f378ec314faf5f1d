/** Counted spaces: which side's tokens count for which space, so that each space can be outlined. */

import { playerLook } from '../look/players';
import type { SlidingView } from '../wire/types';
import type { Drum } from './showing.svelte';

/** One outline: a space, the side whose tokens count there, and how many others are around it. */
export interface Outlined {
  space: number;
  side: number;
  /** 0 for the outermost outline of a space. */
  ring: number;
}

/** Return the outlines of all spaces where tokens lie; sides that share a space lie one inside the other. */
export function outlinesOf(drums: readonly Drum[], order: readonly number[]): Outlined[] {
  const found = new Map<number, Set<number>>();
  for (const { at, space, side } of drums)
    if (at === 'board' && space >= 0) found.set(space, (found.get(space) ?? new Set()).add(side));
  return [...found].flatMap(([space, sides]) =>
    order.filter((side) => sides.has(side)).map((side, ring) => ({ space, side, ring })),
  );
}

/** Return how the line of a side is broken: colour never stands alone. */
export function dashOf(view: SlidingView, side: number): string {
  return playerLook(view.sides.findIndex((one) => one.side === side)).dash;
}
