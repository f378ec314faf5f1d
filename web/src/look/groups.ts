/** How the groups look: colour, letter and texture always together, so that colour is never alone. */

import type { Group } from '../wire/types';

/** What can be painted: a colour with its texture. */
export type Ground = NonNullable<Group['colour']>;

export interface GroupLook {
  ground: Ground;
  letter: string;
}

/** What is needed of a group; those of every edition have it. */
export interface GroupLike {
  id: string;
  kind?: Group['kind'];
  colour?: Ground;
}

const A = 'A'.charCodeAt(0);
const LETTERS: Partial<Record<Group['kind'], string>> = { station: 'S', utility: 'U' };

/** Return how a group looks among those of its edition; streets have letters in their order. */
export function groupLook(group: string, groups: readonly GroupLike[]): GroupLook {
  const found = groups.find(({ id }) => id === group);
  const streets = groups.filter(({ kind = 'street' }) => kind === 'street');
  const place = Math.max(
    0,
    streets.findIndex(({ id }) => id === group),
  );
  return {
    ground: found?.colour ?? 'grey',
    letter: LETTERS[found?.kind ?? 'street'] ?? String.fromCharCode(A + (place % 26)),
  };
}
