/** The chronicle: whom and which space an event concerns, so that the log can be searched and pointed at. */

import type { GameEvent } from '../wire/types';

/** Said again by another event of the same step, so that the log shows it more quietly. */
const QUIET = new Set<string>(['TurnEnded', 'Stopped', 'CardReturned', 'RentOpened']);

/** Tell whether an event only repeats what another one says. */
export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.event);
}

const SEATS = ['seat', 'other', 'owner', 'debtor', 'payer', 'receiver', 'creditor', 'giver', 'taker', 'side'];

/** Tell whether a seat has to do with an event. */
export function concerns(event: GameEvent, seat: number): boolean {
  const facts = event as unknown as Record<string, unknown>;
  return SEATS.some((name) => facts[name] === seat);
}

const PLACES = ['place', 'at', 'lot', 'taken'];

/** Return the space of the board that an event points at, among those there are. */
export function spaceOf(event: GameEvent, spaces: ReadonlySet<string>): string | null {
  const facts = event as unknown as Record<string, unknown>;
  const found = PLACES.map((name) => facts[name]).find((id) => typeof id === 'string' && spaces.has(id));
  return (found as string | undefined) ?? null;
}
