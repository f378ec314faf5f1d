import { describe, expect, it } from 'vitest';
import type { Offers } from '../wire/types';
import { renewed } from './offers';

const KNOWN = [
  { do: 'Build', open: false },
  { do: 'Roll', open: true, cash_after: 1500 },
  { do: 'Buy', open: false },
] as Offers;

describe('renewed offers', () => {
  it('puts what changed in its place and leaves the rest', () => {
    const found = renewed(KNOWN, [{ do: 'Roll', open: false }] as Offers);

    expect(found).toEqual([
      { do: 'Build', open: false },
      { do: 'Roll', open: false },
      { do: 'Buy', open: false },
    ]);
    expect(KNOWN[1]).toEqual({ do: 'Roll', open: true, cash_after: 1500 });
  });

  it('takes everything where nothing is known', () => {
    expect(renewed([], KNOWN)).toEqual(KNOWN);
  });

  it('knows the actions of the sliding game by their own word', () => {
    const known = [{ action: 'slide', open: true }] as unknown as Offers;

    expect(renewed(known, [{ action: 'slide', open: false }] as unknown as Offers)).toEqual([
      { action: 'slide', open: false },
    ]);
  });
});
