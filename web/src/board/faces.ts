/** Faces: what is printed on each space, in the words and the look of its edition. */

import { appearanceOf, type Appearance } from '../look/editions';
import { groupLook, type GroupLook } from '../look/groups';
import type { IconName } from '../look/art';
import type { Words } from '../text/words';
import type { DiceEdition } from '../wire/types';
import type { Space } from './edition';
import { labelOf } from './label';

export interface Face {
  index: number;
  space: Space;
  /** The whole name, and as the board writes it. */
  name: string;
  label: string;
  icon: IconName | null;
  /** How its group looks; none for what nobody can own. */
  group: GroupLook | null;
  /** The price or the tax; nothing where there is none. */
  price: string;
  /** The same without its sign. */
  brief: string;
}

const KIND_ICONS: Partial<Record<Space['kind'], IconName>> = {
  station: 'station',
  tax: 'tax',
  jail: 'jail',
  'go-to-jail': 'jail',
  'free-parking': 'tree',
  go: 'arrow',
};
const UTILITY_ICONS: [RegExp, IconName][] = [
  [/water/, 'drop'],
  [/gas/, 'flame'],
  [/communication|phone/, 'antenna'],
];
const DECK_ICONS: Record<string, IconName> = { chance: 'chance', chest: 'chest' };
export const ZONE_ICONS: Record<string, IconName> = {
  pedestrian: 'walk',
  bicycle: 'bike',
  car: 'car',
  space: 'rocket',
};

/** Return the faces of all spaces. */
export function facesOf(edition: DiceEdition, words: Words): Face[] {
  return edition.spaces.map((space, index) => faceOf(space, index, edition, words));
}

/** Return the face of one space, at its place in the ring. */
export function faceOf(space: Space, index: number, edition: DiceEdition, words: Words): Face {
  const name = words.place(space.id);
  const amount = space.price || space.amount || 0;
  return {
    index,
    space,
    name,
    label: labelOf(name, words.language),
    icon: iconOf(space, appearanceOf(edition.id).icons),
    group: space.group ? groupLook(space.group, edition.groups) : null,
    price: amount ? words.money(amount) : '',
    brief: amount ? bare(words.money(amount), edition.symbol) : '',
  };
}

/** Return an amount without its sign, for places where there is no room for it. */
export function bare(amount: string, symbol: string): string {
  return symbol === 'M' ? amount : amount.replace(symbol, '').trim();
}

/** Return the picture of a space, its edition's own one first; streets have none. */
export function iconOf(space: Space, icons: Appearance['icons']): IconName | null {
  const own = icons[space.deck || space.kind];
  if (own) return own;
  if (space.kind === 'card') return DECK_ICONS[space.deck ?? ''] ?? 'cards';
  if (space.kind === 'zone') return ZONE_ICONS[space.zone ?? ''] ?? 'globe';
  if (space.kind === 'utility') return UTILITY_ICONS.find(([name]) => name.test(space.id))?.[1] ?? 'bulb';
  if (space.kind === 'tax' && space.id.startsWith('luxury')) return 'ring';
  return KIND_ICONS[space.kind] ?? null;
}
