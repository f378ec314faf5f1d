/** Picks from the box: the cards of a pack and the deeds of the pile, those that may come first. */

import { deedsOf } from '../board/players/estate';
import type { Telling } from '../desk/telling';
import { wordsOf } from '../text/folded';
import type { Card, DiceEdition, DiceView, Space } from '../wire/types';

/** Something that can be drawn; *why* says why it cannot be the one that came, *owner* who has it. */
export interface BoxPick {
  id: string;
  text: string;
  /** All that it may be searched by. */
  found: string;
  why: 'kept' | 'under' | 'owned' | null;
  owner: number | null;
}

/** Return the cards of the pack that is drawn from. */
export function cardPicks(
  { deck: pack, choices }: Telling,
  { cards }: Pick<DiceEdition, 'cards'>,
  { players }: Pick<DiceView, 'players'>,
  text: (card: string) => string,
  found: (card: Card) => string,
): BoxPick[] {
  const ofPack = cards.filter(({ deck }) => deck === pack);
  const picks = ofPack.map((card): BoxPick => {
    const { id } = card;
    const at = players.findIndex(({ cards: kept = [] }) => kept.includes(id));
    const owner = at < 0 ? null : at;
    const away = owner === null ? 'under' : 'kept';
    return { id, text: text(id), found: found(card), why: choices.includes(id) ? null : away, owner };
  });
  return possibleFirst(picks);
}

/** Return the deeds of the box, those that lie in the pile first. */
export function deedPicks(
  { choices }: Telling,
  { spaces }: Pick<DiceEdition, 'spaces'>,
  view: DiceView,
  text: (space: string) => string,
  found: (space: Space) => string,
): BoxPick[] {
  const owned = deedsOf(view);
  const deeds = spaces.filter(({ group }) => group);
  const picks = deeds.map((space): BoxPick => {
    const { id } = space;
    const owner = owned.get(id)?.owner ?? null;
    return { id, text: text(id), found: found(space), why: choices.includes(id) ? null : 'owned', owner };
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

/** What a search found; *isNear* where nothing has every word, and these have most of them. */
export interface Found {
  picks: readonly BoxPick[];
  isNear: boolean;
}

/** So short words of a printed sentence tell no card from another. */
const SHORTEST = 3;

/** Return the picks that have every word of a search, those with whole words first; else those that have most. */
export function searched(picks: readonly BoxPick[], search: string): Found {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return { picks, isNear: false };
  const all = picks.filter(({ found }) => hits(found, wanted) === wanted.length);
  if (all.length > 0) return { picks: wholeFirst(all, wanted), isNear: false };
  const telling = wanted.filter((word) => word.length >= SHORTEST || /\d/.test(word));
  const counts = picks.map(({ found }) => hits(found, telling));
  const most = Math.max(1, ...counts);
  return { picks: picks.filter((_, at) => counts[at] === most), isNear: true };
}

/** Return how many of these words stand in words of a text. */
function hits(text: string, wanted: readonly string[]): number {
  const words = wordsOf(text);
  return wanted.filter((one) => words.some((word) => word.includes(one))).length;
}

/** Sort picks of either kind, possible or not, by how many of the words they have whole. */
function wholeFirst(picks: readonly BoxPick[], wanted: readonly string[]): BoxPick[] {
  const whole = new Map(
    picks.map((pick) => {
      const words = new Set(wordsOf(pick.found));
      return [pick, wanted.filter((word) => words.has(word)).length];
    }),
  );
  const rank = (pick: BoxPick): number => (whole.get(pick) ?? 0) - (pick.why === null ? 0 : wanted.length + 1);
  return [...picks].sort((one, other) => rank(other) - rank(one));
}
