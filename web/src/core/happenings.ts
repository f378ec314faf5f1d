/** Happenings: what happened, step by step, and what of it was taken back. */

import type { GameEvent } from '../wire/types';

export interface Happening {
  seq: number;
  event: GameEvent;
  /** The step was taken back: it is history, but it no longer counts. */
  isUndone?: boolean;
}

const REMEMBERED = 2000;

/** Return the log with what happened in further steps; *steps* has the number of each event's. */
export function extended(log: readonly Happening[], events: readonly GameEvent[], steps: readonly number[]): Happening[] {
  const added = events.map((event, at) => ({ seq: steps[at] ?? 0, event }));
  return [...log, ...added].slice(-REMEMBERED);
}

/** Return the log with a step and all after it marked as taken back. */
export function takenBack(log: readonly Happening[], from: number): Happening[] {
  return log.map((happening) => (happening.seq >= from ? { ...happening, isUndone: true } : happening));
}

/** Return what still counts. */
export function standing(log: readonly Happening[]): Happening[] {
  return log.filter(({ isUndone }) => !isUndone);
}
