/** The opening: what everybody threw for the start, and who is still in it. */

import type { Happening } from '../../link/happenings';
import type { OpeningTiedEvent, OpeningWonEvent } from '../../wire/types';

/** What a seat threw: all its totals, and the dice of the last of them. */
export interface Opening {
  seat: number;
  totals: number[];
  dice: [number, number];
  /** It threw highest, alone or with others who throw again. */
  isHighest: boolean;
}

/** Return everybody's throws up to an event that compares them, in the order of the seats. */
export function openingsIn(
  story: readonly Pick<Happening, 'event'>[],
  compared: OpeningTiedEvent | OpeningWonEvent,
): Opening[] {
  const highest = compared.event === 'OpeningWon' ? [compared.seat] : compared.seats;
  const found = new Map<number, Opening>();
  for (const { event } of story) {
    if (event.event !== 'OpeningThrown') continue;
    const { seat, first, second } = event;
    const totals = [...(found.get(seat)?.totals ?? []), first + second];
    found.set(seat, { seat, totals, dice: [first, second], isHighest: highest.includes(seat) });
  }
  return [...found.values()].sort((one, other) => one.seat - other.seat);
}
