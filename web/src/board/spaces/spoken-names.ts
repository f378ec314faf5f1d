/** Spoken names: what a space is called aloud, with its group, owner, buildings and visitors. */

import { say } from '../../text/say';
import type { Words } from '../../text/words';
import type { DiceView } from '../../wire/types';
import type { Face } from './faces';
import { HOTEL, type Mark } from './marks';
import type { PotShown } from './pot';
import type { TokenShown } from '../motion/shown.svelte';

/** Return the spoken name of a space, whoever stands on it: “Rue de Paradis, groupe C, libre, 160 €”. */
export function spokenName(
  face: Face,
  mark: Mark | undefined,
  view: DiceView,
  words: Words,
  pot: PotShown | null = null,
): string {
  return [face.name, ...groupPart(face), ...statePart(face, mark, view, words), ...potPart(pot)].join(', ');
}

/** Return the spoken name of a space with those who stand on it. */
export function withVisitors(name: string, face: Face, view: DiceView, tokens: readonly TokenShown[]): string {
  return [name, ...visitors(face, view, tokens)].join(', ');
}

function groupPart(face: Face): string[] {
  return face.group ? [say('board-spoken-group', { letter: face.group.letter })] : [];
}

function statePart(face: Face, mark: Mark | undefined, view: DiceView, words: Words): string[] {
  if (!face.group) return face.price ? [say('board-spoken-tax', { amount: face.price })] : [];
  if (!mark) return [say('board-free'), face.price];
  const owner = say('board-owner-of', { name: view.players[mark.deed.owner]?.name ?? '' });
  if (!mark.row) return [owner, say('board-mortgaged')];
  return [owner, ...buildings(mark.deed.houses, words), ...rentOf(mark, words)];
}

function potPart(pot: PotShown | null): string[] {
  return pot ? [say('board-spoken-pot', { amount: pot.amount })] : [];
}

/** Return what stands on a lot, in words. */
export function buildings(houses: number, words: Words): string[] {
  if (houses === 0) return [];
  if (houses === HOTEL) return [words.text('word-hotel.a')];
  return [
    say('board-spoken-houses', {
      count: houses,
      one: words.text('word-house'),
      many: words.text('word-house.many'),
    }),
  ];
}

/** Return the rent of an owned space, in words. */
export function rentOf({ row }: Mark, words: Words): string[] {
  if (!row) return [];
  if (row.isFactor) return [say('board-spoken-factor', { factor: row.value })];
  return [say('board-spoken-rent', { amount: words.money(row.value) })];
}

function visitors(face: Face, view: DiceView, tokens: readonly TokenShown[]): string[] {
  const names = tokens
    .filter(({ at }) => at === face.index)
    .map(({ seat, isJailed }) => {
      const name = view.players[seat]?.name ?? '';
      return isJailed ? say('board-spoken-jailed', { name }) : name;
    });
  return names.length ? [say('board-spoken-here', { names: names.join(', ') })] : [];
}
