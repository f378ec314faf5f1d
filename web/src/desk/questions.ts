/** Questions of the dice games: how the table meets each of them. */

import { BIDDING, URGENT } from '../wire/answers';
import type { DicePrompt } from '../wire/types';

export type Ask = DicePrompt['ask'];

/** What the client alone can say of a question, and what follows from it. */
type Manner =
  /** It fills the middle of the board, where dice and cards lie otherwise. */
  | 'fills the middle'
  /** It needs the eye: there is no news of turns above it. */
  | 'needs the eye'
  /** There is nothing to decide: dice must be thrown, a text must be read. */
  | 'is plain'
  /** Nothing else is being settled, so that closed business is shown with its reasons. */
  | 'leaves time';

/** Questions of which something is said; of a question that is not named here nothing is. */
const MANNERS: Partial<Record<Ask, readonly Manner[]>> = {
  ThrowToStart: ['is plain'],
  ThrowDice: ['leaves time'],
  ThrowAgain: ['is plain', 'leaves time'],
  EndTurnOrGoOn: ['leaves time'],
  BuyOrAuction: ['fills the middle', 'leaves time'],
  BidOrLeave: ['fills the middle', 'needs the eye'],
  PayDebt: ['fills the middle', 'needs the eye'],
  AnswerOffer: ['fills the middle', 'needs the eye'],
  PayOrDraw: ['fills the middle', 'needs the eye'],
  ReadTheText: ['fills the middle', 'needs the eye', 'is plain'],
  ChooseYourToken: ['fills the middle', 'needs the eye'],
  UseOrSkipPower: ['fills the middle', 'needs the eye'],
  TakeBenefit: ['fills the middle', 'needs the eye'],
  AwaitClock: ['fills the middle', 'needs the eye', 'is plain'],
  GameOver: ['fills the middle', 'needs the eye', 'is plain'],
};

/** Tell whether something is true of a question; of none at all nothing is. */
export function isSaidOf(ask: Ask | undefined, manner: Manner): boolean {
  return ask !== undefined && (MANNERS[ask]?.includes(manner) ?? false);
}

/** Tell whether others wait for a question, so that it takes the place of other business. */
export function isUrgent(ask: Ask | undefined): boolean {
  return ask !== undefined && URGENT.includes(ask);
}

/** Tell whether bidders are asked, several at once. */
export function isBidding(ask: Ask | undefined): boolean {
  return ask !== undefined && BIDDING.includes(ask);
}
