import { beforeAll, describe, expect, it } from 'vitest';
import { openAreas } from '../text/catalogues';
import type { Words } from '../text/words';
import type { DicePrompt, DiceView } from '../wire/types';
import { displayOf, headOf, type UnitDisplay } from './display';

const THROW: DicePrompt = { ask: 'ThrowDice', seats: [0], in_jail: false, has_card: false };
const VIEW = { players: [] } as unknown as DiceView;
const CLAIM = { owner: 1, debtor: 0, place: 'mozart', amount: 140_000, id: 4 };

describe('the display of the unit', () => {
  beforeAll(() => openAreas('en', 'unit'));

  it('asks for the price of what may be bought', () => {
    const prompt: DicePrompt = { ask: 'BuyOrAuction', seats: [2], place: 'foch', price: 3_000_000 };
    expect(displayOf(prompt, VIEW, [])).toMatchObject({ amount: 3_000_000, payer: 2, receiver: null });
  });

  it('shows a rent that is open', () => {
    expect(displayOf(THROW, { ...VIEW, claims: [CLAIM] }, [])).toMatchObject({ reason: 'rent', payer: 0, receiver: 1 });
  });

  it('shows no rent that has been asked for', () => {
    expect(displayOf(THROW, { ...VIEW, claims: [{ ...CLAIM, made: 1 }] }, []).reason).toBe('rest');
  });

  it('then shows what was paid last, by the bank too', () => {
    const events = [
      { event: 'Paid', payer: 0, receiver: 1, amount: 10_000, reason: 'rent', place: 'foch' } as const,
      { event: 'Paid', receiver: 0, amount: 2_000_000, reason: 'salary', place: '' } as const,
    ];
    expect(displayOf(THROW, VIEW, events)).toMatchObject({ amount: 2_000_000, payer: null, receiver: 0 });
  });

  it('names a tax by its space, and a rent by both', () => {
    const words = {
      label: (id: string) => ({ 'luxury-tax': 'Luxury Tax', foch: 'Av. Foch' })[id],
      has: () => true,
      language: 'en',
    };
    const taxed = { event: 'Paid', payer: 0, amount: 1_000_000, reason: 'tax', place: 'luxury-tax' } as const;
    const told = (shown: UnitDisplay) => headOf(shown, words as unknown as Words);

    expect(told(displayOf(THROW, VIEW, [taxed]))).toBe('Luxury Tax');
    expect(told(displayOf(THROW, { ...VIEW, claims: [{ ...CLAIM, place: 'foch' }] }, []))).toBe('Rent Av. Foch');
  });

  it('leaves the payer’s slot empty before the first bid', () => {
    const prompt: DicePrompt = { ask: 'BidOrLeave', seats: [0, 1], lot: 'foch', highest: 0, lowest: 10_000 };
    expect(displayOf(prompt, VIEW, [])).toMatchObject({ amount: 10_000, payer: undefined });
  });

  it('shows a debt with whom it is owed to, the bank where it is nobody', () => {
    const debt: DicePrompt = {
      ask: 'PayDebt',
      seats: [2],
      creditor: 1,
      amount: 260_000,
      reason: 'rent',
      place: 'foch',
    };
    const shown = { place: 'foch', reason: 'rent', amount: 260_000, payer: 2, receiver: 1, isDue: true };
    expect(displayOf(debt, VIEW, [])).toEqual(shown);
    expect(displayOf({ ...debt, creditor: undefined, place: '' }, VIEW, [])).toEqual({
      ...shown,
      place: null,
      receiver: null,
    });
  });

  it('shows a message that is to be read, and one that has moved no money', () => {
    const read: DicePrompt = { ask: 'ReadTheText', seats: [0], card: 'unit-dividend' };
    const drawn = { event: 'CardDrawn', seat: 0, at: 'go', card: 'unit-parking' } as const;
    const taxed = { event: 'Paid', payer: 0, amount: 1_000_000, reason: 'card', place: '' } as const;

    expect(displayOf(read, { ...VIEW, claims: [CLAIM] }, []).message).toBe('unit-dividend');
    expect(displayOf(THROW, VIEW, [drawn]).message).toBe('unit-parking');
    expect(displayOf(THROW, VIEW, [drawn, taxed])).toMatchObject({ reason: 'card', amount: 1_000_000 });
    expect(displayOf(THROW, VIEW, [drawn, taxed]).message).toBeUndefined();
  });

  it('asks for a zone', () => {
    const prompt = { ask: 'ChooseZoneOrGoOn', seats: [0] } as unknown as DicePrompt;
    expect(displayOf(prompt, VIEW, [])).toMatchObject({ reason: 'zone', amount: null });
  });

  it('shows the best bid with its bidder', () => {
    const prompt: DicePrompt = {
      ask: 'BidOrLeave',
      seats: [0],
      lot: 'foch',
      highest: 90_000,
      bidder: 1,
      lowest: 100_000,
    };
    expect(displayOf(prompt, VIEW, [])).toMatchObject({ amount: 90_000, payer: 1, receiver: null });
  });
});
