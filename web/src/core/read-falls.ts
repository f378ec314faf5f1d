/** Falls that have been read on this device: their panel does not come back when the page does. */

import { keep, kept } from './storage';

const KEY = 'passgo-falls';
/** Of so many tables the falls are remembered. */
const TABLES = 20;

type Read = [table: string, falls: [seat: number, seq: number][]];

/** Return the step of the fall that has been read, by seat. */
export function readFalls(table: string): ReadonlyMap<number, number> {
  return new Map(all().find(([id]) => id === table)?.[1]);
}

/** Note that somebody has read their fall; return all that have been read at the table. */
export function noteFall(table: string, seat: number, seq: number): ReadonlyMap<number, number> {
  const falls = new Map([...readFalls(table), [seat, seq] as const]);
  const others = all().filter(([id]) => id !== table);
  keep(KEY, JSON.stringify([...others, [table, [...falls]]].slice(-TABLES)));
  return falls;
}

function all(): Read[] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Read[]) : [];
  } catch {
    return [];
  }
}
