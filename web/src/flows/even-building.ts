/** Even building: one more on each street of a group, in an order that stays even. */

import { HOTEL, type Deed } from '../board/players/estate';
import type { Choice } from '../wire/types';

export interface OneMore {
  /** The streets to build on, those with the fewest buildings first. */
  lots: string[];
  /** What all of it costs, as far as the server has said; a price is the same all over a group. */
  cost: number;
  /** Why not even the first one can be built. */
  no: Choice['no'];
}

/** Return how one more is built on each street of a group; null where there is nothing to build. */
export function oneMoreOnEach(deeds: readonly Deed[], choices: readonly Choice[]): OneMore | null {
  const lots = deeds
    .filter(({ houses }) => houses < HOTEL)
    .sort((one, other) => one.houses - other.houses)
    .map(({ space }) => space);
  const told = choices.filter(({ id }) => lots.includes(String(id)));
  const first = told.find(({ id }) => id === lots[0]);
  if (lots.length < 2 || !first) return null;
  const price = -(told.find(({ change }) => change)?.change ?? 0);
  return { lots, cost: price * lots.length, no: first.no };
}
