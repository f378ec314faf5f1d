/** House: by which rules a table of the sliding game plays, those of its edition included. */

import type { SlidingEdition, TableView } from '../wire/types';

export interface HouseRule {
  name: string;
  value: boolean | number | string;
  /** The table agreed on something else than the edition has. */
  isChanged: boolean;
}

/** Return every rule that a table can choose, as it is played here; colours are seen anyway. */
export function rulesOf(edition: SlidingEdition, lobby: TableView | null): HouseRule[] {
  return edition.house_rules.flatMap(({ name, kind, default: usual }) => {
    if (kind === 'colours') return [];
    const value = ruleOf(edition, lobby, name);
    return typeof value === 'object' ? [] : [{ name, value, isChanged: value !== usual }];
  });
}

/** Return the value of one rule at a table. */
export function ruleOf(edition: SlidingEdition, lobby: TableView | null, name: string) {
  const agreed = lobby?.house_rules[name];
  const usual = edition.house_rules.find((rule) => rule.name === name)?.default ?? '';
  const isAgreed = typeof agreed === 'string' || typeof agreed === 'boolean' || typeof agreed === 'number';
  // Nothing for an amount means the one of the edition.
  return isAgreed && agreed !== 0 ? agreed : usual;
}
