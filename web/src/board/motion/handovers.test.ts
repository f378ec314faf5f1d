import { describe, expect, it } from 'vitest';
import { handoversOf } from './handovers';

describe('what changes hands', () => {
  it('is put together by giver and taker, the bank being nobody', () => {
    const events = [
      { event: 'DeedMoved', giver: 0, taker: 1, place: 'a' },
      { event: 'KeptCardMoved', giver: 0, taker: 1, card: 'free' },
      { event: 'Stopped', seat: 0, place: 'a', by: 'dice' },
      { event: 'DeedMoved', giver: 0, taker: 1, place: 'b' },
      { event: 'Paid', payer: 1, receiver: 0, amount: 60, reason: 'deal', place: '' },
      { event: 'Paid', payer: 0, amount: 5, reason: 'interest', place: 'a' },
    ];
    expect(handoversOf(events as never)).toEqual([
      { from: 0, to: 1, deeds: ['a', 'b'], cards: ['free'], cash: 0 },
      { from: 1, to: 0, deeds: [], cards: [], cash: 60 },
      { from: 0, to: null, deeds: [], cards: [], cash: 5 },
    ]);
  });
});
