import { describe, expect, it } from 'vitest';
import { SLIDING_ANSWERS } from '../wire/answers';
import type { SlidingOption } from '../wire/types';
import { CONTROLS, ICONS, orderOf, refusedBeside, type Do } from './orders';

const ORDERS = Object.keys(CONTROLS) as Do[];

function option(action: Do, open: boolean): SlidingOption {
  return {
    action,
    open,
    tokens: [],
    spaces: [],
    ranges: {},
    price: 0,
    cash_after: 0,
    completes: {},
    code: open ? '' : 'no-token-in-jail',
    clauses: open ? [] : ['KO-059'],
    facts: {},
  };
}

describe('every order of the sliding game', () => {
  it('answers exactly one question', () => {
    expect(Object.values(SLIDING_ANSWERS).flat().sort()).toEqual([...ORDERS].sort());
  });

  it.each(ORDERS)('%s has a control and a sign', (order) => {
    expect(['aim', 'button', 'spaces']).toContain(CONTROLS[order]);
    expect(ICONS[order]).toBeTruthy();
  });

  it.each(ORDERS.filter((order) => order !== 'slide'))('%s is made from seat, token and space', (order) => {
    expect(orderOf(order, 3, 7, 9)).toMatchObject({ do: order, seat: 3 });
  });

  it('names the token and the space where they matter', () => {
    expect(orderOf('move-from-railroad', 0, 5, 18)).toEqual({ do: 'move-from-railroad', seat: 0, token: 5, space: 18 });
    expect(orderOf('pay-jail', 0, 5, 18)).toEqual({ do: 'pay-jail', seat: 0, token: 5 });
    expect(orderOf('take-second-chance', 0, 5, 18)).toEqual({ do: 'take-second-chance', seat: 0 });
  });
});

it('what is refused stays in sight beside another question, not beside its own', () => {
  const options = [option('slide', true), option('pay-jail', false), option('stay-on-railroad', false)];
  expect(refusedBeside('slide-which', options).map(({ action }) => action)).toEqual(['pay-jail']);
  expect(refusedBeside('leave-jail', options)).toEqual([]);
});
