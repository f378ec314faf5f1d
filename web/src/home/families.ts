/** Families: the editions by their look, so that boards of one kind share one card. */

import { type EditionLine, type Look, lookOf } from '../core/editions';

export interface Family {
  look: Look;
  editions: EditionLine[];
}

const ORDER: Look[] = ['classic', 'euro', 'revolution', 'clone-wars', 'knockout'];

/** Return the editions by look, in the order in which they are shown. */
export function families(editions: EditionLine[]): Family[] {
  const found = ORDER.map((look) => ({
    look,
    editions: editions.filter((edition) => lookOf(edition.id) === look),
  }));
  return found.filter((family) => family.editions.length > 0);
}

/** Return how many may play, as one reads it: 2–6. */
export function playersText([fewest, most]: [number, number]): string {
  return `${fewest}–${most}`;
}
