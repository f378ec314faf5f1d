/** Why a question is asked: what has just led to it, in a few words. */

import type { Happening } from '../core/table.svelte';
import { say } from '../text/say';
import type { Words } from '../text/words';

/** Return how whoever is asked came to be asked; nothing where the question says it itself. */
export function reasonOf(log: readonly Happening[], seat: number | undefined, words: Words): string {
  const turn = log.findLastIndex(({ event }) => event.event === 'TurnBegan');
  const events = log.slice(turn + 1).map(({ event }) => event);
  const rolled = events.findLast((event) => event.event === 'Rolled');
  const stopped = events.findLast((event) => event.event === 'Stopped');
  if (rolled?.event !== 'Rolled' || stopped?.event !== 'Stopped') return '';
  if (rolled.seat !== seat || stopped.seat !== seat) return '';
  const dice = rolled.second ? `${rolled.first} + ${rolled.second}` : String(rolled.first);
  return say('table-reached', { dice, place: words.place(stopped.place) });
}
