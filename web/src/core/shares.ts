/** Shares in the luck: what this device gave to a game, and whether the game was begun with it. */

import type { Start } from '../wire/types';

/** What was given, and what the server had promised before. */
export interface Given {
  share: string;
  commitment: string;
}

const BYTES = 16;

/** Return a fresh share: random bytes in hexadecimal. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepShare(table: string, seat: number, given: Given): void {
  try {
    localStorage.setItem(keyOf(table, seat), JSON.stringify(given));
  } catch {
    // A browser that keeps nothing cannot look for its share afterwards.
  }
}

/** Return what this device gave for a seat; null where nothing was kept. */
export function keptShare(table: string, seat: number): Given | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? 'null') as Given | null;
  } catch {
    return null;
  }
}

/** Tell whether a start event stands on the promise and holds the share that was given. */
export function isHonoured(start: string, seat: number, given: Given): boolean {
  try {
    const begun = JSON.parse(start) as Start;
    return begun.commitment === given.commitment && begun.contributions[seat] === given.share;
  } catch {
    return false;
  }
}

function keyOf(table: string, seat: number): string {
  return `passgo-share-${table}-${seat}`;
}
