/** The lines of a deed: what it earns, bare, built on, or by the number owned. */

import { say } from '../../text/say';
import { capital, type Words } from '../../text/words';
import type { DiceEdition } from '../../wire/types';
import { groupOf, type Space } from '../edition';
import { HOTEL } from '../spaces/marks';

export interface Line {
  label: string;
  value: string;
}

/** Return the rents that are printed on a deed. */
export function rentLines(space: Space, edition: DiceEdition, words: Words): Line[] {
  if (space.kind === 'street') {
    return (space.rent ?? []).map((rent, houses) => ({ label: builtLabel(houses, words), value: words.money(rent) }));
  }
  const group = groupOf(edition, space);
  const rents = group?.rents?.map((rent) => words.money(rent));
  const factors = group?.multipliers?.map((factor) => say('board-deed-factor', { factor }));
  const values = factors?.length ? factors : (rents ?? []);
  return values.map((value, nth) => ({ label: say('board-deed-owned', { count: nth + 1 }), value }));
}

/** Return what else a deed says: what building costs, and what the mortgage brings. */
export function costLines(space: Space, edition: DiceEdition, words: Words): Line[] {
  const group = groupOf(edition, space);
  const lines: Line[] = [];
  if (group?.house) {
    lines.push({ label: capital(words.text('word-house')), value: words.money(group.house) });
    lines.push({ label: capital(words.text('word-hotel')), value: words.money(group.hotel ?? group.house) });
  }
  if (space.mortgage) lines.push({ label: say('board-deed-mortgage'), value: words.money(space.mortgage) });
  return lines;
}

function builtLabel(houses: number, words: Words): string {
  if (houses === 0) return say('board-deed-bare');
  if (houses === HOTEL) return capital(words.text('word-hotel'));
  const word = words.text(houses === 1 ? 'word-house' : 'word-house.many');
  return say('board-deed-houses', { count: houses, word });
}
