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
  only: 'throw' | 'turn' | null;
}

/** Return how much is said above a question; what needs the room, and the eye, has no news of turns before it. */
export function newsRoom(ask: Ask | undefined, { isInBoard, isCompact, isTold }: Standing): NewsRoom {
  const needsEye = isSaidOf(ask, 'needs the eye');
  const isTight = isInBoard && (isCompact || needsEye);
  const only = isInBoard ? 'throw' : needsEye ? 'turn' : null;
  return { most: isTold ? 1 : isTight ? 2 : 3, only };
}
