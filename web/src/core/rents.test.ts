import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../board/sample';
import type { EditionData } from './editions';
import { isClaimedOnWish, isRentAsked } from './rents';

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

  it('are not asked for where there are none', () => {
    expect(isRentAsked({ kind: 'sliding' } as EditionData, { house_rules: {} })).toBe(false);
  });
});
