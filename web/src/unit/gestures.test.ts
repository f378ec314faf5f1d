import { describe, expect, it } from 'vitest';
import type { Scene } from '../board/motion/scenes';
import type { DiceEvent, DicePrompt, DiceView } from '../wire/types';
import type { UnitDisplay } from './display';
import { businessOf, byHand, EMPTY, missingSlot, waitsFor } from './gestures';

const rent = { event: 'Paid', payer: 0, receiver: 1, amount: 10, reason: 'rent', place: '' } as DiceEvent;
const salary = { event: 'Paid', receiver: 0, amount: 10, reason: 'salary', place: '' } as DiceEvent;
const price = { event: 'Paid', payer: 0, amount: 10, reason: 'price', place: '' } as DiceEvent;
const money = { kind: 'money', first: 0, last: 0, flows: [], time: 1 } as Scene;
const text = { kind: 'text', seat: 0, turn: 1, card: 'x', zone: null, first: 0, last: 0, time: 1 } as Scene;

function shown(reason: string, payer: number | null | undefined, receiver: number | null | undefined): UnitDisplay {
  return { place: null, reason, amount: 10, payer, receiver, isDue: true };
}

describe('gestures as in the box', () => {
  it('put the payer’s card in first, then the receiver’s; the bank has none', () => {
    expect(missingSlot(shown('rent', 0, 1), EMPTY)).toBe('red');
    expect(missingSlot(shown('rent', 0, 1), { ...EMPTY, red: true })).toBe('green');
    expect(missingSlot(shown('rent', 0, 1), { red: true, green: true })).toBeNull();
    expect(missingSlot(shown('price', 0, null), { ...EMPTY, red: true })).toBeNull();
    expect(missingSlot(shown('salary', null, 0), EMPTY)).toBe('green');
  });

  it('ask for no card where a bid is only named', () => {
    expect(missingSlot(shown('bid', 2, null), EMPTY)).toBeNull();
  });

  it('are for one’s own business, whatever others are asked', () => {
    const prompt: DicePrompt = { ask: 'BuyOrAuction', seats: [0], place: 'foch', price: 30 };
    const view = { claims: [{ id: 4, owner: 1, debtor: 0, place: 'mozart', amount: 10 }] } as unknown as DiceView;
    expect(businessOf(prompt, view, 0)).toMatchObject({ reason: 'price', payer: 0 });
    expect(businessOf(prompt, view, 1)).toMatchObject({ reason: 'rent', payer: 0, receiver: 1 });
  });

  it('are for what is taken from somebody, and for a salary, not for what they ordered', () => {
    expect(byHand([rent], [0])).toBe(rent);
    expect(byHand([rent], [1])).toBeNull();
    expect(byHand([salary], [0])).toBe(salary);
    expect(byHand([price], [0])).toBeNull();
  });

  it('let a text wait for whoever it is for, and money only as in the box', () => {
    expect(waitsFor(text, [], [0], false)).toBe('to-end');
    expect(waitsFor(text, [], [1], false)).toBeNull();
    expect(waitsFor(money, [rent], [0], true)).toBe('to-begin');
    expect(waitsFor(money, [rent], [0], false)).toBeNull();
  });
});
