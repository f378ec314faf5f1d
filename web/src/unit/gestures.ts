/** Gestures as in the box: which cards go into which slots, and what is then typed or pressed. */

import type { Scene } from '../board/motion/scenes';
import type { DiceEvent, DicePrompt, DiceView, PaidEvent } from '../wire/types';
import { displayOf, type UnitDisplay } from './display';

export type SlotName = 'green' | 'red';
/** Which slots hold the card that belongs there. */
export type Put = Record<SlotName, boolean>;

export const EMPTY: Put = { green: false, red: false };
const SALARIES = new Set(['salary', 'ordered-salary']);
/** What the table takes from somebody without an order of theirs. */
const TAKEN = new Set(['rent', 'tax', 'card']);

/** Tell whether a payment is a salary: it is pressed, not typed (RE-046). */
export function isSalary(paid: Pick<PaidEvent, 'reason'>): boolean {
  return SALARIES.has(paid.reason);
}

/** A question that asks nobody for money. */
export const NO_QUESTION: DicePrompt = { ask: 'EndTurnOrGoOn', seats: [] };

/** Return what a seat with something to pay or to ask for does it by: its own business, whatever others are asked. */
export function businessOf(prompt: DicePrompt, view: DiceView, seat: number): UnitDisplay {
  return displayOf(prompt.seats.includes(seat) ? prompt : NO_QUESTION, view, []);
}

/** Return whose cards a transaction asks for; a bid is only named. */
export function cardsFor({ reason, payer, receiver }: UnitDisplay): Record<SlotName, number | null> {
  const isNamed = reason === 'bid' || reason === 'rest';
  return { green: isNamed ? null : (receiver ?? null), red: isNamed ? null : (payer ?? null) };
}

/** Return the slot that still waits for its card: red before green, as in the leaflet. */
export function missingSlot(shown: UnitDisplay, put: Put): SlotName | null {
  const cards = cardsFor(shown);
  return (['red', 'green'] as const).find((slot) => cards[slot] !== null && !put[slot]) ?? null;
}

/** Return the payment in some events that a seat makes by hand: its salary, or what is taken from it. */
export function byHand(events: readonly DiceEvent[], mine: readonly number[]): PaidEvent | null {
  const found = events.find((event): event is PaidEvent => event.event === 'Paid' && isOwn(event, mine));
  return found ?? null;
}

function isOwn(paid: PaidEvent, mine: readonly number[]): boolean {
  if (isSalary(paid)) return paid.receiver !== undefined && mine.includes(paid.receiver);
  return TAKEN.has(paid.reason) && paid.payer !== undefined && mine.includes(paid.payer);
}

/** Return the payment of a scene that is made by hand, if one is. */
export function paymentOf(scene: Scene, events: readonly DiceEvent[], mine: readonly number[]): PaidEvent | null {
  return scene.kind === 'money' ? byHand(events.slice(scene.first, scene.last + 1), mine) : null;
}

/** Return whether a scene waits for a seat of this device: a text to be read, or money moved by hand. */
export function waitsFor(
  scene: Scene,
  events: readonly DiceEvent[],
  mine: readonly number[],
  isAsInTheBox: boolean,
): 'to-begin' | 'to-end' | null {
  if (scene.kind === 'text') return mine.includes(scene.seat) ? 'to-end' : null;
  return isAsInTheBox && paymentOf(scene, events, mine) ? 'to-begin' : null;
}
