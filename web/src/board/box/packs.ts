/** Packs: how many cards lie in each, and how many of them nobody has seen yet; never in which order. */

import type { Deck, DiceEdition, DiceView } from '../../wire/types';

export interface Pack {
  deck: Deck;
  /** Cards that lie in it: those that somebody keeps or is obeying do not. */
  cards: number;
  /** Cards among them that have not been drawn since they were shuffled. */
  unseen: number;
}

/** What a view writes for cards that nobody knows: one, or the rest of them. */
const UNKNOWN = new Set(['?', '...']);

/** Return the packs of a table; texts that an electronic unit makes up lie in none. */
export function packsOf(
  { players, decks = {}, agenda = [] }: Pick<DiceView, 'players' | 'decks' | 'agenda'>,
  edition: Pick<DiceEdition, 'decks' | 'cards'>,
): Pack[] {
  const obeyed = agenda.flatMap((frame) => (frame.frame === 'card-back-under' ? [frame.card] : []));
  const out = new Set([...players.flatMap(({ cards = [] }) => cards), ...obeyed]);
  return edition.decks
    .filter(({ draw }) => draw !== 'any')
    .map((deck) => {
      const away = edition.cards.filter((card) => card.deck === deck.id && out.has(card.id)).length;
      const known = (decks[deck.id] ?? []).filter((card) => !UNKNOWN.has(card)).length;
      const cards = deck.size - away;
      return { deck, cards, unseen: cards - known };
    });
}
