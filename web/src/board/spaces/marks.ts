/** Marks: what has come upon each space in play: its owner, its buildings, what it earns. */

import { deedsOf, HOTEL, type Deed } from '../players/estate';
import { playerLook } from '../../look/players';
import { say } from '../../text/say';
import type { Words } from '../../text/words';
import type { DiceEdition, DiceView } from '../../wire/types';
import { groupOf, type Space } from '../edition';
import { bare } from './faces';

export { HOTEL };
export type { Deed };

export interface Mark {
  deed: Deed;
  /** The line of the deed that is in force; none while it is mortgaged. */
  row: Row | null;
  /** What a visitor reads there: the rent, or that it is mortgaged. */
  value: string;
}

/** What any drawing of a space shows of its mark. */
export interface Wear {
  /** Its houses; more for a hotel. */
  built: number;
  /** It is mortgaged: its card lies face down. */
  isTurned: boolean;
  /** The colour of its owner. */
  colour: string;
}

/** Return what a space wears, with a mark or without. */
export function wearOf(mark: Mark | undefined): Wear {
  if (!mark) return { built: 0, isTurned: false, colour: '' };
  const { houses, isMortgaged, owner } = mark.deed;
  return { built: houses, isTurned: isMortgaged, colour: playerLook(owner).colour };
}

/** A line of a deed: an amount, or what the dice are multiplied by. */
export interface Row {
  value: number;
  isFactor: boolean;
}

/** Return the marks of all owned spaces. */
export function marksOf(view: DiceView, edition: DiceEdition, words: Words): Map<string, Mark> {
  const deeds = deedsOf(view);
  const marks = new Map<string, Mark>();
  for (const space of edition.spaces) {
    const deed = deeds.get(space.id);
    if (!deed) continue;
    const row = deed.isMortgaged ? null : rowOf(space, deed, deeds, edition, view);
    marks.set(space.id, { deed, row, value: valueOf(row, edition, words) });
  }
  return marks;
}

function valueOf(row: Row | null, edition: DiceEdition, words: Words): string {
  if (!row) return say('board-mortgaged-short');
  return row.isFactor ? `×${row.value}` : bare(words.money(row.value), edition.symbol);
}

/** Return what is in force: the rent that the server names, or what the dice are multiplied by. */
function rowOf(space: Space, deed: Deed, deeds: ReadonlyMap<string, Deed>, edition: DiceEdition, view: DiceView): Row {
  const factors = groupOf(edition, space)?.multipliers ?? [];
  const factor = factors[ownedWith(space, deed.owner, deeds, edition) - 1];
  return factor ? { value: factor, isFactor: true } : { value: view.rents[space.id] ?? 0, isFactor: false };
}

function ownedWith(space: Space, owner: number, deeds: ReadonlyMap<string, Deed>, edition: DiceEdition): number {
  const members = edition.spaces.filter(({ group }) => group === space.group);
  return members.filter(({ id }) => deeds.get(id)?.owner === owner).length;
}
