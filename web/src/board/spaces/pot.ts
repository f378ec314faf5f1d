/** The pot on Free Parking, as it is drawn where a table plays with one. */

import type { Words } from '../../text/words';
import type { DiceEdition, DiceView } from '../../wire/types';

/** What lies there: the sum as it is written, and in how many notes it is drawn. */
export interface PotShown {
  amount: string;
  notes: number;
}

/** A pile is never drawn higher than this. */
export const HIGHEST = 6;

/** Return the pot of a table with so much in it; null where nothing collects on Free Parking. */
export function potOf(
  { house_rules }: Pick<DiceView, 'house_rules'>,
  edition: Pick<DiceEdition, 'rules'>,
  held: number,
  words: Pick<Words, 'money'>,
): PotShown | null {
  const rule = house_rules?.free_parking ?? edition.rules.free_parking;
  if (rule !== 'pot') return null;
  return { amount: words.money(held), notes: pileOf(held, Number(edition.rules.salary)) };
}

/** Return how high a pile is: one more note for every half of what passing GO brings. */
function pileOf(held: number, salary: number): number {
  return Math.min(HIGHEST, Math.ceil((2 * held) / salary));
}
