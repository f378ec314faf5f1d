/** Estates: who owns what, read from the view as the server writes it. */

import type { DiceView } from '../../wire/types';

export const HOTEL = 5;

export interface Deed {
  space: string;
  owner: number;
  houses: number;
  isMortgaged: boolean;
}

/** Read one deed of a position: `belleville`, `belleville mortgaged`, `belleville 3`, `belleville hotel`. */
export function readDeed(text: string, owner: number): Deed {
  const [space = '', mark = ''] = text.split(' ');
  const houses = mark === 'hotel' ? HOTEL : Number.parseInt(mark, 10) || 0;
  return { space, owner, houses, isMortgaged: mark === 'mortgaged' };
}

/** Return every owned deed by its space. */
export function deedsOf(view: DiceView): Map<string, Deed> {
  const found = new Map<string, Deed>();
  view.players.forEach((player, seat) => {
    for (const text of player.owns ?? []) {
      const deed = readDeed(text, seat);
      found.set(deed.space, deed);
    }
  });
  return found;
}

export interface Holding {
  group: string;
  deeds: Deed[];
  size: number;
  isWhole: boolean;
}

/** Return what a seat owns, group by group in the order of the board. */
export function holdings(
  view: DiceView,
  seat: number,
  edition: { spaces: readonly { id: string; group?: string }[]; groups: readonly { id: string; size: number }[] },
): Holding[] {
  const deeds = deedsOf(view);
  return edition.groups
    .map(({ id, size }) => {
      const own = edition.spaces
        .filter((space) => space.group === id)
        .map((space) => deeds.get(space.id))
        .filter((deed): deed is Deed => deed?.owner === seat);
      return { group: id, deeds: own, size, isWhole: own.length === size };
    })
    .filter((holding) => holding.deeds.length > 0);
}
