/** Why a question is asked: what has just led to it, in a few words. */

import { stopOf } from '../../board/players/player-line';
import type { Happening } from '../../link/table.svelte';
import { say } from '../../text/say';
import type { Words } from '../../text/words';

/** Return how whoever is asked came to be asked; nothing where the question says it itself. */
export function reasonOf(log: readonly Happening[], seat: number | undefined, words: Words): string {
  const turn = log.findLastIndex(({ event }) => event.event === 'TurnBegan');
  const events = log.slice(turn + 1).map(({ event }) => event);
  const stopped = events.findLast((event) => event.event === 'Stopped');
  const rolled = events.findLast((event) => event.event === 'Rolled');
  if (stopped?.event !== 'Stopped' || stopped.seat !== seat) return '';
  const facts = { by: stopped.by, card: words.text('word-card.a'), place: stopOf(stopped.place, words), dice: '' };
  if (stopped.by !== 'dice') return say('table-reached', facts);
  if (rolled?.event !== 'Rolled' || rolled.seat !== seat) return '';
  return say('table-reached', { ...facts, dice: `${rolled.first} + ${rolled.second}` });
}
