import { describe, expect, it } from 'vitest';
import { SLIDING_ANSWERS } from '../wire/answers';
import type { SlidingOption } from '../wire/types';
import { CONTROLS, ICONS, orderOf, refusedBeside, type Do } from './orders';

const ORDERS = Object.keys(CONTROLS) as Do[];

function option(order: Do, open: boolean): SlidingOption {
  return {
    do: order,
    open,
    tokens: [],
    spaces: [],
    ranges: {},
    price: 0,
    cash_after: 0,
    completes: {},
    shows: {},
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

  it.each(ORDERS.filter((order) => order !== 'Slide'))('%s is made from seat, token and space', (order) => {
    expect(orderOf(order, 3, 7, 9)).toMatchObject({ do: order, seat: 3 });
  });

  it('names the token and the space where they matter', () => {
    expect(orderOf('MoveFromRailroad', 0, 5, 18)).toEqual({ do: 'MoveFromRailroad', seat: 0, token: 5, space: 18 });
    expect(orderOf('PayJail', 0, 5, 18)).toEqual({ do: 'PayJail', seat: 0, token: 5 });
    expect(orderOf('TakeSecondChance', 0, 5, 18)).toEqual({ do: 'TakeSecondChance', seat: 0 });
  });
});

it('what is refused stays in sight beside another question, not beside its own', () => {
  const options = [option('Slide', true), option('PayJail', false), option('StayOnRailroad', false)];
  expect(refusedBeside('SlideWhich', options).map((option) => option.do)).toEqual(['PayJail']);
  expect(refusedBeside('LeaveJail', options)).toEqual([]);
});
