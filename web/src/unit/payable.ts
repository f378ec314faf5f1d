/** What may be paid at the unit now: the server's open options that have an amount. */

import { unfit, type Unfit } from '../core/fitting';
import type { Order, DicePrompt, DiceView, Option } from '../wire/types';

/** A payment that an amount on the keys stands for. */
export interface Payable {
  amount: number;
  /** The amount may be any from here to there, as in an auction. */
  most: number;
  step: number;
  order(amount: number): Order;
}

/** Return what a seat may pay or ask for by typing an amount. */
export function payables(options: Option[], prompt: DicePrompt, view: DiceView, seat: number): Payable[] {
  const open = new Map(options.filter((option) => option.open).map((option) => [option.do, option]));
  const found: Payable[] = [];
  if (open.has('Buy') && prompt.ask === 'BuyOrAuction') {
    found.push(exactly(prompt.price, { do: 'Buy', seat }));
  }
  const range = open.get('Bid')?.range;
  if (range) {
    const order = (amount: number): Order => ({ do: 'Bid', seat, amount });
    found.push({ amount: range.low, most: range.high, step: range.step, order });
  }
  for (const { id } of open.get('Claim')?.choices ?? []) {
    const claim = view.claims?.find((one) => one.id === id);
    if (claim?.amount) found.push(exactly(claim.amount, { do: 'Claim', seat, claim: Number(id) }));
  }
  return found;
}

function exactly(amount: number, order: Order): Payable {
  return { amount, most: amount, step: 1, order: () => order };
}

/** Return why a typed amount stands for no payment, if so: no sum of an auction, or nobody waits for it. */
export function unfitting(found: Payable[], amount: number): { why: Unfit['why'] | 'not-due'; by: number } | null {
  if (matching(found, amount)) return null;
  const range = found.find((one) => one.most > one.amount);
  const no = range && unfit(amount, { low: range.amount, high: range.most, step: range.step });
  return no ?? { why: 'not-due', by: amount };
}

/** Return the payment that a typed amount stands for. */
export function matching(found: Payable[], amount: number): Payable | undefined {
  return found.find((one) => one.amount <= amount && amount <= one.most && (amount - one.amount) % one.step === 0);
}
