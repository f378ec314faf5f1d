/** Refusals of the server itself: not the rules said no, but the table or the house. */

import type { No } from '../wire/types';
import { gameTexts } from './catalogues';
import { amount, type Facts } from './facts';
import { language } from './language.svelte';
import { Messages } from './messages';
import type { Words } from './words';

/** Facts of the server that are sums of money, where an edition can write them. */
const SUMS = new Set(['cost']);

/** Return why the server said no, in the words of a table. */
export function serverRefusal(words: Words, no: No): string {
  const key = `server-${no.code}`;
  return words.has(key) ? words.text(key, factsOf(no)) : words.text('server-malformed');
}

function factsOf({ facts }: No): Facts {
  const read = Object.entries(facts).map(([name, value]) => [
    name,
    SUMS.has(name) && typeof value === 'number' ? amount(value) : value,
  ]);
  return Object.fromEntries(read) as Facts;
}

/** Return why the server said no where there is no table yet; the game's texts must be loaded. */
export function tellRefusal(no: No): string {
  const messages = new Messages(language.current, gameTexts(language.current));
  const key = [`server-${no.code}`, `refusal-${no.code}`].find((one) => messages.has(one));
  try {
    return messages.text(key ?? 'server-malformed', no.facts);
  } catch {
    return messages.text('server-malformed');
  }
}
