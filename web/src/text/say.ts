/** The client's own sentences: `say('home-create')`, in the language that is read. */

import { clientMessages } from './catalogues';
import { language } from './language.svelte';
import { TextError } from './messages';

/** Return a sentence of the client, with its facts. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  const messages = clientMessages(language.current);
  try {
    return messages.text(key, facts);
  } catch (error) {
    if (import.meta.env.DEV || !(error instanceof TextError)) throw error;
    return key;
  }
}
