/** Picks from the box: the cards of a pack and the deeds of the pile, those that may come first. */

import { deedsOf } from '../board/players/estate';
import type { Telling } from '../desk/telling';
import { hasWords } from '../text/folded';
import type { DiceEdition, DiceView } from '../wire/types';

/** Something that can be drawn; *why* says why it cannot be the one that came, *owner* who has it. */
export interface BoxPick {
  id: string;
  text: string;
  why: 'kept' | 'under' | 'owned' | null;
  owner: number | null;
}

/** Return the cards of the pack that is drawn from. */
export function cardPicks(
  { deck: pack, choices }: Telling,
  { cards }: Pick<DiceEdition, 'cards'>,
  { players }: Pick<DiceView, 'players'>,
  text: (card: string) => string,
): BoxPick[] {
  const ofPack = cards.filter(({ deck }) => deck === pack);
  const picks = ofPack.map(({ id }): BoxPick => {
    const at = players.findIndex(({ cards: kept = [] }) => kept.includes(id));
    const owner = at < 0 ? null : at;
    const away = owner === null ? 'under' : 'kept';
    return { id, text: text(id), why: choices.includes(id) ? null : away, owner };
  });
  return possibleFirst(picks);
}

/** Return the deeds of the box, those that lie in the pile first. */
export function deedPicks(
  { choices }: Telling,
  { spaces }: Pick<DiceEdition, 'spaces'>,
  view: DiceView,
  text: (space: string) => string,
): BoxPick[] {
  const owned = deedsOf(view);
  const deeds = spaces.filter(({ group }) => group);
  const picks = deeds.map(({ id }): BoxPick => {
    const owner = owned.get(id)?.owner ?? null;
    return { id, text: text(id), why: choices.includes(id) ? null : 'owned', owner };
  });
  return possibleFirst(picks);
}

function possibleFirst(picks: BoxPick[]): BoxPick[] {
  return [...picks.filter(({ why }) => why === null), ...picks.filter(({ why }) => why !== null)];
}

/** Tell whether something is worth a press: it can have come, or may lie in a pack that was shuffled. */
export function mayCome({ why }: BoxPick): boolean {
  return why === null || why === 'under';
}

/** Return the picks that have every word of a search. */
export function searched(picks: readonly BoxPick[], search: string): BoxPick[] {
  return picks.filter(({ text }) => hasWords(text, search));
}
