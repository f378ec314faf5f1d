/** Searching a rulebook: by number or by words, whatever their accents and case. */

import type { Clause } from '../wire/types';
import { hasWords } from '../text/folded';
import type { Language } from '../text/language.svelte';

/** Return a clause as it is read in a language; English where no French is written. */
export function textOf(clause: Clause, language: Language): string {
  return (language === 'fr' && clause.fr) || clause.text;
}

/** Return the clauses that have every word of a question. */
export function search(clauses: Clause[], question: string, language: Language): Clause[] {
  return clauses.filter((clause) => hasWords(`${clause.id} ${textOf(clause, language)}`, question));
}

/** Return clauses by their area, in the order of the book. */
export function byArea(clauses: Clause[]): [string, Clause[]][] {
  const areas = new Map<string, Clause[]>();
  for (const clause of clauses) areas.set(clause.area, [...(areas.get(clause.area) ?? []), clause]);
  return [...areas];
}
