/** Subjects of house rules: what they are about, so that one finds a rule among many. */

import { hasWords } from '../text/folded';
import type { EditionData } from '../core/editions';
import { SUBJECTS, type HouseRule } from '../wire/types';

export type Subject = (typeof SUBJECTS)[number] | 'more';

export interface SortedRules {
  /** What the booklet leaves to the table. */
  offered: HouseRule[];
  /** What families really play. */
  first: HouseRule[];
  /** All others, by subject. */
  rest: [Subject, HouseRule[]][];
}

/** Sort the rules of an edition: those of the booklet's own choice, what families play, all others by subject. */
export function sorted({ house_rules, by_the_book }: Pick<EditionData, 'house_rules' | 'by_the_book'>): SortedRules {
  const rules = house_rules.filter(({ kind }) => kind !== 'colours');
  const own = rules.filter(({ name }) => !(name in by_the_book));
  const families = own.filter((rule) => rule.subject === 'families');
  // Where there is nothing of that kind, what no booklet has comes first.
  const first = families.length > 0 ? families : own.filter(({ clauses }) => clauses.length === 0);
  const others = own.filter((rule) => !first.includes(rule));
  const rest = [...SUBJECTS, 'more' as const].map((subject): [Subject, HouseRule[]] => [
    subject,
    others.filter((rule) => (rule.subject || 'more') === subject),
  ]);
  return {
    offered: rules.filter(({ name }) => name in by_the_book),
    first,
    rest: rest.filter(([, found]) => found.length > 0),
  };
}

/** Tell whether every word that is looked for stands in a text, whatever its capitals and accents. */
export function isFound(wanted: string, text: string): boolean {
  return hasWords(text, wanted);
}
