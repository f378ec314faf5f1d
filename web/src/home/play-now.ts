/** Playing now: a table against bots by the booklet, which begins without another press. */

import { knowTable } from '../core/known-table';
import { playSoon } from '../core/play-at-once';
import type { EditionLine } from '../core/editions';
import { place } from '../core/route.svelte';
import { settings } from '../core/settings.svelte';
import { type Level, makeTable, sitAsUsual } from '../core/tables';
import type { Wanted } from '../wire/types';

const BOTS = 3;

/** Return how many bots sit down with one person at once. */
export function botsFor({ players: [, most] }: Pick<EditionLine, 'players'>): number {
  return Math.min(BOTS, most - 1);
}

/** Return the table that is asked for: one person, bots, and nothing changed from the booklet. */
export function quickTable(line: Pick<EditionLine, 'id' | 'players'>): Wanted {
  const levels: Level[] = ['', ...Array<Level>(botsFor(line)).fill('steady')];
  return { edition: line.id, seats: levels.map((level) => ({ level })) };
}

/** Tables that were made for a name which was refused, by edition: none is made twice. */
const made = new Map<string, string>();

/** Make the table, sit down at it and go there; it begins once this device is connected. */
export async function playNow(line: EditionLine, name: string): Promise<void> {
  const table = made.get(line.id) ?? (await makeTable(quickTable(line))).table.id;
  made.set(line.id, table);
  knowTable(await sitAsUsual(table, 0, name));
  made.delete(line.id);
  settings.name = name;
  settings.edition = line.id;
  playSoon(table);
  place.go(`/t/${table}`);
}
