import { beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS, sampleWords } from '../board/sample.testing';
import { openAreas } from './catalogues';
import type { Language } from './language.svelte';
import { say } from './say';
import type { DiceOrder, OfferOrder, Prompt } from '../wire/types';
import { ToldOrders } from './told-orders';
import { cost, percent, signed } from './figures';

const FIRST = EDITIONS.find((id) => id.startsWith('classic')) as string;
const NAMES = ['Léa', 'Ada'];
const OFFER: Required<OfferOrder> = {
  do: 'Offer',
  seat: 1,
  other: 0,
  give: [],
  ask: ['paradis'],
  give_cards: [],
  ask_cards: [],
  give_cash: 210,
  ask_cash: 0,
};
const ASKED: Prompt = { ask: 'AnswerOffer', seats: [0], offer: OFFER };
const ACCEPT: DiceOrder = { do: 'Accept', seat: 0 };
const REFUSE: DiceOrder = { do: 'Refuse', seat: 0 };

async function ordersIn(tongue: Language, mine: number[] = []): Promise<ToldOrders> {
  const words = await sampleWords(FIRST, tongue);
  await openAreas(tongue, 'analysis');
  return new ToldOrders(words, NAMES, mine);
}

describe('what somebody did', () => {
  beforeAll(() => openAreas('en', 'analysis'));

  it('is a whole sentence in English', async () => {
    const deeds = await ordersIn('en', [0]);
    const did = deeds.did(ACCEPT, ASKED);
    const better = deeds.instead(REFUSE, ASKED);
    expect(say('analysis-line', { turn: 31, did, loss: cost(0.11, 'en'), better })).toBe(
      'Turn 31: you sold Rue de Paradis to Ada for €210: −11%; better: refuse.',
    );
    expect(deeds.did(REFUSE, ASKED)).toBe('you turned down what Ada offered: €210 for Rue de Paradis');
  });

  it('is one in French', async () => {
    const deeds = await ordersIn('fr');
    expect(deeds.did(ACCEPT, ASKED)).toMatch(/^Léa a vendu (la )?rue de Paradis à Ada pour 210.€$/i);
    expect(deeds.instead(null, null)).toBe('ne rien faire');
    const bought: Prompt = {
      ask: 'AnswerOffer',
      seats: [0],
      offer: { ...OFFER, give: OFFER.ask, ask: [], give_cash: 0, ask_cash: 90 },
    };
    expect(deeds.did(ACCEPT, bought)).toMatch(/^Léa a acheté .*aradis à Ada pour 90.€$/);
  });

  it('says nothing where nothing is given', async () => {
    const deeds = await ordersIn('en');
    const offer: DiceOrder = { do: 'Offer', seat: 0, other: 1, ask: ['paradis'] };
    expect(deeds.did(offer, null)).toBe('Léa offered Ada nothing for Rue de Paradis');
    expect(deeds.instead({ do: 'Bid', seat: 0, amount: 40 }, null)).toBe('bid €40');
  });
});

describe('figures', () => {
  it('have their signs and as many digits as help', () => {
    expect([percent(0.254, 'en'), cost(0.034, 'en'), signed(0.02, 'en'), signed(-0.021, 'en')]).toEqual([
      '25%',
      '−3.4%',
      '+2%',
      '−2.1%',
    ]);
  });
});
