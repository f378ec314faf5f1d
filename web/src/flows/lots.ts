/** Lots: what can be done with a deed of one's own, and why the rest cannot. */

import { type Deed, HOTEL } from '../board/players/estate';
import type { Choice, Option, OptionNo } from '../wire/types';

export const LOT_ORDERS = ['Build', 'Sell', 'Mortgage', 'Lift'] as const;
export type LotOrder = (typeof LOT_ORDERS)[number];

/** Why an order is closed, told in words; the clauses stand beside them. */
export interface Reason {
  order: LotOrder;
  told: string;
  clauses: readonly string[];
}

/** Return the orders that a deed has controls for, whether or not they are open now. */
export function ordersOn(deed: Deed, isStreet: boolean): LotOrder[] {
  const has: Record<LotOrder, boolean> = {
    Build: isStreet && !deed.isMortgaged && deed.houses < HOTEL,
    Sell: deed.houses > 0,
    Mortgage: !deed.isMortgaged && deed.houses === 0,
    Lift: deed.isMortgaged,
  };
  return LOT_ORDERS.filter((order) => has[order]);
}

/** Return what the server says of a deed, where it says something of deeds at all. */
export function choiceOf(option: Option | undefined, space: string): Choice | undefined {
  return option?.choices?.find(({ id }) => id === space);
}

/** Return why an order is closed for a deed: for this one, else for all of them. */
export function whyClosed(option: Option | undefined, space: string): OptionNo | null {
  const choice = choiceOf(option, space);
  if (choice) return choice.no ?? null;
  return option?.no ?? null;
}

/** Return why some of the orders of a deed are closed. */
export function reasonsOn(
  space: string,
  orders: readonly LotOrder[],
  optionOf: (order: LotOrder) => Option | undefined,
  tell: (no: OptionNo) => string,
): Reason[] {
  return orders.flatMap((order) => {
    const no = whyClosed(optionOf(order), space);
    return no ? [{ order, told: tell(no), clauses: no.clauses }] : [];
  });
}

/** Return the reasons that hold for every deed of a group which has the control: those are told once. */
export function sharedReasons(ofEach: readonly (readonly Reason[])[], hasControl: readonly (readonly LotOrder[])[]) {
  return LOT_ORDERS.flatMap((order) => {
    const reasons = ofEach.flatMap((all) => all.filter((one) => one.order === order));
    const controls = hasControl.filter((orders) => orders.includes(order)).length;
    const [first] = reasons;
    const isShared = reasons.length === controls && reasons.every(({ told }) => told === first?.told);
    return first && isShared && controls > 1 ? [first] : [];
  });
}
