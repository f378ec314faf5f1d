/** The chronicle: what of a log is told, and whom and which space it concerns, so that it can be searched and pointed at. */

import type { Happening } from '../../link/table.svelte';
import type { GameEvent, PaidEvent } from '../../wire/types';

/** Of less weight than the rest, so that the log shows it more quietly. */
const QUIET = new Set<string>(['TurnEnded', 'Stopped', 'CardReturned', 'RentOpened']);

/** Tell whether an event is said quietly. */
export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.event);
}

/** Return the space where one is either in jail or only visits it. */
export function jailOf(spaces: readonly { id: string; kind: string }[]): string | null {
  return spaces.find(({ kind }) => kind === 'jail')?.id ?? null;
}

/** So many events apart are two that tell the same thing at most. */
const NEAR = 6;

/** Return a log without what another line of it tells too; a stop in *jail* says that it is only a visit. */
export function toldOnce(log: readonly Happening[], jail: string | null): Happening[] {
  return log.filter((_, at) => isTold(log, at, jail));
}

/** Return the newest lines of it, at most so many, without going through what lies before them. */
export function newestTold(log: readonly Happening[], jail: string | null, most: number): Happening[] {
  const found: Happening[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < most; at--) {
    if (isTold(log, at, jail)) found.push(log[at] as Happening);
  }
  return found.reverse();
}

function isTold(log: readonly Happening[], at: number, jail: string | null): boolean {
  const happening = log[at] as Happening;
  return !log
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(
      (one) =>
        one !== happening &&
        Boolean(one.isUndone) === Boolean(happening.isUndone) &&
        tells(one.event, happening.event, jail),
    );
}

/** Tell whether one event says all that another does. */
function tells(one: GameEvent, other: GameEvent, jail: string | null): boolean {
  switch (other.event) {
    case 'Paid':
      return hasPrice(one, other);
    case 'Bought':
      return one.event === 'AuctionWon' && one.lot === other.place && one.seat === other.seat;
    case 'DeedsTaken':
      return one.event === 'Bought' && one.seat === other.seat;
    case 'RentOpened':
      return one.event === 'RentClaimed' && one.claim === other.claim;
    case 'Stopped':
      return one.event === 'Moved' && one.seat === other.seat && one.at === other.place && one.at !== jail;
    case 'TurnEnded':
      return one.event === 'TurnBegan';
    case 'WentBankrupt':
      return one.event === 'Conceded' && one.seat === other.seat;
    default:
      return false;
  }
}

/** Tell whether an event names what was paid for it, and by whom. */
function hasPrice(one: GameEvent, { payer, receiver, amount, reason }: PaidEvent): boolean {
  switch (one.event) {
    case 'Bought':
      return (reason === 'price' || reason === 'bid') && one.seat === payer && one.price === amount;
    case 'AuctionWon':
      return reason === 'bid' && one.seat === payer && one.amount === amount;
    case 'DeedDealt':
      return reason === 'dealt-deed' && one.seat === payer && one.price === amount;
    case 'Built':
      return reason === 'building' && one.seat === payer && one.price === amount;
    case 'BuildingSold':
    case 'HotelExchanged':
      return reason === 'sale-of-building' && one.seat === receiver && one.refund === amount;
    case 'Mortgaged':
      return reason === 'mortgage' && one.seat === receiver && one.amount === amount;
    case 'MortgageLifted':
      return reason === 'lifting' && one.seat === payer && one.cost === amount;
    case 'RentClaimed':
      return reason === 'rent' && one.debtor === payer && one.owner === receiver && one.amount === amount;
    default:
      return false;
  }
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
