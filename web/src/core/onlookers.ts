/** Onlookers: who looks on at a table, for somebody who may be one of them. */

import type { TableView, YouMessage } from '../wire/types';

/** Return how many others look on: whoever has no seat is counted by the server, and knows it. */
export function othersWatching(
  { watching }: Pick<TableView, 'watching'>,
  { seats }: Pick<YouMessage, 'seats'>,
): number {
  return Math.max(0, watching - (seats.length === 0 ? 1 : 0));
}
