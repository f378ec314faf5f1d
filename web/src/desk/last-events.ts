/** What just happened, as the reader is told it: money in the second person with what is left, the rest as it is. */

import type { Happening } from '../link/table.svelte';
import { NEWS } from '../wire/news';
import type { GameEvent, PaidEvent } from '../wire/types';

/** Something that happened; what the reader paid or got comes with the cash that was there afterwards. */
export type LastEvent = { happening: Happening } & (
  | { what: 'pays' | 'gets'; paid: PaidEvent; cash: number; place: string; card: string | null; power: string | null }
  | { what: 'event' }
);

/** Who reads, with the cash that was there when the step *seq* had been shown. */
export interface Reader {
  seat: number | null;
  cash: number;
  seq: number;
}

/** What is done to property, for money: it says more than its price. */
export const PROPERTY = new Set<GameEvent['event']>(['Bought', 'Built', 'Mortgaged', 'MortgageLifted']);
/** Payments between others that say more than what led to them. */
const REASONS = new Set(['rent', 'tax', 'fine', 'card', 'action', 'pot']);
const LOOKED_AT = 80;

/** Return the last things that happened, the newest last. */
export function lastEventsOf(
  story: readonly Happening[],
  reader: Reader,
  most: number,
  lookedAt = LOOKED_AT,
): LastEvent[] {
  const recent = story.slice(-lookedAt);
  const cash = cashAfter(recent, reader);
  const found = recent.map((happening, at) => lateOf(happening, recent, at, reader.seat, cash[at] ?? 0));
  return found.filter((late) => late !== null).slice(-most);
}

function lateOf(
  happening: Happening,
  story: readonly Happening[],
  at: number,
  seat: number | null,
  cash: number,
): LastEvent | null {
  const { event } = happening;
  if (event.event === 'Paid') {
    const way = wayOf(event, seat);
    if (way) {
      const before = story.slice(0, at);
      const place = event.place || placeIn(story, happening.seq) || stoppedAt(before, event);
      const from = { card: cardBefore(before, event), power: powerBefore(before, event) };
      return { happening, what: way, paid: event, cash, place, ...from };
    }
    const isTold = isFailure(event) || isOfLeavingJail(happening, story);
    return REASONS.has(event.reason) && !isTold ? { happening, what: 'event' } : null;
  }
  if (!NEWS.includes(event.event) || isPaidFor(event, seat)) return null;
  if (isOfAuction(happening, story) || isLeaving(happening, story)) return null;
  return { happening, what: 'event' };
}

/** Tell whether something was bought at an auction, which says so by itself. */
function isOfAuction({ seq, event }: Happening, story: readonly Happening[]): boolean {
  return event.event === 'Bought' && story.some((one) => one.seq === seq && one.event.event === 'AuctionWon');
}

/** Tell whether somebody goes bankrupt by leaving the game, which says so by itself. */
export function isLeaving({ seq, event }: Happening, story: readonly Happening[]): boolean {
  if (event.event !== 'WentBankrupt') return false;
  return story.some((one) => one.seq === seq && one.event.event === 'Conceded' && one.event.seat === event.seat);
}

/** Tell whether a fine is paid by somebody who leaves jail for it, which says so by itself. */
function isOfLeavingJail({ seq, event }: Happening, story: readonly Happening[]): boolean {
  if (event.event !== 'Paid' || event.reason !== 'fine') return false;
  return story.some((one) => one.seq === seq && one.event.event === 'Freed' && one.event.seat === event.payer);
}

/** Tell whether the reader has read of it already, in the line of the money. */
function isPaidFor(event: GameEvent, seat: number | null): boolean {
  const isMoney = PROPERTY.has(event.event) || event.event === 'AuctionWon';
  return isMoney && seat !== null && 'seat' in event && event.seat === seat;
}

function wayOf({ payer, receiver }: PaidEvent, seat: number | null): 'pays' | 'gets' | null {
  if (seat === null) return null;
  if (payer === seat) return 'pays';
  return receiver === seat ? 'gets' : null;
}

/** Return what a step was about, where the payment does not say it. */
function placeIn(story: readonly Happening[], step: number): string {
  for (const { seq, event } of story) {
    if (seq === step && event.event === 'AuctionWon') return event.lot;
    if (seq === step && PROPERTY.has(event.event) && 'place' in event) return event.place ?? '';
  }
  return '';
}

/** Return where who pays a price stands: what is bought is told after the text that its money brings up. */
function stoppedAt(before: readonly Happening[], { reason, payer }: PaidEvent): string {
  if (reason !== 'price') return '';
  const moved = before.findLast(({ event }) => event.event === 'Moved' && event.seat === payer)?.event;
  return moved?.event === 'Moved' ? moved.at : '';
}

/** Return the card that a payment comes from. */
function cardBefore(before: readonly Happening[], { reason }: PaidEvent): string | null {
  if (reason !== 'card') return null;
  const drawn = before.findLast(({ event }) => event.event === 'CardDrawn')?.event;
  return drawn?.event === 'CardDrawn' ? drawn.card : null;
}

/** Return the power that a payment comes from. */
function powerBefore(before: readonly Happening[], { reason }: PaidEvent): string | null {
  if (reason !== 'action') return null;
  const thrown = before.findLast(({ event }) => event.event === 'PowerThrown')?.event;
  return thrown?.event === 'PowerThrown' ? thrown.power : null;
}

/** Tell whether a payment is the price of a power that failed: its die has said so already. */
export function isFailure({ reason, payer, receiver }: PaidEvent): boolean {
  return reason === 'action' && payer !== undefined && receiver === undefined;
}

/** Return the reader's cash after each thing that happened: known at one step, counted from there. */
function cashAfter(story: readonly Happening[], { seat, cash, seq }: Reader): number[] {
  const changes = story.map(({ event }) => changeOf(event, seat));
  const known = changes.reduce((sum, change, at) => ((story[at]?.seq ?? 0) <= seq ? sum + change : sum), 0);
  let now = cash - known;
  return changes.map((change) => (now += change));
}

function changeOf(event: GameEvent, seat: number | null): number {
  if (event.event !== 'Paid') return 0;
  const way = wayOf(event, seat);
  return way === null ? 0 : way === 'pays' ? -event.amount : event.amount;
}

/** Return what has happened since the dice were thrown last. */
export function sinceThrow(story: readonly Happening[]): Happening[] {
  return since(story, ['Rolled']);
}

/** Return the same without what is of an earlier turn. */
export function sinceOwnThrow(story: readonly Happening[]): Happening[] {
  return since(story, ['Rolled', 'TurnBegan']);
}

/** Return what has happened in the turn that is being played. */
export function sinceTurn(story: readonly Happening[]): Happening[] {
  return since(story, ['TurnBegan']);
}

/** How the first turn was drawn belongs to it. */
function since(story: readonly Happening[], begins: readonly GameEvent['event'][]): Happening[] {
  const at = story.findLastIndex(({ event }) => begins.includes(event.event));
  const event = story[at]?.event;
  const isFirst = event?.event === 'TurnBegan' && event.number === 1;
  return story.slice(isFirst ? 0 : Math.max(0, at));
}
