/** Owing: the card that a debt came from, as long as it is open, and what is left of it after a settlement. */

import type { Happening } from '../core/table.svelte';
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

/** Return what is left to pay and to keep once deeds of some value, and cash, are taken for a debt.

 * The rest is paid at once by whoever still has enough in hand. */
export function afterSettlement(
  owed: number,
  held: number,
  value: number,
  cash: number,
): { left: number; kept: number } {
  const [left, kept] = [owed - value - cash, held - cash];
  return kept >= left ? { left: 0, kept: kept - left } : { left, kept };
}
