/** Pots: money that lies on spaces for whoever stops there, as it is drawn. */

import type { Words } from '../../text/words';
import type { DiceEdition } from '../../wire/types';

/** What lies on each space that has a pot, an empty one too. */
export type Pots = Readonly<Record<string, number>>;

/** What lies on a space: the space, the sum as it is written, and in how many notes it is drawn. */
export interface PotShown {
  space: string;
  amount: string;
  notes: number;
}

/** The kind of space that makes room for a pile; on others it lies where tokens stand. */
export const HAS_ROOM = 'free-parking';

/** A pile is never drawn higher than this. */
export const HIGHEST = 6;

/** Return every pot of a table as it is drawn, by its space. */
export function potsOf(
  pots: Pots,
  edition: Pick<DiceEdition, 'rules'>,
  words: Pick<Words, 'money'>,
): Map<string, PotShown> {
  const salary = Number(edition.rules.salary);
  const shown = ([space, held]: [string, number]) => ({
    space,
    amount: words.money(held),
    notes: pileOf(held, salary),
  });
  return new Map(Object.entries(pots).map((pot) => [pot[0], shown(pot)]));
}

/** Return how high a pile is: one more note for every half of what passing GO brings. */
function pileOf(held: number, salary: number): number {
  return Math.min(HIGHEST, Math.ceil((2 * held) / salary));
}
