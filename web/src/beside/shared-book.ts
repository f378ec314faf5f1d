/** A shared book as one phone keeps it: what the server told, what waits to be sent, and how both meet. */

import { Book, type Entry } from '../ported/ledger/book';
import type { Booked, BookLine, Booking, SharedBook } from '../wire/types';
import { BANK, withEntry, type Asked, type Fall, type Terms } from './bank-book';

/** An entry of this phone that the server has not taken yet. */
export interface Waiting {
  entry: Entry;
  by: number;
  agreed: readonly Fall[];
}

/** What a phone keeps of a shared book. */
export interface KeptShare {
  terms: Terms;
  code: string;
  /** The account of whoever has this phone; null before they have said. */
  me: number | null;
  lines: readonly BookLine[];
  waiting: readonly Waiting[];
}

/** Return a book with what the server tells of it after so many lines; null where some are missing. */
export function heard(kept: KeptShare | null, told: SharedBook, asked: number | null = null): KeptShare | null {
  const known = kept?.lines ?? [];
  if (told.first > known.length) return null;
  const isShorter = asked !== null && told.first < asked;
  const before = isShorter ? known.slice(0, told.first) : known;
  const lines = [...before, ...told.lines.slice(before.length - told.first)];
  const ids = new Set(lines.map(({ entry }) => entry.id));
  return {
    terms: told.terms,
    code: told.code,
    me: kept?.me ?? null,
    lines,
    waiting: (kept?.waiting ?? []).filter(({ entry }) => !ids.has(entry.id)),
  };
}

/** Tell whether a book has lines that were not told with it: it tells so many at once. */
export function isBehind(kept: KeptShare, told: SharedBook): boolean {
  return kept.lines.length < told.count;
}

/** What came of sending: the book after it, a question perhaps, and the code of what was refused. */
export interface Sent {
  kept: KeptShare;
  /** Whether the answer left out lines that this phone does not have. */
  isBehind: boolean;
  asked: Asked | null;
  refused: string;
}

/** Return what is left to do after the server has answered: all that it has decided about waits no more. */
export function afterSending(kept: KeptShare, { outcomes, book }: Booked, asked: number): Sent {
  const decided = new Set(outcomes.filter((one) => one.falls.length === 0).map((one) => one.id));
  const left = { ...kept, waiting: kept.waiting.filter(({ entry }) => !decided.has(entry.id)) };
  const question = outcomes.find((one) => one.falls.length > 0);
  const entry = left.waiting.find((one) => one.entry.id === question?.id)?.entry;
  const found = heard(left, book, asked);
  return {
    kept: found ?? left,
    isBehind: found === null || isBehind(found, book),
    asked: question && entry ? { entry, falls: question.falls } : null,
    refused: outcomes.find((one) => one.refused !== '')?.refused ?? '',
  };
}

/** Return what is agreed to once somebody has said yes to more: each account counts as it was asked about last. */
export function alsoAgreed(agreed: readonly Fall[], falls: readonly Fall[]): readonly Fall[] {
  return [...agreed.filter(([account]) => !falls.some(([other]) => other === account)), ...falls];
}

/** Return what waits in two pages of one book: what each has added, without what either has done with.

 * Both began with what was kept before, of which one page now has *mine* and the other has kept *theirs*. */
export function waitingInBoth(
  before: readonly Waiting[],
  mine: readonly Waiting[],
  theirs: readonly Waiting[],
): readonly Waiting[] {
  const was = new Set(before.map(({ entry }) => entry.id));
  const own = new Map(mine.map((one) => [one.entry.id, one]));
  const others = new Set(theirs.map(({ entry }) => entry.id));
  const left = theirs.filter(({ entry }) => own.has(entry.id) || !was.has(entry.id));
  const added = mine.filter(({ entry }) => !others.has(entry.id) && !was.has(entry.id));
  return [...left.map((one) => own.get(one.entry.id) ?? one), ...added];
}

/** Return the book with all that waits, as it will be if nobody else enters anything. */
export function expected({ terms, lines, waiting }: KeptShare): Book {
  const told = Book(
    terms.accounts,
    lines.map(({ entry }) => entry as Entry),
  );
  return waiting.reduce((book, { entry }) => withEntry(book, entry), told);
}

/** Return who entered something; null for what is not in the book. */
export function enteredBy({ lines, waiting }: KeptShare): (entry: string) => number | null {
  const by = new Map([...lines, ...waiting].map((one) => [one.entry.id, one.by]));
  return (entry) => by.get(entry) ?? null;
}

/** Return entries as the server takes them. */
export function bookingsOf(waiting: readonly Waiting[]): Booking[] {
  return waiting.map(({ entry, by, agreed }) => ({ entry, by, agreed }) as Booking);
}

/** Return what is kept of a shared book; null where nothing is. */
export function restoredShare(text: string | null): KeptShare | null {
  try {
    const found = JSON.parse(text ?? 'null') as KeptShare | null;
    return found && Array.isArray(found.lines) && Array.isArray(found.waiting) ? { ...found } : null;
  } catch {
    return null;
  }
}

export { BANK };
