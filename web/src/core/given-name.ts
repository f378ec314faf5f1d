/** A given name: what somebody is called who has not said a name yet. */

import { settings } from './settings.svelte';

/** First names of anybody, in French and in English; the server's bots have others. */
export const GIVEN = ['Robin', 'Camille', 'Alex', 'Morgan', 'Sam', 'Eden', 'Val', 'Andrea'];

/** Return the name used last, or one that is given by *chance*, from 0 up to 1, and that nobody has taken. */
export function nameAtFirst(chance: number = Math.random(), taken: readonly string[] = []): string {
  const free = GIVEN.filter((name) => !taken.includes(name));
  return settings.name || (free[Math.floor(chance * free.length)] ?? '');
}
