/** Keys of the replay: space plays, arrows go by steps, with shift by turns. */

export type ReelCommand = 'toggle' | 'next' | 'previous' | 'next-turn' | 'previous-turn' | 'first' | 'last';

/** Commands by key. */
export const COMMANDS: Readonly<Record<string, ReelCommand>> = {
  ' ': 'toggle',
  arrowright: 'next',
  arrowleft: 'previous',
  'shift arrowright': 'next-turn',
  'shift arrowleft': 'previous-turn',
  home: 'first',
  end: 'last',
};

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Return the command of a press, if it is one. */
export function commandOf(press: Press): ReelCommand | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return COMMANDS[`${press.shiftKey ? 'shift ' : ''}${press.key.toLowerCase()}`];
}
