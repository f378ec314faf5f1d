/** The card of a debt: the one that it came from, as long as it is open. */

import type { Happening } from '../link/table.svelte';
import type { DiceEvent, PayDebtPrompt } from '../wire/types';

/** Return the card that made somebody owe; null where none did. */
export function cardBehind({ seats, amount, reason }: PayDebtPrompt, story: readonly Happening[]): string | null {
  if (reason !== 'card') return null;
  const events = story.map(({ event }) => event as DiceEvent);
  const isIts = (event: DiceEvent) =>
    event.event === 'DebtOpened' && event.reason === 'card' && event.debtor === seats[0];
  const opened = events.findLastIndex((event) => isIts(event) && 'amount' in event && event.amount === amount);
  const began = opened < 0 ? events.findLastIndex(isIts) : opened;
  const drawn = events.slice(0, began < 0 ? undefined : began).findLast((event) => event.event === 'CardDrawn');
  return drawn?.event === 'CardDrawn' ? drawn.card : null;
}
