/** A book as a page shows it, wherever it is kept: on this phone alone, or shared by several. */

import type { Book } from '../ported/ledger/book';
import { BANK, MOST, added, counting, fallen, type Account, type Entry, type Payment } from '../ported/ledger/book';
import { Refusal } from '../ported/python';
import type { Purse } from '../text/money';

/** What is agreed before the first entry. */
export interface Terms {
  accounts: readonly Account[];
  purse: Purse;
  salary: number;
}

/** An account, and what it would hold below zero. */
export type Fall = readonly [number, number];

/** An entry that would take somebody below zero, about which people are asked. */
export interface Asked {
  entry: Entry;
  falls: readonly Fall[];
}

/** A payment in the history. */
export interface Line {
  payment: Payment;
  counts: boolean;
  /** Who booked it, and who undid it, where several phones share a book. */
  by: number | null;
  undoneBy: number | null;
  /** Whether it has not been sent yet. */
  isWaiting: boolean;
}

/** What a page needs of the place where a book is kept. */
export interface Desk {
  readonly terms: Terms | null;
  readonly book: Book | null;
  /** The history, the newest payment first. */
  readonly lines: readonly Line[];
  /** Whether the browser keeps what is entered. */
  readonly isKept: boolean;
  /** The account of whoever has this phone; that of the bank where it is everybody's. */
  readonly me: number;
  /** Enter something, with the falls that were agreed to. */
  enter(entry: Entry, agreed: readonly Fall[]): void;
}

const ID_LENGTH = 12;

/** Return an id that no other entry has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Return a book with one more entry; one that makes no sense is left out. */
export function withEntry(book: Book, entry: Entry): Book {
  try {
    return added(book, entry);
  } catch (error) {
    if (error instanceof Refusal) return book;
    throw error;
  }
}

/** Return who would fall below zero by an entry, and to what. */
export function fallsOf(book: Book | null, entry: Entry): readonly Fall[] {
  try {
    return book ? fallen(book, entry) : [];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Return the name of what is wrong with a sum that somebody wrote; nothing for one that can be booked. */
export function wrongIn(sum: number | null, least: number): '' | 'beside-bank-no-sum' | 'beside-bank-too-much' {
  if (sum === null || sum < least) return 'beside-bank-no-sum';
  return sum > MOST ? 'beside-bank-too-much' : '';
}

export function paymentOf(payers: readonly number[], receiver: number, amount: number, reason = ''): Payment {
  return { type: 'payment', id: newId(), payers, receiver, amount, reason };
}

/** Return what makes a payment count no more, or count again: it undoes the payment, or what undid it. */
export function turned(book: Book, payment: string): Entry {
  const counts = counting(book);
  const undoing = book.entries.find((one, at) => one.type === 'undo' && one.entry === payment && counts[at]);
  return { type: 'undo', id: newId(), entry: undoing?.id ?? payment };
}

/** Return the payments about which something waits: themselves, what undoes them, or what undoes that. */
function waitingIn({ entries }: Book, isWaiting: (entry: string) => boolean): Set<string> {
  const about = new Map<string, string>();
  for (const entry of entries)
    about.set(entry.id, entry.type === 'payment' ? entry.id : (about.get(entry.entry) ?? ''));
  return new Set(entries.filter(({ id }) => isWaiting(id)).map(({ id }) => about.get(id) ?? ''));
}

/** Return the payments of a book, the newest first, with who entered and undid each. */
export function linesOf(
  book: Book,
  by: (entry: string) => number | null,
  isWaiting: (entry: string) => boolean,
): Line[] {
  const counts = counting(book);
  const waiting = waitingIn(book, isWaiting);
  const undone = new Map(
    book.entries.flatMap((entry, at) =>
      entry.type === 'undo' && counts[at] ? [[entry.entry, entry.id] as const] : [],
    ),
  );
  const lines = book.entries.flatMap((entry, at) => {
    if (entry.type !== 'payment') return [];
    const undoing = undone.get(entry.id);
    return [
      {
        payment: entry,
        counts: counts[at] ?? true,
        by: by(entry.id),
        undoneBy: undoing === undefined ? null : by(undoing),
        isWaiting: waiting.has(entry.id),
      },
    ];
  });
  return lines.reverse();
}

export { BANK, MOST };
