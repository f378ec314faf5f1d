import { expect, it } from 'vitest';
import type { Entry } from '../ported/ledger/book';
import { MOST, balances } from '../ported/ledger/book';
import type { BookLine, SharedBook } from '../wire/types';
import { BANK, linesOf, turned, wrongIn } from './bank-book';
import {
  afterSending,
  enteredBy,
  expected,
  heard,
  restoredShare,
  waitingInBoth,
  type KeptShare,
  type Waiting,
} from './shared-book';

const TERMS: SharedBook['terms'] = {
  accounts: [
    { name: 'Ana', start: 100 },
    { name: 'Bo', start: 100 },
  ],
  purse: { style: 'plain', symbol: '' },
  salary: 20,
};

function paid(id: string, amount: number): Extract<Entry, { type: 'payment' }> {
  return { type: 'payment', id, payers: [0], receiver: 1, amount, reason: '' };
}

function line(id: string, amount: number, by = 0): BookLine {
  return { entry: paid(id, amount) as BookLine['entry'], by, at: 0 };
}

function told(first: number, ...lines: BookLine[]): SharedBook {
  return { id: 'book', terms: TERMS, code: 'canal-figue-7', first, lines, count: first + lines.length };
}

const KEPT: KeptShare = {
  terms: TERMS,
  code: '',
  me: 0,
  lines: [line('a', 10)],
  waiting: [
    { entry: paid('b', 20), by: 0, agreed: [] },
    { entry: paid('c', 90), by: 0, agreed: [] },
  ],
};

it('adds the lines that are new, and what waited and is in the book waits no more', () => {
  const found = heard(KEPT, told(1, line('x', 1, 1), line('b', 20)));

  expect(found?.lines.map(({ entry }) => entry.id)).toEqual(['a', 'x', 'b']);
  expect(found?.waiting.map(({ entry }) => entry.id)).toEqual(['c']);
  expect(found?.code).toBe('canal-figue-7');
});

it('does not add a line twice, and notices where some are missing', () => {
  const known = { ...KEPT, lines: [line('a', 10), line('x', 1)] };

  expect(heard(known, told(1, line('x', 1), line('y', 2)))?.lines.map(({ entry }) => entry.id)).toEqual([
    'a',
    'x',
    'y',
  ]);
  expect(heard(known, told(3, line('z', 2)))).toBeNull();
});

it('follows a server that has fewer lines than it was asked about', () => {
  expect(heard(KEPT, told(0), 1)?.lines).toEqual([]);
  expect(heard(KEPT, told(0, line('a', 10)), 0)?.lines.map(({ entry }) => entry.id)).toEqual(['a']);
});

it('shows what waits as if it had been sent', () => {
  expect(balances(expected(KEPT))).toEqual([100 - 10 - 20 - 90, 100 + 120]);
});

it('keeps the entry that is asked about, and drops one that was refused', () => {
  const outcomes = [
    { id: 'b', refused: 'undone-already', falls: [] },
    { id: 'c', refused: '', falls: [[0, -30]] as [number, number][] },
  ];
  const sent = afterSending(KEPT, { outcomes, book: told(1, line('x', 30)) }, 1);

  expect(sent.refused).toBe('undone-already');
  expect(sent.asked).toEqual({ entry: paid('c', 90), falls: [[0, -30]] });
  expect(sent.kept.waiting.map(({ entry }) => entry.id)).toEqual(['c']);
});

it('waits no more with what the server has decided about, be it in lines that are missing here', () => {
  const outcomes = [{ id: 'b', refused: '', falls: [] }];
  const sent = afterSending(KEPT, { outcomes, book: told(2, line('y', 1)) }, 2);

  expect(sent.kept.waiting.map(({ entry }) => entry.id)).toEqual(['c']);
  expect(sent.isBehind).toBe(true);
});

it('keeps what each of two pages has added, and nothing that either has done with', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id): Waiting => ({ entry: paid(id, 1), by: 0, agreed: [] })) as [
    Waiting,
    Waiting,
    Waiting,
    Waiting,
  ];
  const agreed: Waiting = { ...c, agreed: [[0, -1]] };

  expect(waitingInBoth([a, b, c], [b, agreed, d], [a, c])).toEqual([agreed, d]);
  expect(waitingInBoth([a], [a], [a, b])).toEqual([a, b]);
});

it('tells who entered and who undid a payment, and which of it waits', () => {
  const undo: Entry = { type: 'undo', id: 'u', entry: 'a' };
  const kept: KeptShare = { ...KEPT, waiting: [{ entry: undo, by: BANK, agreed: [] }] };
  const lines = linesOf(expected(kept), enteredBy(kept), (id) => id === 'u');

  expect(lines).toMatchObject([{ counts: false, by: 0, undoneBy: BANK, isWaiting: true }]);
});

it('marks a payment that is done again as waiting', () => {
  const undone: BookLine = { entry: { type: 'undo', id: 'u', entry: 'a' }, by: 1, at: 0 };
  const redo: Entry = { type: 'undo', id: 'r', entry: 'u' };
  const kept: KeptShare = {
    ...KEPT,
    lines: [...KEPT.lines, undone],
    waiting: [{ entry: redo, by: BANK, agreed: [] }],
  };

  const isWaiting = (id: string) => id === 'r';

  expect(linesOf(expected(kept), enteredBy(kept), isWaiting)).toMatchObject([{ counts: true, isWaiting: true }]);
});

it('undoes a payment, and what undid it', () => {
  const once = turned(expected(KEPT), 'a');
  const again = turned({ ...expected(KEPT), entries: [...expected(KEPT).entries, once] }, 'a');

  expect(once).toMatchObject({ type: 'undo', entry: 'a' });
  expect(again).toMatchObject({ type: 'undo', entry: once.id });
});

it.each(['', 'null', '{}', '{"lines":1}', 'not json'])('restores nothing from %j', (text) => {
  expect(restoredShare(text)).toBeNull();
});

it.each([
  [null, 'beside-bank-no-sum'],
  [0, 'beside-bank-no-sum'],
  [1, ''],
  [MOST, ''],
  [MOST + 1, 'beside-bank-too-much'],
])('says of the sum %j: %j', (sum, wrong) => {
  expect(wrongIn(sum, 1)).toBe(wrong);
});
