/** The room for news: how many sentences about what just happened stand above a question, and since when. */

import { isSaidOf, type Ask } from '../../desk/questions';

/** Where the question stands: in the middle of the board, which may be small, and whether a box lies beside it. */
export interface Standing {
  isInBoard: boolean;
  isCompact: boolean;
  isTold: boolean;
}

export interface NewsRoom {
  most: number;
  /** Only what came of the last throw, or of the turn that is being played. */
  only: 'throw' | 'turn';
}

/** Return how much is said above a question; none is of an earlier turn, and an offer has the
 * eye to itself. */
export function newsRoom(ask: Ask | undefined, { isInBoard, isCompact, isTold }: Standing): NewsRoom {
  const needsEye = isSaidOf(ask, 'needs the eye');
  const isTight = isInBoard && (isCompact || needsEye);
  const most = ask === 'AnswerOffer' ? 0 : isTold ? 1 : isTight ? 2 : 3;
  return { most, only: isInBoard ? 'throw' : 'turn' };
}
