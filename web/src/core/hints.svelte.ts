/**
 * Hints of a first game: each is shown once on a device, and none to who has finished a game there.
 *
 * A browser that keeps nothing shows each once until the page is left.
 */

import { keep, kept } from './storage';

export const HINTS = ['throw', 'buy', 'auction', 'pull'] as const;
export type Hint = (typeof HINTS)[number];

const KEY = 'passgo-hints';

/** Return the hints that were seen; what cannot be read is none. */
export function readHints(text: string | null): Hint[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? HINTS.filter((hint) => found.includes(hint)) : [];
  } catch {
    return [];
  }
}

class Hints {
  #seen: readonly Hint[] = $state.raw(readHints(kept(KEY)));

  isNew(hint: Hint): boolean {
    return !this.#seen.includes(hint);
  }

  /** Show a hint no more. */
  see(hint: Hint): void {
    if (this.isNew(hint)) this.#keep([...this.#seen, hint]);
  }

  /** Show none any more: a game has been played to its end here. */
  finish(): void {
    if (this.#seen.length < HINTS.length) this.#keep(HINTS);
  }

  #keep(seen: readonly Hint[]): void {
    this.#seen = seen;
    keep(KEY, JSON.stringify(seen));
  }
}

export const hints = new Hints();
