/** The lines of a log, one for each turn: who threw what, where it led, and what came of it. */

import type { Happening } from '../link/table.svelte';
import type { GameEvent } from '../wire/types';

/** Something that came of a turn, by the key of its words; *seat* is who did it, if it was somebody else. */
export interface Outcome {
  key: string;
  seat: number | null;
  other: number | null;
  amount: number | null;
  place: string | null;
  /** The action that was tried, and how its die fell. */
  power?: string;
  die?: number;
}

/** A turn of the log; without a seat it is what was before the first one that is known. */
export interface TurnLine {
  number: number;
  seat: number | null;
  throws: [number, number][];
  /** Where the token stopped last. */
  place: string | null;
  outcomes: Outcome[];
  happenings: Happening[];
}

/** Return the turns of a log, the newest last. */
export function turnLines(log: readonly Happening[]): TurnLine[] {
  const turns: TurnLine[] = [];
  for (const happening of log) {
    const { event } = happening;
    if (event.event === 'TurnBegan') turns.push(begun(event.number, event.seat));
    else if (turns.length === 0) turns.push(begun(0, null));
    const turn = turns.at(-1) as TurnLine;
    turn.happenings.push(happening);
    if (!happening.isUndone) note(turn, event);
  }
  return turns;
}

function begun(number: number, seat: number | null): TurnLine {
  return { number, seat, throws: [], place: null, outcomes: [], happenings: [] };
}

function note(turn: TurnLine, event: GameEvent): void {
  if (event.event === 'Rolled') turn.throws.push([event.first, event.second]);
  if (event.event === 'Stopped' && event.seat === turn.seat) turn.place = event.place;
  const outcome = outcomeOf(event);
  if (!outcome) return;
  const seat = outcome.seat === turn.seat ? null : outcome.seat;
  const isHere = outcome.key === 'buys' && outcome.place === turn.place;
  turn.outcomes.push({ ...outcome, seat, place: isHere ? null : outcome.place });
}

function outcomeOf(event: GameEvent): Outcome | null {
  const made = (key: string, seat: number, more: Partial<Outcome> = {}): Outcome => ({
    key,
    seat,
    other: null,
    amount: null,
    place: null,
    ...more,
  });
  switch (event.event) {
    case 'Bought':
      return made('buys', event.seat, { amount: event.price, place: event.place });
    case 'AuctionWon':
      return made('wins', event.seat, { amount: event.amount, place: event.lot });
    case 'Built':
      return made('builds', event.seat, { place: event.place });
    case 'Mortgaged':
      return made('mortgages', event.seat, { place: event.place });
    case 'Arrested':
      return made('jailed', event.seat);
    case 'CardDrawn':
      return made('card', event.seat);
    case 'OfferAccepted':
      return made('deals', event.other, { other: event.seat });
    case 'PowerThrown':
      return made('tries', event.seat, { power: event.power, die: event.die });
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

function paidFor({ payer, receiver, amount, reason }: Extract<GameEvent, { event: 'Paid' }>): Outcome | null {
  if (reason === 'pot' && receiver !== undefined)
    return { key: 'pot', seat: receiver, other: null, amount, place: null };
  if (!PAID.has(reason)) return null;
  const money = { amount, place: null, other: payer === undefined ? null : (receiver ?? null) };
  if (payer !== undefined) return { key: 'pays', seat: payer, ...money };
  return receiver === undefined ? null : { key: 'gets', seat: receiver, ...money };
}
