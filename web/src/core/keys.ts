/** Keys: what a key means at the table, and when it may act. */

export type KeyCommand =
  | 'roll'
  | 'main'
  | 'buy'
  | 'auction'
  | 'claim'
  | 'raise-1'
  | 'raise-2'
  | 'raise-3'
  | 'leave'
  | 'trade'
  | 'build'
  | 'mortgage'
  | 'jail'
  | 'card'
  | 'force'
  | 'chat'
  | 'emote'
  | 'mute'
  | 'log'
  | 'deeds'
  | 'verify'
  | 'replay'
  | 'back'
  | 'help';

/** Keys by command, in the order of the help. */
export const KEY_LIST: readonly [KeyCommand, string][] = [
  ['roll', ' '],
  ['main', 'enter'],
  ['buy', 'b'],
  ['auction', 'a'],
  ['claim', 'p'],
  ['raise-1', '1'],
  ['raise-2', '2'],
  ['raise-3', '3'],
  ['leave', 'q'],
  ['trade', 't'],
  ['build', 'h'],
  ['mortgage', 'm'],
  ['jail', 'j'],
  ['card', 'k'],
  ['force', 'f'],
  ['chat', 'c'],
  ['emote', 'e'],
  ['mute', 's'],
  ['log', 'l'],
  ['deeds', 'd'],
  ['verify', 'v'],
  ['replay', 'r'],
  ['back', 'escape'],
  ['help', '?'],
];
const COMMANDS = new Map(KEY_LIST.map(([command, key]) => [key, command]));

export interface Press {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Return the command of a press, or null; letters may be switched off. */
export function commandOf(press: Press, letters: boolean): KeyCommand | null {
  if (press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (!letters && /^[a-z]$/.test(key)) return null;
  return COMMANDS.get(key) ?? null;
}

/** Tell whether a menu lies over everything: then no key is for the table, and Escape closes the menu. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable], [data-keys]';

/** Controls to which Enter means nothing. */
const UNENTERED = 'input[type="range"], input[type="checkbox"], input[type="radio"]';

/** Tell whether keys belong to what has the focus; Escape passes every control, Enter a slider and a tick. */
export function isHeld(focused: Element | null, command: KeyCommand): boolean {
  if (command === 'back' || (command === 'main' && focused?.matches(UNENTERED))) return false;
  return focused?.closest(CONTROLS) != null;
}
