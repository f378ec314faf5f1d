/** What was shown last of each table on this device: who loads the page again is told what came after it. */

import { keep, kept } from './storage';

const KEY = 'passgo-shown';
/** Of so many tables it is remembered. */
const TABLES = 20;

type Shown = [table: string, seq: number];

/** Return the last step of a table that was shown here; null if none was. */
export function lastShown(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Note that a table has been shown up to a step. */
export function noteShown(table: string, seq: number): void {
  if (lastShown(table) === seq) return;
  const others = all().filter(([id]) => id !== table);
  keep(KEY, JSON.stringify([...others, [table, seq]].slice(-TABLES)));
}

function all(): Shown[] {
  try {
    const shown: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(shown) ? (shown as Shown[]) : [];
  } catch {
    return [];
  }
}
