/** Ceremonies that no event tells by itself: read from the events of a step and the view that it leads to. */

import type { DiceEdition, DiceEvent, DiceView } from '../wire/types';
import { deedsOf, holdings, HOTEL } from './estate';

/** Somebody has all of some groups, since the event at a place of the step. */
export interface Completion {
  at: number;
  seat: number;
  groups: string[];
}

/** The only building of the highest kind stands, since the event at a place of the step. */
export interface Topping {
  at: number;
  seat: number;
  place: string;
}

/** Return who completed groups in a step: a deed came to them, and now all of its group is theirs. */
export function completionsIn(events: readonly DiceEvent[], after: DiceView, edition: DiceEdition): Completion[] {
  const comings = events.flatMap(comingOf);
  const groupOf = new Map(edition.spaces.map(({ id, group }) => [id, group]));
  return after.players.flatMap((_, seat) => {
    const own = comings.filter((coming) => coming.seat === seat);
    const came = new Set(own.map(({ place }) => groupOf.get(place)));
    const whole = own.length ? holdings(after, seat, edition).filter(({ isWhole }) => isWhole) : [];
    const groups = whole.map(({ group }) => group).filter((group) => came.has(group));
    const at = Math.max(...own.filter(({ place }) => groups.includes(groupOf.get(place) ?? '')).map((one) => one.at));
    return groups.length ? [{ at, seat, groups }] : [];
  });
}

/** A deed that comes to somebody. */
function comingOf(event: DiceEvent, at: number): { at: number; seat: number; place: string }[] {
  if (event.event === 'Bought') return [{ at, seat: event.seat, place: event.place }];
  if (event.event === 'DeedMoved' && event.taker !== undefined) return [{ at, seat: event.taker, place: event.place }];
  return [];
}

/** Return the first hotel of a step if no other stands on the board, whatever the edition calls it. */
export function toppingIn(events: readonly DiceEvent[], after: DiceView): Topping | null {
  const built = events.flatMap((event, at) =>
    event.event === 'Built' && event.houses === HOTEL ? [{ at, seat: event.seat, place: event.place }] : [],
  );
  const standing = [...deedsOf(after).values()].filter(({ houses }) => houses === HOTEL);
  return standing.length === built.length ? (built[0] ?? null) : null;
}
