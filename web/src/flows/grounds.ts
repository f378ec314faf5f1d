/** Grounds: the clause that stands behind each question, in the rulebook that is played by. */

import type { Rulebook } from '../wire/types';
import type { Ask } from './ways';

/** Clauses of the classic game, or of the edition that alone has the question. */
const GROUNDS: Record<Ask, readonly string[]> = {
  ThrowToStart: ['CL-027', 'CW-209'],
  ThrowDice: ['CL-030'],
  ThrowAgain: ['CL-035'],
  EndTurnOrGoOn: ['CL-029'],
  BuyOrAuction: ['CL-046'],
  BidOrLeave: ['CL-218', 'RE-129'],
  PayDebt: ['CL-156'],
  AnswerOffer: ['CL-135'],
  LiftOrKeep: ['CL-153', 'CW-236'],
  NameWish: ['CL-128'],
  PlaceBuilding: ['CL-127'],
  PayOrDraw: ['CL-080'],
  PayFineOrStay: ['CL-097'],
  ChooseZoneOrGoOn: ['RE-086'],
  ReadTheText: ['RE-107'],
  ChooseYourToken: ['CW-210'],
  UseOrSkipPower: ['CW-214'],
  TakeBenefit: ['CW-217'],
  AwaitClock: ['RE-128'],
  AwaitLuck: [],
  GameOver: ['CL-176'],
};
const IN_JAIL = ['CL-102'];

/** Return the clause behind a question, or null where the rulebook has none. */
export function groundOf(ask: Ask, inJail: boolean, book: Pick<Rulebook, 'clauses'>): string | null {
  for (const wanted of inJail ? IN_JAIL : GROUNDS[ask]) {
    const found =
      book.clauses.find(({ id }) => id === wanted) ??
      book.clauses.find((clause) => clause.same_as === wanted);
    if (found) return found.id;
  }
  return null;
}
