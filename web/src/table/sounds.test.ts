import { describe, expect, it } from 'vitest';
import { soundsOf } from './sounds';

describe('the sounds of a step', () => {
  it('come once each', () => {
    const bid = { event: 'BidMade' as const, seat: 1, lot: 'paix', amount: 10 };
    expect(soundsOf([bid, bid, { event: 'Rolled', seat: 0, at: 'go', first: 1, second: 2 }], [])).toEqual([
      'bid',
      'dice',
    ]);
  });

  it('are low when somebody falls, to everybody', () => {
    expect(soundsOf([{ event: 'WentBankrupt', seat: 0, creditor: 1, cash: 0 }], [2])).toEqual(['jail']);
  });

  it('tell money that comes from money that goes, and only mine', () => {
    const paid = { event: 'Paid' as const, payer: 0, receiver: 1, amount: 10, reason: 'rent', place: '' };
    expect(soundsOf([paid], [0])).toEqual(['pay']);
    expect(soundsOf([paid], [1])).toEqual(['receive']);
    expect(soundsOf([paid], [2])).toEqual([]);
  });
});
