/** Searching a rulebook: by number or by words, whatever their accents and case. */

import type { Clause } from '../wire/types';
import type { Language } from '../text/language.svelte';

/** Return a clause as it is read in a language; English where no French is written. */
export function textOf(clause: Clause, language: Language): string {
  return (language === 'fr' && clause.fr) || clause.text;
}

/** Return text without accents and capitals. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Return the clauses that have every word of a question. */
export function search(clauses: Clause[], question: string, language: Language): Clause[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  const has = (clause: Clause) => {
    const text = folded(`${clause.id} ${textOf(clause, language)}`);
    return words.every((word) => text.includes(word));
  };
  return clauses.filter(has);
}

/** Return clauses by their area, in the order of the book. */
export function byArea(clauses: Clause[]): [string, Clause[]][] {
  const areas = new Map<string, Clause[]>();
  for (const clause of clauses) areas.set(clause.area, [...(areas.get(clause.area) ?? []), clause]);
  return [...areas];
}
