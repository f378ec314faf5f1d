/** The turns of a replay: at which step each begins, so that one can go from one to the next. */

import type { GameEvent, Replay } from '../wire/types';

const BEGINS: readonly GameEvent['event'][] = ['TurnBegan', 'RoundBegan'];

/** Return the steps after which a turn, or in Knockout a round, has begun; the first is the start. */
export function turnStarts({ steps }: Replay): number[] {
  const begun = steps.flatMap(({ events }, at) => (events.some(({ event }) => BEGINS.includes(event)) ? [at + 1] : []));
  return [0, ...begun];
}

/** Return where the next turn begins, or the end. */
export function turnAfter(starts: readonly number[], at: number, end: number): number {
  return starts.find((start) => start > at) ?? end;
}

/** Return where this turn began, or from its beginning the one before. */
export function turnBefore(starts: readonly number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0;
}

/** Return the number of the turn that is played at a step, 0 before the first. */
export function turnAt(starts: readonly number[], at: number): number {
  return starts.findLastIndex((start) => start <= at);
}
