/** Which page shows a table: the lobby while it is open, the game, and what comes after it. */

import type { Component } from 'svelte';
import type { EditionData } from '../core/editions';
import type { TableProps } from '../page/table-props';
import type { TableView } from '../wire/types';

type Loaded = { default: Component<TableProps> };

const PAGES = import.meta.glob<Loaded>([
  '../lobby/Lobby.svelte',
  '../table/DiceTable.svelte',
  './KnockoutTable.svelte',
  '../after/AfterGame.svelte',
]);
const loads = new Map<string, Promise<Loaded>>();

/** Load the page for a table as it stands; the same page is loaded once. */
export function pageOf(status: TableView['status'], kind: EditionData['kind']): Promise<Loaded> {
  const path = pathOf(status, kind);
  const load = loads.get(path) ?? PAGES[path]?.() ?? Promise.reject(new Error(path));
  loads.set(path, load);
  load.catch(() => loads.delete(path));
  return load;
}

/** Return at which stage a table is: while shares are opened it is still the lobby's. */
export function stageOf(status: TableView['status']): Exclude<TableView['status'], 'starting'> {
  return status === 'starting' ? 'open' : status;
}

function pathOf(status: TableView['status'], kind: EditionData['kind']): string {
  if (stageOf(status) === 'open') return '../lobby/Lobby.svelte';
  // The sliding game shows its last count before what comes after it.
  if (kind === 'sliding') return './KnockoutTable.svelte';
  return status === 'over' ? '../after/AfterGame.svelte' : '../table/DiceTable.svelte';
}
