/** Telling: what people with a box of their own say of luck, and which seat of a device may say it. */

import type { DicePrompt, SeatView } from '../wire/types';

/** What is thrown, drawn or dealt, for whom; *choices* are the cards or deeds that may come. */
export interface Telling {
  what: 'dice' | 'die' | 'card' | 'deed';
  seat: number;
  /** What dice are thrown for. */
  to: string;
  deck: string;
  choices: readonly string[];
  /** Telling the dice is the throw itself: it is its player's, unless nobody is there. */
  isThrow: boolean;
}

/** What the server tells of a seat that bears on who may speak for it. */
export type Presence = Pick<SeatView, 'level' | 'cover' | 'present'>;

const THROWS = new Set<DicePrompt['ask']>(['ThrowDice', 'ThrowAgain', 'ThrowToStart']);

/** Return what a question waits for that people can tell; null if for nothing. */
export function tellingOf(prompt: DicePrompt): Telling | null {
  const [thrower] = prompt.seats;
  if (THROWS.has(prompt.ask) && thrower !== undefined)
    return { what: 'dice', seat: thrower, to: 'move', deck: '', choices: [], isThrow: true };
  if (prompt.ask !== 'AwaitLuck') return null;
  const { what, seat, to, deck, choices, unit } = prompt.draw;
  if (unit || what === 'random' || seat === undefined) return null;
  return { what, seat, to, deck, choices, isThrow: false };
}

/** Return the seat of a device that may tell it: who throws, else anybody for a bot or for who is away. */
export function tellerOf(telling: Telling | null, seats: readonly Presence[], mine: readonly number[]): number | null {
  if (!telling) return null;
  if (mine.includes(telling.seat)) return telling.seat;
  const thrower = seats[telling.seat];
  const isNobodys = !thrower || thrower.level !== '' || thrower.cover !== '' || !thrower.present;
  return isNobodys ? (mine[0] ?? null) : null;
}
