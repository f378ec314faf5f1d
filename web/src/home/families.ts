/** Families: the editions by their box, so that boards of one kind share one card. */

import type { EditionLine } from '../core/editions';
import { type Appearance, appearanceOf, type Look } from '../look/editions';
import { language } from '../text/language.svelte';
import { say } from '../text/say';

export interface Family {
  /** What tells it from the others. */
  key: string;
  /** How its card is painted; boards that are not known to us share a plain one. */
  cover: Look | 'plain';
  art: Appearance['art'];
  shape: EditionLine['shape'];
  editions: EditionLine[];
}

const ORDER: string[] = ['classic', 'euro', 'revolution', 'clone-wars', 'knockout'] satisfies Look[];

/** Return the editions by box, ours in the order in which they are shown, then all others. */
export function families(editions: EditionLine[]): Family[] {
  const found = new Map<string, Family>();
  for (const line of editions) {
    const { art, box } = appearanceOf(line.id);
    const key = box ?? line.id;
    const family = found.get(key) ?? { key, cover: box ?? 'plain', art, shape: line.shape, editions: [] };
    family.editions.push(line);
    found.set(key, family);
  }
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

function rank({ key }: Family): number {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
}

/** Return the short name of an edition: that of its box, else its own title. */
export function shortName(edition: string, title: string): string {
  const { box } = appearanceOf(edition);
  return box ? say(`home-edition-${box}`) : title;
}

/** Return the short name of an edition of the list. */
export function nameOf(line: EditionLine): string {
  return shortName(line.id, line.titles[language.current]);
}

/** Return when an edition was boxed, and what it is about where we know that. */
export function aboutOf(line: EditionLine): string {
  const { box } = appearanceOf(line.id);
  return box ? `${line.year} · ${say(`home-edition-${box}.about`)}` : String(line.year);
}

/** Return how many may play, as one reads it: 2–6. */
export function playersText([fewest, most]: [number, number]): string {
  return `${fewest}–${most}`;
}
