/** Notes: a sum as the paper money of the box, in the fewest of them. */

import type { DiceEdition } from '../../wire/types';

/** So many of one note; *rank* is its place among those of the box, the largest first. */
export interface NotePile {
  note: number;
  rank: number;
  count: number;
}

/** Return a sum in notes, the largest first; none where the box has no notes that make it up. */
export function notesOf(sum: number, { money, change }: Pick<DiceEdition, 'money' | 'change'>): NotePile[] {
  const notes = money.notes ?? [];
  const largest = notes[0];
  if (!largest || sum < 0) return [];
  const row = change[(sum % largest) / money.step];
  if (!row?.length) return [];
  const whole = Math.floor(sum / largest);
  return notes
    .map((note, rank) => ({ note, rank, count: (row[rank] ?? 0) + (rank === 0 ? whole : 0) }))
    .filter(({ count }) => count > 0);
}
