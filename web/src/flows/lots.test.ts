import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/types';
import { choiceOf, ordersOn, type Reason, sharedReasons, whyClosed } from './lots';

const deed = { space: 'paix', owner: 0, houses: 0, isMortgaged: false };
const no = (code: string) => ({ code, clauses: ['CL-109'], facts: {} });

describe('a lot', () => {
  it('has controls for what its state allows', () => {
    expect(ordersOn(deed, true)).toEqual(['Build', 'Mortgage']);
    expect(ordersOn(deed, false)).toEqual(['Mortgage']);
    expect(ordersOn({ ...deed, houses: 5 }, true)).toEqual(['Sell']);
    expect(ordersOn({ ...deed, isMortgaged: true }, true)).toEqual(['Lift']);
  });

  it('says why an order is closed, for itself or for every lot', () => {
    const some: Option = { do: 'Build', open: true, choices: [{ id: 'paix', no: no('uneven') }, { id: 'foch' }] };
    expect(whyClosed(some, 'paix')?.code).toBe('uneven');
    expect(whyClosed(some, 'foch')).toBeNull();
    expect(choiceOf(some, 'foch')).toBeDefined();
    expect(whyClosed({ do: 'Build', open: false, no: no('not-your-turn') }, 'paix')?.code).toBe('not-your-turn');
  });

  it('tells a reason of the whole group once', () => {
    const reason = (order: Reason['order'], told: string): Reason => ({ order, told, clauses: [] });
    const controls = [ordersOn(deed, true), ordersOn(deed, true)];
    const whole = [[reason('Build', 'incomplete')], [reason('Build', 'incomplete')]];
    expect(sharedReasons(whole, controls).map(({ told }) => told)).toEqual(['incomplete']);
    expect(sharedReasons([[reason('Build', 'incomplete')], []], controls)).toEqual([]);
    expect(sharedReasons([[reason('Build', 'uneven')], [reason('Build', 'cash')]], controls)).toEqual([]);
  });
});
