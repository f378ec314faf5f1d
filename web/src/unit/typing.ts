/** Typing an amount at the table: the unit's own keys, with a card in one of its slots. */

import { formatAmount } from '../ported/unit/amounts';
import { display } from '../ported/unit/display';
import { press } from '../ported/unit/keyboard';
import { Settings, type Key } from '../ported/unit/parts';
import { Refusal } from '../ported/python';
import { Unit } from '../ported/unit/state';

export { formatAmount as onDisplay };

export type UnitKey = Exclude<Key, 'go' | 'zone' | 'deal'>;

/** What has been typed, and the amount once it has ended in K or M. */
export interface Typed {
  text: string;
  amount: number | null;
  /** The unit that was typed on. */
  unit: Unit;
}

/** Which sums will do is for the table to say. */
const ANY_SUM = Settings(1, 1);
const BALANCES = [0];
export const NOTHING: Typed = { text: '', amount: null, unit: { ...Unit(ANY_SUM, true), green: 0 } };

/** Return what is typed after one more key; a key that does not fit changes nothing. */
export function pressed(typed: Typed, key: UnitKey): Typed {
  try {
    const [unit, outcome] = press(typed.unit, key, BALANCES);
    const booked = outcome.proposal?.type === 'transaction' ? outcome.proposal.amount : null;
    return { text: display(unit, BALANCES).line, amount: booked, unit };
  } catch (error) {
    if (error instanceof Refusal) return typed;
    throw error;
  }
}
