/** Partners: with whom a deal is worth beginning, and why a deed cannot be put in. */

import type { Deed } from '../board/players/estate';
import type { Partner } from '../wire/types';

type GroupOf = (space: string) => string;

/** Return the partner who has most deeds of groups that the reader has a part of, else the first with any. */
export function likeliest(partners: readonly Partner[], groupOf: GroupOf): Partner | undefined {
  const shared = ({ give, ask }: Partner) => {
    const mine = new Set(give.map(groupOf));
    return ask.filter((space) => mine.has(groupOf(space))).length;
  };
  const score = (partner: Partner) => shared(partner) * 100 + Math.min(1, partner.ask.length);
  return [...partners].sort((one, other) => score(other) - score(one))[0];
}

/** Tell whether buildings on its group keep a deed where it is. */
export function isBuiltOn(space: string, deeds: Iterable<Deed>, groupOf: GroupOf): boolean {
  const group = groupOf(space);
  return [...deeds].some((deed) => deed.houses > 0 && groupOf(deed.space) === group);
}
