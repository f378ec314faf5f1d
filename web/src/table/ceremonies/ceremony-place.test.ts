import { describe, expect, it } from 'vitest';
import type { Ceremony } from '../../board/motion/scenes';
import { isAbout, isCentral } from './ceremony-place';

describe('a ceremony beside the question', () => {
  it('is seen in the middle of a square board, unless it needs more room', () => {
    expect(isCentral({ kind: 'hammer' }, 'square')).toBe(true);
    expect(isCentral({ kind: 'deal' }, 'square')).toBe(false);
  });

  it('leaves the middle of a round board to the unit', () => {
    expect(isCentral({ kind: 'hammer' }, 'round')).toBe(false);
  });
});

describe('a ceremony over other business', () => {
  const deal = { kind: 'deal', event: { event: 'OfferAccepted', seat: 2, other: 1 } } as Ceremony;
  const group = { kind: 'group', seat: 0, groups: ['brown'] } as unknown as Ceremony;

  it('is seen by those whom it is about, on either side', () => {
    expect([isAbout(deal, [1]), isAbout(deal, [2]), isAbout(deal, [0])]).toEqual([true, true, false]);
    expect([isAbout(group, [0, 3]), isAbout(group, [])]).toEqual([true, false]);
  });
});
