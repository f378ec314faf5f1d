/** Rounds: which one is played, where a table has agreed on how many. */

import type { DiceView } from '../wire/types';

export interface Round {
  round: number;
  rounds: number;
}

/** Return the round that is played and how many there are; null where they are not counted. */
export function roundOf(view: DiceView, limit: unknown): Round | null {
  const rounds = Number(limit) || 0;
  return rounds > 0 ? { round: Math.min(rounds, (view.turn?.rounds ?? 0) + 1), rounds } : null;
}
