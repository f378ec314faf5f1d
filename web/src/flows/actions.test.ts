import { beforeAll, describe, expect, it } from 'vitest';
import { openAreas } from '../text/catalogues';
import { actionOf, type Counter } from './actions';

const COUNTER: Counter = {
  cash: 100,
  isAuctioned: true,
  openingBid: 1,
  throwing: null,
  money: (amount) => `€${amount}`,
  order: (name) => name,
  hint: (name) => `the hint of ${name}`,
  cardOf: (id) => id,
};
const why = (throwing: Counter['throwing']) =>
  actionOf({ do: 'Roll', open: true }, 0, { ...COUNTER, throwing }, true).why;

describe('the button that leaves a property', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it.each([
    [true, 'Auction', 'any price from €1'],
    [false, 'Decline', 'the property stays with the bank'],
  ])('says what becomes of it: auctioned %s', (isAuctioned, label, reason) => {
    const spec = actionOf({ do: 'Decline', open: true }, 0, { ...COUNTER, isAuctioned }, false);
    expect([spec.label, spec.why]).toEqual([label, reason]);
  });
});

describe('the button of a throw', () => {
  beforeAll(() => openAreas('en', 'flows'));

  it('says what the throw is for', () => {
    expect(why(null)).toBe('the hint of Roll');
    expect(why('to-start')).toBe('The highest total begins.');
    expect(why('in-jail')).toBe('A double sets you free.');
  });
});
