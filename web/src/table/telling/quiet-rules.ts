/** Quiet rules: house rules by which nothing happens where the booklet has something happen. */

import { deedsOf } from '../../board/players/estate';
import type { Happening } from '../../link/table.svelte';
import type { DiceEdition, DiceView, GameEvent } from '../../wire/types';

/** The table by whose rules something did not happen. */
export interface Ruled {
  readonly view: DiceView;
  readonly edition: DiceEdition;
  ruleOf(name: string): unknown;
}

/** A rule that kept still: nobody buys the first time round, or the owner in jail has no rent. */
export type Quiet = { rule: 'first_lap' } | { rule: 'rent_in_jail'; owner: number };

const RENTS: ReadonlySet<GameEvent['event']> = new Set(['RentOpened', 'RentClaimed', 'RentThrown']);

/** Return the rule by which nothing came of the last stop of whoever is asked, null if none did that. */
export function quietOf(log: readonly Happening[], seat: number | undefined, table: Ruled): Quiet | null {
  const turn = log.findLastIndex(({ event }) => event.event === 'TurnBegan');
  const at = log.findLastIndex(({ event }, nth) => nth > turn && event.event === 'Stopped');
  const stop = log[at]?.event;
  if (stop?.event !== 'Stopped' || stop.seat !== seat) return null;
  const after = log.slice(at + 1).map(({ event }) => event.event);
  const deed = deedsOf(table.view).get(stop.place);
  if (deed) return deed.isMortgaged || after.some((event) => RENTS.has(event)) ? null : unpaid(deed.owner, seat, table);
  return stop.by === 'gathering' ? null : unsold(stop.place, seat, table);
}

function unpaid(owner: number, seat: number, table: Ruled): Quiet | null {
  const isIn = table.view.players[owner]?.jail !== undefined;
  return owner !== seat && isIn && table.ruleOf('rent_in_jail') === 'none' ? { rule: 'rent_in_jail', owner } : null;
}

function unsold(place: string, seat: number, table: Ruled): Quiet | null {
  const isDeed = table.edition.spaces.find(({ id }) => id === place)?.price !== undefined;
  const isFirst = table.ruleOf('first_lap') === 'no-buying' && !table.view.players[seat]?.passed_go;
  return isDeed && isFirst ? { rule: 'first_lap' } : null;
}
