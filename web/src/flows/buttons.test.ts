import { beforeAll, describe, expect, it } from 'vitest';
import type { Do } from '../desk/hand.svelte';
import { openAreas } from '../text/catalogues';
import { buttonOf, type Counter } from './buttons';
import { DICE_ANSWERS } from '../wire/answers';
import { controlOf } from './ways';

const COUNTER: Counter = {
  cash: 100,
  isAuctioned: true,
  openingBid: 1,
  throwing: null,
  fine: 50,
  money: (amount) => `€${amount}`,
  change: (amount) => `${amount < 0 ? '−' : '+'} €${Math.abs(amount)}`,
  order: (name) => name,
  hint: (name) => `the hint of ${name}`,
  cardOf: (id) => id,
};
const why = (throwing: Counter['throwing']) =>
  buttonOf({ do: 'Roll', open: true }, 0, { ...COUNTER, throwing }, true).why;

describe('the button that leaves a property', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it.each([
    [true, 'Auction', 'any price from €1'],
    [false, 'Decline', 'the property stays with the bank'],
  ])('says what becomes of it: auctioned %s', (isAuctioned, label, reason) => {
    const spec = buttonOf({ do: 'Decline', open: true }, 0, { ...COUNTER, isAuctioned }, false);
    expect([spec.label, spec.why]).toEqual([label, reason]);
  });
});

describe('a button that moves money', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it.each([
    ['costs', -60, 40, 'Buy\u00a0· €60', 'you will have €40'],
    ['brings', 50, 150, 'Buy\u00a0· + €50', 'you will have €150'],
    ['brings to a debtor', 50, 100, 'Buy\u00a0· + €50', 'you will have €100'],
  ])('says what it %s by itself, and what is left', (_, change, cash_after, label, reason) => {
    const spec = buttonOf({ do: 'Buy', open: true, change, cash_after }, 0, COUNTER, true);
    expect([spec.label, spec.why]).toEqual([label, reason]);
  });
});

describe('the button of a throw', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it('says what the throw is for', () => {
    expect(why(null)).toBe('the hint of Roll');
    expect(why('to-start')).toBe('The highest total begins.');
    expect(why('in-jail')).toBe('A double sets you free.');
    expect(why('last-in-jail')).toBe('Last try: without a double you pay €50 and move.');
  });
});

describe('a button that is closed', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it('keeps its name, by which buttons are told apart, and gives nothing', () => {
    const closed = (order: Do) => buttonOf({ do: order, open: false }, 0, COUNTER, false);
    expect([closed('Roll').do, closed('EndTurn').do]).toEqual(['Roll', 'EndTurn']);
    expect(closed('Roll').order).toBeNull();
  });
});

describe('keys of buttons', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it('stand on one button each where a question is asked', () => {
    const keysOf = (order: Do) => buttonOf({ do: order, open: true }, 0, COUNTER, false).keys;
    for (const orders of Object.values(DICE_ANSWERS)) {
      const keys = orders.filter((order) => controlOf(order) === 'button').flatMap(keysOf);
      expect(new Set(keys).size, orders.join(' ')).toBe(keys.length);
    }
  });
});
