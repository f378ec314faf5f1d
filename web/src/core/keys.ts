/** Keys: what a key means at the table, and when it may act. */

export type KeyCommand =
  | 'roll'
  | 'main'
  | 'buy'
  | 'auction'
  | 'raise-1'
  | 'raise-2'
  | 'raise-3'
  | 'leave'
  | 'trade'
  | 'build'
  | 'mortgage'
  | 'jail'
  | 'force'
  | 'chat'
  | 'log'
  | 'deeds'
  | 'verify'
  | 'replay'
  | 'back'
  | 'help';

const KEYS: Record<string, KeyCommand> = {
  ' ': 'roll',
  enter: 'main',
  b: 'buy',
  a: 'auction',
  '1': 'raise-1',
  '2': 'raise-2',
  '3': 'raise-3',
  q: 'leave',
  t: 'trade',
  h: 'build',
  m: 'mortgage',
  j: 'jail',
  f: 'force',
  c: 'chat',
  l: 'log',
  d: 'deeds',
  v: 'verify',
  r: 'replay',
  escape: 'back',
  '?': 'help',
};

/** Keys by command, in the order of the help. */
export const KEY_LIST: readonly [KeyCommand, string][] = Object.entries(KEYS).map(
  ([key, command]) => [command, key],
);

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
  return KEYS[key] ?? null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable], [data-keys]';

/** Tell whether keys belong to what has the focus; only Escape passes a control. */
export function isHeld(focused: Element | null, command: KeyCommand): boolean {
  if (command === 'back') return false;
  return focused?.closest(CONTROLS) != null;
}
