/** Looking: whether somebody sees a table, and from which step on they did not; a summary says what came meanwhile. */

import { untrack } from 'svelte';
import { lastShown, noteShown } from '../../core/last-shown';
import type { Absence } from '../../desk/absence.svelte';
import type { TableState } from '../../link/table.svelte';

/** After so many more steps a summary is old. */
const OLD = 20;

/** What shows a table. */
export interface Screen {
  /** The last step that has been shown. */
  readonly seq: number;
  /** Something is still to be seen or read. */
  readonly isBusy: boolean;
}

/** Follow whether a page is looked at and connected, for as long as a component lives. */
export function noticeAbsence(table: TableState, screen: Screen, absence: Absence): void {
  /** Before the table has been told, nobody goes away from it, or comes back to it. */
  const isTold = () => table.wholes > 0;
  const seen = lastShown(table.id);
  if (seen !== null) absence.leave(seen);
  $effect(() => {
    if (table.link !== 'online') untrack(() => isTold() && absence.leave(screen.seq));
  });
  $effect(() => {
    if (isTold()) untrack(() => document.hidden || absence.come(table.seq));
  });
  $effect(() => {
    const turn = () => {
      if (!isTold()) return;
      if (document.hidden) absence.leave(screen.seq);
      else absence.come(table.seq);
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  });
  $effect(() => {
    const { seq, isBusy } = screen;
    if (!isBusy && seq > 0 && !document.hidden) noteShown(table.id, seq);
  });
  $effect(() => {
    const { missed } = absence;
    if (missed && screen.seq > missed.until + OLD) absence.forget();
  });
}
