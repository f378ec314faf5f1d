import { describe, expect, it } from 'vitest';
import type { OfferOrder, Settled } from '../wire/types';
import { pitchOf } from './pitch';

const offer = (more: Partial<OfferOrder>): Required<OfferOrder> => ({
  do: 'Offer',
  ...{ seat: 1, other: 0, give: [], ask: [], give_cash: 0, ask_cash: 0, give_cards: [], ask_cards: [] },
  ...more,
});
const settled = (...completed: Settled['completed']): Settled => ({ cash: [], owed: 0, changes: [], completed });

describe('a pitch', () => {
  it('names a group before the cash that comes with it', () => {
    const made = offer({ give: ['paix'], ask_cash: 400, give_cash: 100 });
    expect(pitchOf(made, settled({ seat: 0, group: 'green' }))).toEqual({
      yours: { what: 'group', group: 'green' },
      mine: { what: 'cash', amount: 300 },
    });
  });

  it('names deeds where nothing else changes hands', () => {
    const made = offer({ give: ['foch'], ask: ['paix', 'pigalle'] });
    expect(pitchOf(made, settled())).toEqual({
      yours: { what: 'deeds', deeds: ['foch'] },
      mine: { what: 'deeds', deeds: ['paix', 'pigalle'] },
    });
  });

  it('is not made for a gift, nor for a card alone', () => {
    expect(pitchOf(offer({ give: ['foch'] }), settled())).toBeNull();
    expect(pitchOf(offer({ give_cards: ['chance'], ask_cash: 50 }), settled())).toBeNull();
  });
});
