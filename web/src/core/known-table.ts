/** A table that the server has just told of: whoever goes there need not ask again. */

import type { MyTable } from '../wire/types';

let known: MyTable | null = null;

/** Keep what the server said of a table, for the visit that follows at once. */
export function knowTable(my: MyTable): void {
  known = my;
}

/** Return what was just said of a table, if anything was; it is told once, for it grows old. */
export function takeKnown(id: string): MyTable | null {
  const found = known?.table.id === id ? known : null;
  known = null;
  return found;
}
