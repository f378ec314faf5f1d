import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../board/sample.testing';
import type { TableView } from '../wire/types';
import type { EditionData } from './editions';
import { isClaimedFor, isClaimedOnWish, isRentAsked } from './rents';

const CLASSIC = sampleEdition('classic-2003');

describe('rents', () => {
  it('are asked for by the book, unless the table has them paid of themselves', () => {
    expect(isRentAsked(CLASSIC, { house_rules: {} })).toBe(true);
    expect(isRentAsked(CLASSIC, { house_rules: { rent_window: 'automatic' } })).toBe(false);
  });

  it('are asked for by the server on a wish, unless the table has everybody ask', () => {
    expect(isClaimedOnWish(CLASSIC, { house_rules: {}, own_claims: false })).toBe(true);
    expect(isClaimedOnWish(CLASSIC, { house_rules: {}, own_claims: true })).toBe(false);
    expect(isClaimedOnWish(CLASSIC, { house_rules: { rent_window: 'automatic' }, own_claims: false })).toBe(false);
  });

  it('are asked for by the server for the seats that wish it', () => {
    const seats = [{ claims: true }, { claims: false }] as TableView['seats'];
    expect([0, 1, 2].map((seat) => isClaimedFor({ seats }, seat))).toEqual([true, false, false]);
  });

  it('are not asked for where there are none', () => {
    expect(isRentAsked({ kind: 'sliding' } as EditionData, { house_rules: {} })).toBe(false);
  });
});
