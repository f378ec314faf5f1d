/** How a table in a list stands: what it waits for, and when somebody last did something. */

import type { TableLine } from '../wire/types';

const DAY = 24 * 3600;

export interface TableStatus {
  /** The sentence that tells it. */
  key: string;
  facts: Record<string, string | number>;
  /** It waits for somebody on this device. */
  isMine: boolean;
}

/** Return what a table waits for: free seats, somebody's turn, or nothing any more. */
export function statusOf({
  status,
  seats,
  turn,
  mine,
}: Pick<TableLine, 'status' | 'seats' | 'turn' | 'mine'>): TableStatus {
  if (status === 'open') {
    const free = seats.filter(({ name, level }) => !name && !level).length;
    return { key: 'home-free-seats', facts: { count: free }, isMine: false };
  }
  if (status !== 'playing' || turn.length === 0) return { key: `home-status-${status}`, facts: {}, isMine: false };
  if (turn.some((seat) => mine.includes(seat))) return { key: 'home-turn-mine', facts: {}, isMine: true };
  const names = turn.map((seat) => seats[seat]?.name ?? '').join(', ');
  return { key: 'home-turn', facts: { count: turn.length, names }, isMine: false };
}

/** Return an hour as one reads it: the time within a day, the date before. */
export function hourText(then: number, now: number, language: string): string {
  const form: Intl.DateTimeFormatOptions =
    now - then < DAY ? { hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form).format(then * 1000);
}
