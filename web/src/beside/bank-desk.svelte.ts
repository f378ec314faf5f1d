/** The bank of a phone: one book, kept by the browser. */

import { keep, kept } from '../core/storage';
import { BANK, Book, added, balances, fallen, history, type Account, type Entry } from '../ported/ledger/book';
import { Refusal } from '../ported/python';
import type { Purse } from '../text/money';

/** What is agreed before the first entry. */
export interface Terms {
  accounts: readonly Account[];
  purse: Purse;
  salary: number;
}

/** What a device keeps of its book. */
export interface KeptBook extends Terms {
  /** Entries in their order. */
  entries: readonly Entry[];
}

const KEY = 'passgo-beside-bank';
const ID_LENGTH = 12;

/** Return what is kept of a book; null where none is. */
export function restored(text: string | null): KeptBook | null {
  try {
    const found = JSON.parse(text ?? 'null') as KeptBook | null;
    return found && Array.isArray(found.accounts) && Array.isArray(found.entries) ? { ...found } : null;
  } catch {
    return null;
  }
}

/** Return all entries that can be entered, in their order; one that makes no sense is left out. */
export function folded({ accounts, entries }: KeptBook): Book {
  return entries.reduce((book, entry) => {
    try {
      return added(book, entry);
    } catch (error) {
      if (error instanceof Refusal) return book;
      throw error;
    }
  }, Book(accounts));
}

/** Return an id that no other entry has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class BankDesk {
  #kept: KeptBook | null = $state.raw(restored(kept(KEY)));
  /** Whether the browser keeps what is entered. */
  isKept = $state(true);
  readonly book = $derived(this.#kept ? folded(this.#kept) : null);

  get kept(): KeptBook | null {
    return this.#kept;
  }

  get balances(): number[] {
    return this.book ? balances(this.book) : [];
  }

  get history() {
    return this.book ? history(this.book) : [];
  }

  /** Begin a new book. */
  open(terms: Terms): void {
    this.replace({ ...terms, entries: [] });
  }

  /** Return who would fall below zero by a payment, and to what. */
  fallen(payers: readonly number[], receiver: number, amount: number): readonly (readonly [number, number])[] {
    return this.book ? fallen(this.book, this.#payment(payers, receiver, amount)) : [];
  }

  pay(payers: readonly number[], receiver: number, amount: number, reason = ''): void {
    this.#enter(this.#payment(payers, receiver, amount, reason));
  }

  /** Return what is to be undone for a payment to count no more, or to count again: itself, or what undid it. */
  undoOf(entry: string): string {
    const lines = this.history;
    const isCounted = lines.some((line) => line.entry.id === entry && line.counts);
    const by = lines.find(({ entry: one, counts }) => one.type === 'undo' && one.entry === entry && counts);
    return isCounted || !by ? entry : by.entry.id;
  }

  /** An entry does not count any more, or does again. */
  undo(entry: string): void {
    this.#enter({ type: 'undo', id: newId(), entry });
  }

  /** Keep another book, or none. */
  replace(found: KeptBook | null): void {
    this.#kept = found;
    this.isKept = keep(KEY, JSON.stringify(found));
  }

  #payment(payers: readonly number[], receiver: number, amount: number, reason = ''): Entry {
    return { type: 'payment', id: newId(), payers, receiver, amount, reason };
  }

  #enter(entry: Entry): void {
    const now = this.#kept;
    if (!now || !this.book) return;
    added(this.book, entry);
    this.replace({ ...now, entries: [...now.entries, entry] });
  }
}

export { BANK };
