import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '../ported/ledger/book';
import type { BookTerms, SharedBook } from '../wire/types';
import { BankDesk } from './bank-desk.svelte';
import { SharedDesk, openShare } from './shared-desk.svelte';
import { shareOwn } from './sharing';

const TERMS: BookTerms = {
  accounts: [
    { name: 'Ana', start: 100 },
    { name: 'Bo', start: 100 },
  ],
  purse: { style: 'plain', symbol: '' },
  salary: 20,
};
const MADE: SharedBook = { id: 'book', terms: TERMS, code: '', first: 0, lines: [], count: 0 };

function paid(id: string, amount = 10): Entry {
  return { type: 'payment', id, payers: [0], receiver: 1, amount, reason: '' };
}

let isFull: boolean;
let desk: BankDesk;
beforeEach(() => {
  const kept = new Map<string, string>();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('full');
      kept.set(key, text);
    },
  });
  desk = new BankDesk();
  desk.open(TERMS);
  desk.enter(paid('a', 150));
});
afterEach(() => vi.unstubAllGlobals());

it('shares what is entered while the server makes the book', async () => {
  const id = await shareOwn(desk, () => {
    desk.enter(paid('b'));
    return Promise.resolve(MADE);
  });

  expect([id, openShare()]).toEqual(['book', 'book']);
  expect(new SharedDesk('book').lines.map(({ payment }) => payment.id)).toEqual(['b', 'a']);
  expect(new BankDesk().terms).toBeNull();
});

it.each([
  ['the server makes no book', () => Promise.resolve(undefined)],
  [
    'the browser keeps nothing',
    () => {
      isFull = true;
      return Promise.resolve(MADE);
    },
  ],
])('stays this phone’s own where %s', async (_, make) => {
  expect(await shareOwn(desk, make)).toBe('');
  expect(desk.lines).toHaveLength(1);
});

it('shares no book that was closed meanwhile', async () => {
  const id = await shareOwn(desk, () => {
    desk.open({ ...TERMS, accounts: [{ name: 'Cleo', start: 5 }] });
    return Promise.resolve(MADE);
  });

  expect([id, desk.terms?.accounts.length]).toEqual(['', 1]);
});
