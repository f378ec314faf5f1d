/** A given name: what somebody is called who has not said a name yet. */

import { settings } from '../core/settings.svelte';

/** First names of anybody, in French and in English; the server's bots have others. */
export const GIVEN = ['Robin', 'Camille', 'Alex', 'Morgan', 'Sam', 'Eden', 'Val', 'Andrea'];

/** Return the name used last, or one that is given by *chance*, from 0 up to 1. */
export function nameAtFirst(chance: number = Math.random()): string {
  return settings.name || (GIVEN[Math.floor(chance * GIVEN.length)] as string);
}
