/** The language that the player reads: chosen here, else the browser's. */

import { openLanguage } from './catalogues';

export type Language = 'fr' | 'en';

const KEPT = 'passgo-language';

/** Return the language to begin with. */
export function firstLanguage(kept: string | null, wished: readonly string[]): Language {
  if (kept === 'fr' || kept === 'en') return kept;
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'en';
}

class Reader {
  #current: Language = $state('en');

  constructor() {
    if (typeof window === 'undefined') return;
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEPT);
    } catch {
      // A browser that keeps nothing: its own languages decide each time.
    }
    this.#current = firstLanguage(kept, navigator.languages);
  }

  get current(): Language {
    return this.#current;
  }

  /** Read on in another language, once its texts are there. */
  async set(wanted: Language): Promise<void> {
    try {
      localStorage.setItem(KEPT, wanted);
    } catch {
      // Not kept, but changed all the same.
    }
    await openLanguage(wanted);
    this.#current = wanted;
  }
}

export const language: { readonly current: Language; set(wanted: Language): Promise<void> } = new Reader();
