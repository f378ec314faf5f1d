/** Standings: everybody's chances as a bar shows them, without those who have left the game. */

import type { ChancesMessage, DiceView } from '../../wire/types';

export interface Standing {
  seat: number;
  /** The chance to win, from 0 to 1. */
  share: number;
}

/** Return the chances of all who still play, in the order of their seats. */
export function standingsOf(
  chances: Pick<ChancesMessage, 'seats'> | null,
  view: Pick<DiceView, 'players'>,
): Standing[] {
  const found = chances?.seats ?? [];
  return found.flatMap((share, seat) => (isOut(view, seat) ? [] : [{ seat, share }]));
}

function isOut({ players }: Pick<DiceView, 'players'>, seat: number): boolean {
  const status = players[seat]?.status;
  return status !== undefined && status !== 'playing';
}
