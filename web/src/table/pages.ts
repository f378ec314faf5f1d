/** Which page shows a table: the lobby while it is open, the game, and what comes after it. */

import type { Component } from 'svelte';
import type { TableState } from '../core/table.svelte';
import type { EditionData } from '../core/editions';
import type { Teller } from '../text/teller';
import type { Words } from '../text/words';
import type { MyTable, TableView } from '../wire/types';

/** What every page of a table gets. */
export interface TablePage {
  table: TableState;
  my: MyTable;
  edition: EditionData;
  words: Words;
  teller: Teller;
}

type Loaded = { default: Component<TablePage> };

const PAGES = import.meta.glob<Loaded>([
  '../lobby/Lobby.svelte',
  './DiceTable.svelte',
  '../knockout/KnockoutTable.svelte',
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

function pathOf(status: TableView['status'], kind: EditionData['kind']): string {
  if (status === 'open') return '../lobby/Lobby.svelte';
  // The sliding game shows its last count before what comes after it.
  if (kind === 'sliding') return '../knockout/KnockoutTable.svelte';
  return status === 'over' ? '../after/AfterGame.svelte' : './DiceTable.svelte';
}
