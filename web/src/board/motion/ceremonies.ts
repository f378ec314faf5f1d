/** Ceremonies that no event tells by itself: read from the events of a step and the view that it leads to. */

import { Coming, completions, firstHotel, isBlow, type Completion } from '../../ported/game/ceremonies';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';
import { deedsOf, HOTEL } from '../players/estate';

/** Return who completed groups in a step. */
export function completionsIn(events: readonly DiceEvent[], after: DiceView, edition: DiceEdition): Completion[] {
  const owners = new Map([...deedsOf(after).values()].map(({ space, owner }) => [space, owner]));
  const groups = new Map(edition.spaces.flatMap(({ id, group }) => (group ? [[id, group] as const] : [])));
  return completions(events.flatMap(comingOf), owners, groups);
}

/** A deed that comes to somebody. */
function comingOf(event: DiceEvent, at: number): Coming[] {
  if (event.event === 'Bought') return [Coming(at, event.seat, event.place)];
  if (event.event === 'DeedMoved' && event.taker !== undefined) return [Coming(at, event.taker, event.place)];
  return [];
}

/** Return the first hotel of a step if no other stands on the board, whatever the edition calls it. */
export function toppingIn(events: readonly DiceEvent[], after: DiceView): Coming | null {
  const built = events.flatMap((event, at) =>
    event.event === 'Built' && event.houses === HOTEL ? [Coming(at, event.seat, event.place)] : [],
  );
  return firstHotel(built, [...deedsOf(after).values()].filter(({ houses }) => houses === HOTEL).length);
}

/** Tell whether an event is a rent that took much of what somebody had. */
export function isBlowIn(event: DiceEvent, after: DiceView): boolean {
  if (event.event !== 'Paid' || event.reason !== 'rent' || event.payer === undefined) return false;
  return isBlow(event.amount, after.players[event.payer]?.cash ?? 0);
}
