/** How the book of one phone becomes one that several share. */

import type { BookTerms, SharedBook } from '../wire/types';
import { BANK } from './bank-book';
import { agreedIn, type BankDesk } from './bank-desk.svelte';
import { keepShare } from './shared-desk.svelte';

/** Have the server keep a phone's book, and return the id it gets; nothing where it stays this phone's own.

 * All that is in it is sent as everything later is, with what was entered while the server made the book. */
export async function shareOwn(
  desk: BankDesk,
  make: (terms: BookTerms) => Promise<SharedBook | undefined>,
): Promise<string> {
  const asked = desk.terms;
  if (!asked) return '';
  const { accounts, purse, salary } = asked;
  const made = await make({ accounts, purse, salary } as BookTerms);
  const now = desk.terms;
  if (!made || now?.accounts !== accounts) return '';
  const { id, terms, code } = made;
  const waiting = agreedIn({ ...now, accounts: terms.accounts }).map((one) => ({ ...one, by: BANK }));
  if (!keepShare(id, { terms, code, me: BANK, lines: [], waiting })) return '';
  desk.replace(null);
  return id;
}
