/** Shows: what is being shown of a table goes on when its page is laid out anew. */

import type { TableState } from '../link/table.svelte';
import type { Showing } from './showing.svelte';

const shows = new WeakMap<TableState, Showing>();

/** Return what is being shown of a table, begun now if nothing is. */
export function showOf(table: TableState, begin: () => Showing): Showing {
  const show = shows.get(table) ?? begin();
  shows.set(table, show);
  return show;
}

/** Tell whether a table has been shown while it was played. */
export function isShown(table: TableState): boolean {
  return shows.has(table);
}
