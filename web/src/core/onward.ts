/** Onward: a game goes on at another table; one press leads there, and it begins once all have come. */

import { playSoon } from './play-at-once';
import { place } from './route.svelte';
import { move } from './tables';

/** Go to where a game goes on, ready to play. */
export function goOnAt(table: string): void {
  playSoon(table);
  place.go(`/t/${table}`);
}

/** Have the game of a table go on at another one, and go there, unless others are asked first. */
export async function goOnFrom(table: string): Promise<void> {
  const { onward } = (await move(table, { what: 'onward' })).table;
  if (onward) goOnAt(onward);
}
