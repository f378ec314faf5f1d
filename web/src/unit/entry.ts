/** Typing an amount on the unit: digits, one point, then K or M. */

import { MOST_DIGITS } from '../wire/limits';

export type UnitKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'K' | 'M' | 'C';

/** What has been typed, and the amount once it has ended in K or M. */
export interface Typed {
  text: string;
  amount: number | null;
}

export const NOTHING: Typed = { text: '', amount: null };
const UNITS = { K: 1_000, M: 1_000_000 } as const;

/** Return what is typed after one more key; a key that does not fit changes nothing. */
export function pressed(typed: Typed, key: UnitKey): Typed {
  if (key === 'C') return NOTHING;
  const text = typed.amount === null ? typed.text : '';
  if (key === 'K' || key === 'M') return ended(typed, text, key);
  if (key === '.') return text && !text.includes('.') ? { text: `${text}.`, amount: null } : typed;
  return text.replace('.', '').length < MOST_DIGITS ? { text: text + key, amount: null } : typed;
}

function ended(typed: Typed, text: string, unit: 'K' | 'M'): Typed {
  const shape = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!shape) return typed;
  const decimals = shape[2] ?? '';
  const amount = (Number(`${shape[1]}${decimals}`) * UNITS[unit]) / 10 ** decimals.length;
  return Number.isInteger(amount) && amount > 0 ? { text: text + unit, amount } : typed;
}

/** Return an amount as the unit's display shows it: 1.5M, 260K, 0K. */
export function onDisplay(amount: number): string {
  const letter = amount >= UNITS.M ? 'M' : 'K';
  const text = (amount / UNITS[letter]).toFixed(6).replace(/\.?0+$/, '');
  return text + letter;
}
