/** Families: the editions by their box, so that boards of one kind share one card. */

import type { EditionLine } from '../core/editions';
import { language } from '../text/language.svelte';

export interface Family {
  /** The edition whose box it is. */
  key: string;
  editions: EditionLine[];
}

/** Return the editions by box, in the order in which they come. */
export function families(editions: EditionLine[]): Family[] {
  const found = new Map<string, Family>();
  for (const line of editions) {
    const family = found.get(line.box) ?? { key: line.box, editions: [] };
    family.editions.push(line);
    found.set(line.box, family);
  }
  return [...found.values()];
}

/** Return the short name of an edition: that of its box. */
export function nameOf(line: EditionLine): string {
  return line.short[language.current];
}

/** Return which board of its box an edition is. */
export function boardOf(line: EditionLine): string {
  return line.board[language.current] || line.titles[language.current];
}

/** Return when an edition was boxed, and what it is about where it says that. */
export function aboutOf(line: EditionLine): string {
  return [line.year, line.about[language.current]].filter(Boolean).join(' · ');
}

/** Return how many may play, as one reads it: 2–6. */
export function playersText([fewest, most]: [number, number]): string {
  return `${fewest}–${most}`;
}
