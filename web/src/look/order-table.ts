/** The table at which orders are given, as their buttons see it. */

import { getContext, setContext } from 'svelte';
import type { No } from '../wire/types';

export interface OrderTable {
  /** The order that has been sent and takes long to be answered. */
  readonly late: string | null;
  /** Say why something cannot be done. */
  refusal(no: No): string;
  /** Open a clause to be read. */
  read(clause: string | null): void;
  /** Tell whether an order is given on the unit, and has no button to be seen. */
  isBoxed(order: string): boolean;
}

const KEY = Symbol('where orders are given');

/** Let buttons below give their orders at a table. */
export function layOrders(table: OrderTable): void {
  setContext(KEY, table);
}

/** Return the table at which one gives orders. */
export function useOrders(): OrderTable {
  return getContext<OrderTable>(KEY);
}
