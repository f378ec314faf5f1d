import { beforeAll, describe, expect, it } from 'vitest';
import { openAreas } from '../text/catalogues';
import { language } from '../text/language.svelte';
import { say } from '../text/say';
import { biddings, raises } from './bid-steps';

describe('raises', () => {
  it('are absolute amounts above the highest bid', () => {
    expect(raises({ low: 231, high: 1000, step: 1 }, 230)).toEqual([231, 240, 280]);
  });

  it('begin with the least that counts', () => {
    expect(raises({ low: 10_000, high: 3_000_000, step: 10_000 }, 0)).toEqual([10_000, 100_000, 500_000]);
  });

  it('never go over what can be paid', () => {
    expect(raises({ low: 96, high: 100, step: 1 }, 95)).toEqual([96, 100]);
  });
});

describe('the odds of an action', () => {
  beforeAll(async () => {
    await openAreas('en', 'flows');
    await language.set('en');
  });

  it.each([
    ['own', '2 chances in 6. Otherwise you pay €100.'],
    ['other', '2 chances in 6. Otherwise Léa pays €100.'],
  ])('say who pays: %s', (whose, told) => {
    expect(say('flows-power-odds', { count: 2, amount: '€100', whose, name: 'Léa' })).toBe(told);
  });
});

describe('biddings', () => {
  it('show the last bid of each, also of who left, of the running auction only', () => {
    const events = [
      { event: 'BidMade', seat: 2, lot: 'a', amount: 99 },
      { event: 'AuctionOpened', lot: 'b' },
      { event: 'BidMade', seat: 0, lot: 'b', amount: 10 },
      { event: 'BidMade', seat: 1, lot: 'b', amount: 20 },
      { event: 'AuctionLeft', seat: 0, lot: 'b' },
    ];
    expect(biddings(events, 'b', [1, 2])).toEqual([
      { seat: 1, amount: 20, hasLeft: false },
      { seat: 0, amount: 10, hasLeft: true },
      { seat: 2, amount: 0, hasLeft: false },
    ]);
  });
});
