/** The language that the player reads: chosen here, else the browser's. */

import { keep, kept } from '../core/storage';
import { openLanguage } from './catalogues';

export type Language = 'fr' | 'en';

const KEPT = 'passgo-language';

/** Return the language to begin with. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  if (chosen === 'fr' || chosen === 'en') return chosen;
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'en';
}

class Reader {
  #current: Language = $state('en');

  constructor() {
    if (typeof window === 'undefined') return;
    this.#current = firstLanguage(kept(KEPT), navigator.languages);
  }

  get current(): Language {
    return this.#current;
  }

  /** Read on in another language, once its texts are there. */
  async set(wanted: Language): Promise<void> {
    keep(KEPT, wanted);
    await openLanguage(wanted);
    this.#current = wanted;
  }
}

export const language: { readonly current: Language; set(wanted: Language): Promise<void> } = new Reader();
