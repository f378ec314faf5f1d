import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyTable, Receipt, TableView } from '../wire/types';
import { digest } from './formulas';
import { recall } from './memory';
import { emptyStorage } from './storage.testing';
import { thinned, Witness } from './witness.svelte';

const waiting: (() => void)[] = [];
const isGood = ({ signature }: Receipt) =>
  signature === 'away' ? Promise.reject(new Error()) : Promise.resolve(signature !== 'bad');
const witness = (table = 't') => new Witness(table, (_, work) => void waiting.push(work), isGood);
const settle = () => waiting.splice(0).forEach((work) => work());
const receipt = (changes: Partial<Receipt> = {}) =>
  ({ game: 't', seq: 1, head: 'h1', public_key: 'k', ...changes }) as Receipt;

beforeEach(() => {
  emptyStorage();
  waiting.length = 0;
});

describe('a witness', () => {
  it('keeps the heads that were told, after a while and all at once', () => {
    const seen = witness();
    seen.see(1, 'h1');
    seen.see(2, 'h2');
    expect(waiting).toHaveLength(1);
    settle();
    expect(recall('t').heads).toEqual([
      [1, 'h1'],
      [2, 'h2'],
    ]);
  });

  it('objects to two heads for one step, also after coming back', () => {
    witness().see(1, 'h1');
    settle();
    const later = witness();
    later.see(1, 'h1');
    expect(later.contradictions).toEqual([]);
    later.see(1, 'other');
    expect(later.contradictions).toEqual(['head']);
    settle();
    expect(witness().contradictions).toEqual(['head']);
    expect(recall('t').heads).toEqual([[1, 'h1']]);
  });

  it('objects to what another page of this device was told otherwise', () => {
    const [one, other] = [witness(), witness()];
    one.see(1, 'h1');
    other.see(1, 'h2');
    settle();
    expect(recall('t').contradictions).toEqual(['head']);
  });

  it('says nothing of games that have no heads', () => {
    witness().see(1, '');
    expect(waiting).toHaveLength(0);
  });

  it('keeps the newest receipt', async () => {
    const seen = witness();
    await seen.receive(receipt({ seq: 5, head: 'h5' }));
    await seen.receive(receipt({ seq: 3, head: 'h3' }));
    expect(recall('t').receipt?.seq).toBe(5);
    expect(recall('t').heads.map(([seq]) => seq)).toEqual([3, 5]);
  });

  it('objects to another key at the same table, and keeps the receipt of the first', async () => {
    const seen = witness();
    await seen.receive(receipt());
    await seen.receive(receipt({ seq: 2, head: 'h2', public_key: 'other' }));
    expect(seen.contradictions).toEqual(['key']);
    expect(recall('t').receipt?.public_key).toBe('k');
  });

  it('objects once to another key than at the table before', async () => {
    await witness().receive(receipt());
    const second = witness('u');
    await second.receive(receipt({ game: 'u', public_key: 'other' }));
    expect(second.contradictions).toEqual(['key']);
    const third = witness('v');
    await third.receive(receipt({ game: 'v', public_key: 'other' }));
    expect(third.contradictions).toEqual([]);
  });

  it('never keeps a receipt that is not signed, and objects to it', async () => {
    const seen = witness();
    await seen.receive(receipt({ signature: 'good' }));
    await seen.receive(receipt({ seq: 9, head: 'h9', signature: 'bad' }));
    expect(recall('t').receipt?.seq).toBe(1);
    expect(seen.contradictions).toEqual(['signature']);
  });

  it('keeps a receipt that cannot be checked now where there is none', async () => {
    const seen = witness();
    await seen.receive(receipt({ signature: 'away' }));
    await seen.receive(receipt({ seq: 9, head: 'h9', signature: 'away' }));
    expect(recall('t').receipt?.seq).toBe(1);
    expect(seen.contradictions).toEqual([]);
  });

  it('keeps no receipt of another table', async () => {
    await witness().receive(receipt({ game: 'u' }));
    expect(recall('t').receipt).toBeNull();
  });
});

describe('a witness of a table', () => {
  const start = (changes: object = {}) =>
    JSON.stringify({ fairness: 'passgo-fair-2', seats: [['Ada', '']], shares: {}, ...changes });
  const my = (changes: Partial<TableView> = {}): MyTable => ({
    table: { id: 't', round: 0, commitment: 'c', start: '', ...changes } as TableView,
    you: { type: 'you', seats: [0], host: false },
  });

  it('objects to another commitment in one round, also after coming back', () => {
    witness().hearOf(my(), []);
    const later = witness();
    later.hearOf(my({ round: 1, commitment: 'd' }), []);
    expect(later.contradictions).toEqual([]);
    later.hearOf(my({ round: 1, commitment: 'e' }), []);
    expect(later.contradictions).toEqual(['promise']);
  });

  it('objects to another start in one round', () => {
    const seen = witness();
    seen.hearOf(my({ start: start() }), [0]);
    seen.hearOf(my({ start: start() }), []);
    expect(recall('t').starts).toMatchObject([{ round: 0, seats: [0], here: [0] }]);
    expect(seen.contradictions).toEqual([]);
    seen.hearOf(my({ start: start({ digest: 'other' }) }), []);
    expect(seen.contradictions).toEqual(['start']);
  });

  it('objects to a start in a round that had come to nothing', () => {
    const seen = witness();
    seen.hearOf(my({ round: 1, commitment: 'd' }), []);
    seen.hearOf(my(), []);
    expect(seen.contradictions).toEqual([]);
    seen.hearOf(my({ start: start() }), []);
    expect(seen.contradictions).toEqual(['round']);
  });

  it.each(['head', 'receipt'])('objects to a sealed game that is told without a %s', async (what) => {
    const seen = witness();
    if (what === 'head') seen.see(1, undefined);
    else await seen.receive(null, true);
    expect(seen.contradictions).toEqual([]);
    seen.hearOf(my({ start: start({ fairness: 'passgo-fair-1' }) }), []);
    expect(seen.contradictions).toEqual([]);
    seen.hearOf(my({ round: 1, commitment: 'd', start: start() }), []);
    expect(seen.contradictions).toEqual(['silent']);
  });

  it('keeps what the server signed of the start before shares are opened', async () => {
    const signed = (text: string, signature = 'good') => receipt({ seq: 0, head: '', start: digest(text), signature });
    const [seen, other] = [witness(), witness()];
    seen.hearOf(my({ start: start(), receipt: signed(start()) }), []);
    await vi.waitFor(() => expect(recall('t').early?.start).toBe(digest(start())));
    expect(seen.contradictions).toEqual([]);
    for (const wrong of [signed('another', 'other'), signed(start(), 'bad')]) {
      other.contradictions = [];
      other.hearOf(my({ start: start(), receipt: wrong }), []);
      await vi.waitFor(() => expect(other.contradictions).toEqual(['signature']));
    }
    expect(recall('t').early?.signature).toBe('good');
  });
});

describe('heads', () => {
  it('are thinned out among the older ones, the first and the newest stay', () => {
    let heads: [number, string][] = [];
    for (let seq = 1; seq <= 1000; seq += 1) heads = thinned([...heads, [seq, `h${seq}`]], 64);
    const steps = heads.map(([seq]) => seq);
    expect(steps.length).toBeLessThanOrEqual(64);
    expect(steps[0]).toBe(1);
    expect(steps.slice(-32)).toEqual(Array.from({ length: 32 }, (_, at) => 969 + at));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });
});
