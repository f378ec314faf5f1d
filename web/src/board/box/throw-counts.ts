/** Throws: how often each total has come in this game. */

import type { GameEvent } from '../../wire/types';

const LOWEST = 2;
const HIGHEST = 12;

export interface Throws {
  /** By total, from the lowest one on. */
  counts: { total: number; count: number }[];
  most: number;
  last: number | null;
}

/** What is thrown with two dice: for a turn, for the start, for a rent. */
const THROWN = new Set<GameEvent['event']>(['Rolled', 'OpeningThrown', 'RentThrown']);

/** Count the throws of two dice among some events. */
export function throwsOf(events: Iterable<GameEvent>): Throws {
  const counts = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, nth) => ({ total: LOWEST + nth, count: 0 }));
  let last: number | null = null;
  for (const event of events) {
    if (!THROWN.has(event.event) || !('second' in event)) continue;
    last = event.first + event.second;
    (counts[last - LOWEST] as { count: number }).count += 1;
  }
  return { counts, most: Math.max(...counts.map(({ count }) => count)), last };
}
