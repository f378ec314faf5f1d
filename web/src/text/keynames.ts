/** Names of keys as they are printed on a keyboard. */

import { KEY_LIST, type KeyCommand } from '../core/keys';
import { say } from './say';

const NAMED: Record<string, string> = { ' ': 'table-key-space', enter: 'table-key-enter', escape: 'table-key-escape' };

/** Return the name of the key of a command. */
export function keyName(command: KeyCommand): string {
  const key = KEY_LIST.find(([known]) => known === command)?.[1] ?? '';
  const named = NAMED[key];
  return named ? say(named) : key.toUpperCase();
}
