/** The board sheet: what is known of a pack, for who lays it out by hand. */

/** What a view writes for cards that nobody knows: one, or the rest of them. */
const UNKNOWN = new Set(['?', '...']);

/** Return the cards of a pack that everybody knows, from top to bottom. */
export function knownIn(pack: readonly string[] = []): string[] {
  return pack.filter((card) => !UNKNOWN.has(card));
}
