/** Happenings: what happened, step by step, and what of it was taken back. */

import type { GameEvent } from '../wire/types';

export interface Happening {
  seq: number;
  event: GameEvent;
  /** What happened just before, which may be its reason. */
  before?: GameEvent | undefined;
  /** The step was taken back: it is history, but it no longer counts. */
  isUndone?: boolean;
}

const REMEMBERED = 2000;

/** Return the log with what happened in further steps; *steps* has the number of each event's. */
export function extended(
  log: readonly Happening[],
  events: readonly GameEvent[],
  steps: readonly number[],
): Happening[] {
  const added = events.map((event, at) => ({ seq: steps[at] ?? 0, event, before: events[at - 1] }));
  return [...log, ...added].slice(-REMEMBERED);
}

/** Return the log with a step and all after it marked as taken back. */
export function takenBack(log: readonly Happening[], from: number): Happening[] {
  return log.map((happening) => (happening.seq >= from ? { ...happening, isUndone: true } : happening));
}

/**
 * Return the log as it is after an absence. *steps* has the numbers that the server still knows, from some
 * number on: what is missing among them was taken back meanwhile. Events of steps after *seen* are new.
 */
export function caughtUp(
  log: readonly Happening[],
  events: readonly GameEvent[],
  steps: readonly number[],
  seen: number,
): Happening[] {
  const known = new Set(steps);
  const oldest = steps[0] ?? Infinity;
  const isGone = ({ seq }: Happening) => seq > oldest && !known.has(seq);
  const old = log.map((happening) => (isGone(happening) ? { ...happening, isUndone: true } : happening));
  const fresh = steps.flatMap((seq, at) => (seq > seen ? [at] : []));
  return extended(
    old,
    fresh.map((at) => events[at] as GameEvent),
    fresh.map((at) => steps[at] as number),
  );
}

/** Return what still counts. */
export function notTakenBack(log: readonly Happening[]): Happening[] {
  return log.filter(({ isUndone }) => !isUndone);
}
