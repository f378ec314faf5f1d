/** Receipts: what the server signed about the log of a table, and whether it did. */

import type { Receipt } from '../wire/types';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sortedText } from './sorted-text';

const PREFIX = 'passgo-receipt-2';

/** Return what is signed: everything but the signature, in order. */
export function signedText(receipt: Receipt): string {
  const { signature: _, ...said } = receipt;
  return PREFIX + sortedText(said);
}

/** Tell whether a receipt was signed with the key that it names. */
export async function isSigned(receipt: Receipt): Promise<boolean> {
  // Browsers have this themselves, but not where a page comes over plain http.
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  try {
    const { signature, public_key } = receipt;
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(signedText(receipt)), hexToBytes(public_key));
  } catch {
    return false;
  }
}
