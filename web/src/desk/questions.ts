/** Questions of the dice games: how the table meets each of them. */

import type { DicePrompt } from '../wire/types';

export type Ask = DicePrompt['ask'];

/** What can be said of a question, and what follows from it. */
type Manner =
  /** It fills the middle of the board, where dice and cards lie otherwise. */
  | 'fills the middle'
  /** It needs the eye: there is no news of turns above it. */
  | 'needs the eye'
  /** Others wait for it: it takes the place of other business. */
  | 'is urgent'
  /** There is nothing to decide: dice must be thrown, a text must be read. */
  | 'is plain'
  /** Nothing else is being settled, so that closed business is shown with its reasons. */
  | 'leaves time';

const MANNERS: Record<Ask, readonly Manner[]> = {
  ThrowToStart: ['is plain'],
  ThrowDice: ['leaves time'],
  ThrowAgain: ['is plain', 'leaves time'],
  EndTurnOrGoOn: ['leaves time'],
  BuyOrAuction: ['fills the middle', 'leaves time'],
  BidOrLeave: ['fills the middle', 'needs the eye', 'is urgent'],
  PayDebt: ['fills the middle', 'needs the eye', 'is urgent'],
  AnswerOffer: ['fills the middle', 'needs the eye', 'is urgent'],
  LiftOrKeep: ['is urgent'],
  NameWish: ['is urgent'],
  PlaceBuilding: ['is urgent'],
  PayOrDraw: ['fills the middle', 'needs the eye'],
  PayFineOrStay: [],
  ChooseZoneOrGoOn: [],
  ReadTheText: ['fills the middle', 'needs the eye', 'is urgent', 'is plain'],
  ChooseYourToken: ['fills the middle', 'needs the eye'],
  UseOrSkipPower: ['fills the middle', 'needs the eye'],
  TakeBenefit: ['fills the middle', 'needs the eye'],
  AwaitClock: ['fills the middle', 'needs the eye', 'is plain'],
  AwaitLuck: [],
  GameOver: ['fills the middle', 'needs the eye', 'is plain'],
};

/** Tell whether something is true of a question; of none at all nothing is. */
export function isSaidOf(ask: Ask | undefined, manner: Manner): boolean {
  return ask !== undefined && MANNERS[ask].includes(manner);
}
