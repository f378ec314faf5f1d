import { describe, expect, it } from 'vitest';
import type { AnswerMessage, CounterOrder, OfferOrder, Partner } from '../wire/types';
import { Draft } from './draft.svelte';

const PARTNER: Partner = {
  seat: 1,
  give: ['belleville', 'lecourbe'],
  ask: ['paix'],
  give_cash: 500,
  ask_cash: 80,
  give_cards: ['chance-jail-free'],
  ask_cards: [],
};

function made() {
  const asked: (OfferOrder | CounterOrder)[] = [];
  const works: (() => void)[] = [];
  const draft = new Draft(0, PARTNER, 'Offer', 1, {
    probe: (order) => {
      asked.push(order);
      const outlook = {
        refusal: '',
        clauses: [],
        facts: {},
        cash: [],
        events: [],
        settled: { cash: [490, 110], changes: [], completed: [] },
      };
      return Promise.resolve({ outlook } as unknown as AnswerMessage);
    },
    later: (_, work) => void works.push(work),
  });
  const wait = async () => {
    works.splice(0).forEach((work) => work());
    await Promise.resolve();
  };
  return { draft, asked, wait };
}

describe('a draft of a deal', () => {
  it('knows whether a card could be put in', () => {
    const asking = { probe: () => Promise.resolve(null), later: () => undefined };
    const drafts = [PARTNER, { ...PARTNER, give_cards: [] }, { ...PARTNER, give_cards: [], ask_cards: ['chest'] }];
    expect(drafts.map((one) => new Draft(0, one, 'Offer', 1, asking).hasCards)).toEqual([true, false, true]);
  });

  it('becomes an order with both sides', () => {
    const { draft } = made();
    draft.toggle('give', 'belleville');
    draft.toggle('ask', 'paix');
    draft.pay('give', 120);
    expect(draft.order).toMatchObject({
      do: 'Offer',
      seat: 0,
      other: 1,
      give: ['belleville'],
      ask: ['paix'],
      give_cash: 120,
      ask_cash: 0,
    });
  });

  it('lets money go one way only, and leaves a sum as it is named', () => {
    const { draft } = made();
    draft.pay('give', 300);
    draft.pay('ask', 500);
    expect(draft.cash).toEqual({ give: 0, ask: 500 });
  });

  it('asks the server about a sum that is too large, and nothing about one that cannot be', async () => {
    const { draft, asked, wait } = made();
    draft.toggle('give', 'belleville');
    draft.pay('ask', 500);
    await wait();
    for (const [sum, why] of [
      [null, 'unread'],
      [-4, 'low'],
    ] as const) {
      draft.pay('ask', sum);
      await wait();
      expect(draft.wrong?.why).toBe(why);
      expect(draft.outlook).toBeNull();
      expect(draft.cashAfter(0, 500)).toBe(500);
    }
    expect(asked.map((one) => one.ask_cash)).toEqual([500]);
  });

  it('asks the server once after several changes, and about the last of them', async () => {
    const { draft, asked, wait } = made();
    draft.toggle('give', 'belleville');
    draft.toggle('give', 'lecourbe');
    await wait();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.give).toEqual(['belleville', 'lecourbe']);
    expect(draft.outlook).not.toBeNull();
  });

  it('asks nothing about money alone', async () => {
    const { draft, asked, wait } = made();
    draft.pay('give', 10);
    await wait();
    expect(asked).toEqual([]);
  });

  it('counts money alone, as long as it can be had, and says why it cannot', () => {
    const { draft } = made();
    draft.pay('give', 120);
    expect([draft.cashAfter(0, 500), draft.cashAfter(1, 80)]).toEqual([380, 200]);
    for (const [sum, wrong] of [
      [501, { why: 'high', by: 500 }],
      [-4, { why: 'low', by: 0 }],
      [null, { why: 'unread', by: 0 }],
    ] as const) {
      draft.pay('give', sum);
      expect(draft.wrong).toEqual(wrong);
      expect([draft.cashAfter(0, 500), draft.cashAfter(1, 80), draft.sum('give')]).toEqual([500, 80, 0]);
    }
  });

  it('counts with the server once a deed is put in', async () => {
    const { draft, wait } = made();
    draft.toggle('give', 'belleville');
    draft.pay('give', 20);
    await wait();
    expect([draft.cashAfter(0, 500), draft.cashAfter(1, 80)]).toEqual([490, 110]);
  });

  it('turns an offer round to answer it', () => {
    const { draft } = made();
    draft.answer({ give: ['paix'], ask: ['belleville', 'sold-meanwhile'], give_cash: 40 });
    expect(draft.order).toMatchObject({ give: ['belleville'], ask: ['paix'], give_cash: 0, ask_cash: 40 });
  });
});
