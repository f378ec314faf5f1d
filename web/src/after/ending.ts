/** The ending of a game: when it was, and whether the table agreed on it. */

import type { GameEvent } from '../wire/types';

/** Return when the last entry of a log was made, in seconds since 1970; 0 where it does not say. */
export function ended(entries: readonly string[]): number {
  const last = entries.at(-1);
  if (!last) return 0;
  const { at } = JSON.parse(last) as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}

/** Return which limit has ended a game, if one has: rounds or time that were agreed before. */
export function limitOf(events: readonly GameEvent[]): 'rounds' | 'time' | null {
  const end = events.findLast((event) => event.event === 'TimeCame');
  if (end?.event !== 'TimeCame' || end.by === 'Stop') return null;
  return end.by === 'EndTurn' ? 'rounds' : 'time';
}

/** Tell whether a table agreed to stop: it said so, or the game was closed as it stood, and nobody has won. */
export function isStopped(events: readonly GameEvent[], hasWinner: boolean): boolean {
  return !hasWinner || events.some((event) => event.event === 'TimeCame' && event.by === 'Stop');
}
