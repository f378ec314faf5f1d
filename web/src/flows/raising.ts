/** Raising money: every sale and mortgage that is open, with what it brings. */

import type { MortgageOrder, Option, SellGroupOrder, SellOrder } from '../wire/types';

export interface Way {
  action: SellOrder | SellGroupOrder | MortgageOrder;
  gain: number;
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
      if (choice.no || choice.cash_after === undefined) continue;
      if (order === 'SellGroup' && groups.has(groupOf(String(choice.id)))) continue;
      if (order === 'SellGroup') groups.add(groupOf(String(choice.id)));
      found.push({ action: { do: order, seat, place: String(choice.id) }, gain: choice.cash_after - cash });
    }
  }
  return found.sort((one, other) => other.gain - one.gain);
}
