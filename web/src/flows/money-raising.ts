/** Raising money: every sale and mortgage that is open, with what it brings. */

import type { Choice, MortgageOrder, Option, SellGroupOrder, SellOrder } from '../wire/types';

export interface Way {
  order: SellOrder | SellGroupOrder | MortgageOrder;
  gain: number;
  /** What is left after paying, where it is enough to pay. */
  left: number | null;
}

const ORDERS = ['Sell', 'SellGroup', 'Mortgage'] as const;

/** Return the ways to raise money, those that bring most first; a whole group is sold once. */
export function waysToRaise(
  options: readonly Option[],
  seat: number,
  cash: number,
  groupOf: (space: string) => string,
): Way[] {
  const found: Way[] = [];
  const groups = new Set<string>();
  for (const order of ORDERS) {
    for (const choice of options.find((option) => option.do === order)?.choices ?? []) {
      if (choice.no || choice.change === undefined) continue;
      if (order === 'SellGroup' && groups.has(groupOf(String(choice.id)))) continue;
      if (order === 'SellGroup') groups.add(groupOf(String(choice.id)));
      found.push({
        order: { do: order, seat, place: String(choice.id) },
        gain: choice.change,
        left: leftAfterPaying(choice, cash),
      });
    }
  }
  return found.sort((one, other) => other.gain - one.gain);
}

/** Return what is left where something is paid with what a choice brings; null where nothing is. */
export function leftAfterPaying({ change = 0, cash_after: after }: Choice, cash: number): number | null {
  return after === undefined || after >= cash + change ? null : after;
}
