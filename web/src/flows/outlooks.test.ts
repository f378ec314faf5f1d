import { describe, expect, it } from 'vitest';
import type { Order, AnswerMessage, Outlook } from '../wire/types';
import { Outlooks } from './outlooks.svelte';

const accept: Order = { do: 'Accept', seat: 1 };
const refuse: Order = { do: 'Refuse', seat: 1 };

function outlook(cash: number[]): AnswerMessage {
  const found: Outlook = { refusal: '', clauses: [], facts: {}, cash, events: [] };
  return { type: 'answer', id: '1', ok: true, seq: 0, no: null, outlook: found };
}

describe('an outlook', () => {
  it('is what the server says to the order', async () => {
    const outlooks = new Outlooks(() => Promise.resolve(outlook([5])));
    await outlooks.ask(accept);
    expect(outlooks.now?.cash).toEqual([5]);
  });

  it('belongs to the order that is thought of now', async () => {
    const answers = new Map<string, (answer: AnswerMessage) => void>();
    const outlooks = new Outlooks((order) => new Promise((resolve) => answers.set(order.do, resolve)));
    const first = outlooks.ask(accept);
    const second = outlooks.ask(refuse);
    answers.get('Refuse')?.(outlook([2]));
    answers.get('Accept')?.(outlook([1]));
    await Promise.all([first, second]);
    expect(outlooks.now?.cash).toEqual([2]);
  });

  it('is gone when nothing is thought of any more', async () => {
    const outlooks = new Outlooks(() => Promise.resolve(outlook([5])));
    await outlooks.ask(accept);
    await outlooks.ask(null);
    expect(outlooks.now).toBeNull();
  });
});
