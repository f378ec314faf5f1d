/** The bank of a phone: one book, kept by the browser. */

import { keep, kept } from '../core/storage';
import { Book, added, type Entry } from '../ported/ledger/book';
import { BANK, fallsOf, linesOf, withEntry, type Desk, type Fall, type Terms } from './bank-book';

/** What a device keeps of its book. */
export interface KeptBook extends Terms {
  /** Entries in their order. */
  entries: readonly Entry[];
}

const KEY = 'passgo-beside-bank';

/** Return what is kept of a book; null where none is. */
export function restored(text: string | null): KeptBook | null {
  try {
    const found = JSON.parse(text ?? 'null') as KeptBook | null;
    return found && Array.isArray(found.accounts) && Array.isArray(found.entries) ? { ...found } : null;
  } catch {
    return null;
  }
}

/** Tell whether this phone has a book of its own. */
export function hasOwn(): boolean {
  return restored(kept(KEY)) !== null;
}

/** Keep a book as this phone's own; tell whether that was done. */
export function keepOwn(found: KeptBook | null): boolean {
  return keep(KEY, JSON.stringify(found));
}

/** Return all entries that can be entered, in their order; one that makes no sense is left out. */
export function folded({ accounts, entries }: KeptBook): Book {
  return entries.reduce(withEntry, Book(accounts));
}

/** Return entries with the falls that were agreed to when each of them was entered. */
export function agreedIn({ accounts, entries }: KeptBook): { entry: Entry; agreed: readonly Fall[] }[] {
  let book = Book(accounts);
  return entries.map((entry) => {
    const agreed = fallsOf(book, entry);
    book = withEntry(book, entry);
    return { entry, agreed };
  });
}

export class BankDesk implements Desk {
  #kept: KeptBook | null = $state.raw(restored(kept(KEY)));
  isKept = $state(true);
  readonly me = BANK;
  readonly book = $derived(this.#kept ? folded(this.#kept) : null);
  readonly lines = $derived(
    this.book
      ? linesOf(
          this.book,
          () => null,
          () => false,
        )
      : [],
  );

  get terms(): KeptBook | null {
    return this.#kept;
  }

  /** Begin a new book. */
  open(terms: Terms): void {
    this.replace({ ...terms, entries: [] });
  }

  enter(entry: Entry): void {
    const now = this.#kept;
    if (!now || !this.book) return;
    added(this.book, entry);
    this.replace({ ...now, entries: [...now.entries, entry] });
  }

  /** See what another page of this browser keeps; returns what ends it. */
  follow(): () => void {
    const see = ({ key, newValue }: StorageEvent) => {
      if (key === KEY) this.#kept = restored(newValue);
    };
    addEventListener('storage', see);
    return () => removeEventListener('storage', see);
  }

  /** Keep another book, or none. */
  replace(found: KeptBook | null): void {
    this.#kept = found;
    this.isKept = keepOwn(found);
  }
}
