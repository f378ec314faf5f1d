import { describe, expect, it } from 'vitest';
import { emptyStorage } from '../fair/storage.testing';
import { Declined, isLike, subjectOf } from './declined.svelte';

const offer = {
  do: 'Offer' as const,
  seat: 1,
  other: 0,
  give: ['nord'],
  ask: ['foch'],
  give_cash: 100,
  ask_cash: 0,
  give_cards: [],
  ask_cards: [],
};

describe('an offer is like a declined one', () => {
  it('if the same player asks for the same deeds, whatever is given', () => {
    expect(isLike(offer, offer)).toBe(true);
    expect(isLike({ ...offer, give: [], give_cash: 500 }, offer)).toBe(true);
    expect(isLike({ ...offer, ask: ['paix', 'foch'] }, offer)).toBe(true);
  });

  it('not if another player asks, another is asked, or for other deeds', () => {
    expect(isLike({ ...offer, seat: 2 }, offer)).toBe(false);
    expect(isLike({ ...offer, other: 2 }, offer)).toBe(false);
    expect(isLike({ ...offer, ask: ['paix'] }, offer)).toBe(false);
  });

  it('where no deeds were asked for, if no more is given for no less', () => {
    const sale = { ...offer, ask: [], give_cash: 0, ask_cash: 200 };
    expect(isLike(sale, sale)).toBe(true);
    expect(isLike({ ...sale, ask_cash: 220 }, sale)).toBe(true);
    expect(isLike({ ...sale, ask_cash: 180 }, sale)).toBe(false);
    expect(isLike({ ...sale, give: ['nord', 'lyon'] }, sale)).toBe(false);
  });
});

describe('an offer is about', () => {
  const naming = {
    deed: (space: string) => `deed ${space}`,
    card: (id: string) => `card ${id}`,
    money: (amount: number) => `${amount} €`,
  };
  const bare = { ...offer, give: [], ask: [], give_cash: 0 };

  it('the deeds and cards that are asked for, else those that are given', () => {
    expect(subjectOf({ ...offer, ask_cards: ['jail'] }, naming)).toBe('deed foch, card jail');
    expect(subjectOf({ ...offer, ask: [] }, naming)).toBe('deed nord');
    expect(subjectOf({ ...bare, ask_cards: ['jail'], give_cash: 50 }, naming)).toBe('card jail');
    expect(subjectOf({ ...bare, give_cards: ['jail'], ask_cash: 50 }, naming)).toBe('card jail');
  });

  it('cash where there is nothing else', () => {
    expect(subjectOf({ ...bare, ask_cash: 200 }, naming)).toBe('200 €');
    expect(subjectOf({ ...bare, give_cash: 90 }, naming)).toBe('90 €');
  });
});

describe('declined offers', () => {
  it('are kept for their table until they are heard again', () => {
    emptyStorage();
    const declined = new Declined('a');
    declined.add(offer);
    declined.add({ ...offer, give_cash: 120 });
    expect(declined.list).toHaveLength(1);
    expect(new Declined('a').covers(offer)).toBe(true);
    expect(new Declined('b').covers(offer)).toBe(false);
    declined.remove(declined.list[0] ?? offer);
    expect(declined.covers(offer)).toBe(false);
    expect(new Declined('a').list).toEqual([]);
  });
});
