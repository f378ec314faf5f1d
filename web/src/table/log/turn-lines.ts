/** The lines of a log, one for each turn: who threw what, where it led, and what came of it for everybody. */

import type { Happening } from '../../link/table.svelte';
import type { GameEvent } from '../../wire/types';

/** Something that came of a way, by the key of its words. */
export interface Outcome {
  key: string;
  other: number | null;
  amount: number | null;
  /** The space or lot that it is about, if the way did not end there. */
  place: string | null;
  /** The power that was tried, and how its die fell. */
  power?: string;
  die?: number;
}

/** A way of a token: the throw that it began with, where it ended, and what came of that. */
export interface Way {
  dice: [number, number] | null;
  place: string | null;
  outcomes: Outcome[];
}

/** What somebody did in a turn, way by way. */
export interface Share {
  seat: number;
  ways: Way[];
}

/** A turn of the log; without a seat it is what was before the first one that is known. */
export interface TurnLine {
  number: number;
  seat: number | null;
  /** What each of them did; whose turn it is comes first. */
  shares: Share[];
  happenings: Happening[];
}

/** What comes before the way has ended. */
const ON_THE_WAY = 'salary';

/** Return where the turn of an event begins in a log. */
export function turnStart(log: readonly Happening[], at: number): number {
  return Math.max(
    0,
    log.findLastIndex(({ event }, nth) => nth <= at && event.event === 'TurnBegan'),
  );
}

/** Return the turns of a log, the newest last. */
export function turnLines(log: readonly Happening[]): TurnLine[] {
  return folding()(log);
}

/** Return what folds a log that grows: turns to which nothing has been added stay the same ones. */
export function folding(): (log: readonly Happening[]) => TurnLine[] {
  let known = new Map<Happening | undefined, TurnLine>();
  return (log) => {
    const turns = turnsIn(log).map((happenings) => {
      const before = known.get(happenings[0]);
      return before && isSame(before.happenings, happenings) ? before : lineOf(happenings);
    });
    known = new Map(turns.map((turn) => [turn.happenings[0], turn]));
    return turns;
  };
}

/** Whatever is taken back in a turn, its last happening is taken back with it. */
function isSame(before: readonly Happening[], after: readonly Happening[]): boolean {
  return before.length === after.length && before.at(-1) === after.at(-1);
}

/** Return what happened, turn by turn. */
function turnsIn(log: readonly Happening[]): Happening[][] {
  const turns: Happening[][] = [];
  for (const happening of log) {
    if (turns.length === 0 || happening.event.event === 'TurnBegan') turns.push([]);
    turns.at(-1)?.push(happening);
  }
  return turns;
}

function lineOf(happenings: Happening[]): TurnLine {
  const first = happenings[0]?.event;
  const isTurn = first?.event === 'TurnBegan';
  const turn = { ...begun(isTurn ? first.number : 0, isTurn ? first.seat : null), happenings };
  for (const { event, isUndone } of happenings) if (!isUndone) note(turn, event);
  return turn;
}

function begun(number: number, seat: number | null): TurnLine {
  return { number, seat, shares: seat === null ? [] : [{ seat, ways: [] }], happenings: [] };
}

function note(turn: TurnLine, event: GameEvent): void {
  if (event.event === 'Rolled') ways(turn, event.seat).push(way([event.first, event.second]));
  if (event.event === 'Stopped') stop(ways(turn, event.seat), event.place);
  const found = outcomeOf(event);
  if (!found) return;
  const { seat, ...outcome } = found;
  const all = ways(turn, seat);
  const isBought = outcome.key === 'buys' || outcome.key === 'takes';
  if (isBought && all.some((one) => hasWon(one, outcome.place))) return;
  if (outcome.key === 'bankrupt' && all.some(hasLeft)) return;
  const last = here(all);
  const isHere = outcome.place === last.place && (isBought || outcome.key === 'wins');
  last.outcomes.push({ ...outcome, place: isHere ? null : outcome.place });
}

/** Tell whether a way tells of an auction that was won, so that the purchase is told already. */
function hasWon({ place, outcomes }: Way, lot: string | null): boolean {
  return outcomes.some((one) => one.key === 'wins' && (one.place ?? place) === lot);
}

/** Tell whether somebody has left the game on a way: going bankrupt is only what that brings. */
function hasLeft({ outcomes }: Way): boolean {
  return outcomes.some(({ key }) => key === 'leaves');
}

const way = (dice: [number, number] | null): Way => ({ dice, place: null, outcomes: [] });

/** Return the ways of somebody in a turn. */
function ways({ shares }: TurnLine, seat: number): Way[] {
  const found = shares.find((share) => share.seat === seat);
  if (found) return found.ways;
  const share: Share = { seat, ways: [] };
  shares.push(share);
  return share.ways;
}

/** Return the way that somebody is on. */
function here(all: Way[]): Way {
  if (all.length === 0) all.push(way(null));
  return all.at(-1) as Way;
}

/** End a way; what a card or a power adds to it is another one. */
function stop(all: Way[], place: string): void {
  const last = here(all);
  if (last.place === null && last.outcomes.every(({ key }) => key === ON_THE_WAY)) last.place = place;
  else all.push({ ...way(null), place });
}

function outcomeOf(event: GameEvent): (Outcome & { seat: number }) | null {
  const made = (key: string, seat: number, more: Partial<Outcome> = {}) => ({
    key,
    seat,
    other: null,
    amount: null,
    place: null,
    ...more,
  });
  switch (event.event) {
    case 'Bought':
      return made(event.price > 0 ? 'buys' : 'takes', event.seat, { amount: event.price, place: event.place });
    case 'AuctionWon':
      return made('wins', event.seat, { amount: event.amount, place: event.lot });
    case 'Built':
      return made('builds', event.seat, { place: event.place });
    case 'BuildingSold':
    case 'HotelExchanged':
      return made('sells', event.seat, { place: event.place });
    case 'Mortgaged':
      return made('mortgages', event.seat, { place: event.place });
    case 'MortgageLifted':
      return made('lifts', event.seat, { place: event.place });
    case 'Arrested':
      return made('jailed', event.seat);
    case 'Freed':
      return made('freed', event.seat);
    case 'CardDrawn':
      return made('card', event.seat);
    case 'OfferAccepted':
      return made('deals', event.other, { other: event.seat });
    case 'DealForced':
      return made('forces', event.seat, { other: event.other });
    case 'DeedsStolen':
      return made('steals', event.seat);
    case 'WipedOut':
      return made('wipes', event.seat, { other: event.other });
    case 'PowerThrown':
      return made('tries', event.seat, { power: event.power, die: event.die });
    case 'Conceded':
      return made('leaves', event.seat);
    case 'WentBankrupt':
      return made('bankrupt', event.seat);
    case 'Paid':
      return paidFor(event);
    default:
      return null;
  }
}

/** What is paid beside a purchase, which says its price itself. */
const PAID = new Set(['rent', 'tax', 'fine', 'card']);
const SALARY = new Set(['salary', 'ordered-salary']);

function paidFor({ payer, receiver, amount, reason }: Extract<GameEvent, { event: 'Paid' }>) {
  if (reason === 'pot' && receiver !== undefined)
    return { key: 'pot', seat: receiver, other: null, amount, place: null };
  if (SALARY.has(reason) && receiver !== undefined)
    return { key: ON_THE_WAY, seat: receiver, other: null, amount, place: null };
  if (!PAID.has(reason)) return null;
  const money = { amount, place: null, other: payer === undefined ? null : (receiver ?? null) };
  if (payer !== undefined) return { key: 'pays', seat: payer, ...money };
  return receiver === undefined ? null : { key: 'gets', seat: receiver, ...money };
}
