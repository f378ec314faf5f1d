/** Books that several phones share, over the server's routes. */

import type { Booked, Bookings, BookTerms, SharedBook } from '../wire/types';
import { ask } from './api';

function at(id: string, rest: string): string {
  return `/api/books/${encodeURIComponent(id)}${rest}`;
}

/** Have the server keep a book, for every phone that has its link. */
export function shareBook(terms: BookTerms): Promise<SharedBook> {
  return ask('/api/books', 'POST', terms);
}

/** Look at a shared book, with the lines after so many. */
export function lookIntoBook(id: string, after: number): Promise<SharedBook> {
  return ask(at(id, `?after=${after}`));
}

/** Enter something in a shared book; what is sent twice is entered once. */
export function enterInBook(id: string, bookings: Bookings): Promise<Booked> {
  return ask(at(id, '/entries'), 'POST', bookings);
}

/** Give a shared book a new code to read aloud. */
export function renewBook(id: string): Promise<SharedBook> {
  return ask(at(id, '/code'), 'POST', {});
}

/** Return the page of a shared book. */
export function pageOfBook(id: string): string {
  return `/beside/bank/${id}`;
}
