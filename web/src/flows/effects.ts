/** Effects of a deal that are worth a word: groups it completes, mortgages it carries along. */

import type { Deed } from '../table/estate';

export interface Terms {
  seat: number;
  other: number;
  give: readonly string[];
  ask: readonly string[];
}

interface Ring {
  spaces: readonly { id: string; group?: string }[];
}

export interface Effects {
  /** Groups that each side would hold whole and does not yet. */
  yours: string[];
  theirs: string[];
  mortgaged: string[];
}

/** Return what a deal would change beyond its terms. */
export function effectsOf(terms: Terms, deeds: ReadonlyMap<string, Deed>, ring: Ring): Effects {
  const moved = new Map<string, number>([
    ...terms.give.map((space): [string, number] => [space, terms.other]),
    ...terms.ask.map((space): [string, number] => [space, terms.seat]),
  ]);
  const before = (space: string) => deeds.get(space)?.owner;
  const after = (space: string) => moved.get(space) ?? before(space);
  const completed = (seat: number) =>
    groupsOf(ring).filter((group) => {
      const members = ring.spaces.filter((space) => space.group === group);
      const whole = (owner: (space: string) => number | undefined) => members.every(({ id }) => owner(id) === seat);
      return whole(after) && !whole(before);
    });
  return {
    yours: completed(terms.seat),
    theirs: completed(terms.other),
    mortgaged: [...moved.keys()].filter((space) => deeds.get(space)?.isMortgaged),
  };
}

function groupsOf(ring: Ring): string[] {
  return [...new Set(ring.spaces.map(({ group }) => group).filter((group): group is string => Boolean(group)))];
}
