/** The edition as the board needs it: a dice edition, with its spaces by name and by place. */

import type { EditionData } from '../core/editions';
import type { DiceEdition } from '../wire/types';

export type Space = DiceEdition['spaces'][number];
export type Group = DiceEdition['groups'][number];

/** Return a dice edition as such; the sliding one has a board of its own. */
export function diceEdition(edition: EditionData): DiceEdition {
  if (edition.kind !== 'dice') throw new Error(`${edition.id} has no ring of spaces`);
  return edition;
}

/** Return the place of a space in the ring; an unknown name is the first space. */
export function placeOf(edition: DiceEdition, space: string | undefined): number {
  return Math.max(
    0,
    edition.spaces.findIndex(({ id }) => id === space),
  );
}

/** Return a space by its name. */
export function spaceOf(edition: DiceEdition, space: string): Space | undefined {
  return edition.spaces.find(({ id }) => id === space);
}

/** Return the group of a space that can be owned. */
export function groupOf(edition: DiceEdition, space: Space): Group | undefined {
  return edition.groups.find(({ id }) => id === space.group);
}
