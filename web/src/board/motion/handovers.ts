/** Handovers: what changes hands in a step after the event that says why. */

import type { DiceEvent } from '../../wire/types';

/** What goes from somebody to somebody, the bank being nobody. */
export interface Handover {
  from: number | null;
  to: number | null;
  deeds: string[];
  cards: string[];
  cash: number;
}

/** Return what some events hand over, one handover for each pair of hands. */
export function handoversOf(events: readonly DiceEvent[]): Handover[] {
  const found = new Map<string, Handover>();
  const between = (giver?: number, taker?: number) => {
    const [from, to] = [giver ?? null, taker ?? null];
    const key = `${from} ${to}`;
    const one = found.get(key) ?? { from, to, deeds: [], cards: [], cash: 0 };
    found.set(key, one);
    return one;
  };
  for (const event of events) {
    if (event.event === 'DeedMoved') between(event.giver, event.taker).deeds.push(event.place);
    if (event.event === 'KeptCardMoved') between(event.giver, event.taker).cards.push(event.card);
    if (event.event === 'Paid') between(event.payer, event.receiver).cash += event.amount;
  }
  return [...found.values()];
}
