/** Faces: what is printed on each space, in the words and the look of its edition. */

import { groupLook, type GroupLook } from '../../look/groups';
import type { IconName } from '../../look/art';
import type { Words } from '../../text/words';
import type { Deck, DiceEdition, Zone } from '../../wire/types';
import type { Space } from '../edition';

export interface Face {
  index: number;
  space: Space;
  /** The whole name, and as the board writes it. */
  name: string;
  label: string;
  icon: IconName | null;
  /** How its group looks; none for what nobody can own. */
  group: GroupLook | null;
  /** The colour of the zone that is chosen here. */
  zone: Zone['colour'];
  /** The price or the tax; nothing where there is none. */
  price: string;
  /** The same without its sign. */
  brief: string;
}

const KIND_ICONS: Partial<Record<Space['kind'], IconName>> = {
  station: 'station',
  utility: 'bulb',
  card: 'cards',
  zone: 'globe',
  tax: 'tax',
  jail: 'jail',
  'go-to-jail': 'jail',
  'free-parking': 'tree',
  go: 'arrow',
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
    label: words.label(space.id),
    icon: iconOf(space, edition),
    group: space.group ? groupLook(space.group, edition.groups) : null,
    zone: edition.zones.find(({ id }) => id === space.zone)?.colour,
    price: amount ? words.money(amount) : '',
    brief: amount ? bare(words.money(amount), edition.symbol) : '',
  };
}

/** Return an amount without its sign, for places where there is no room for it. */
export function bare(amount: string, symbol: string): string {
  return symbol === 'M' ? amount : amount.replace(symbol, '').trim();
}

/** Return the picture of a space: its own, that of its deck, zone or group, or the plain one of its kind. */
export function iconOf(space: Space, { decks, zones, groups }: DiceEdition): IconName | null {
  const behind = {
    card: decks.find(({ id }) => id === space.deck),
    zone: zones.find(({ id }) => id === space.zone),
  };
  const part =
    space.kind === 'card' || space.kind === 'zone' ? behind[space.kind] : groups.find(({ id }) => id === space.group);
  return space.picture ?? part?.picture ?? KIND_ICONS[space.kind] ?? null;
}

/** Return the picture of a deck. */
export function deckPicture(deck: Deck | undefined): IconName {
  return deck?.picture ?? 'cards';
}

/** Return the picture of a zone. */
export function zonePicture(zone: Pick<Zone, 'picture'> | undefined): IconName {
  return zone?.picture ?? 'globe';
}
