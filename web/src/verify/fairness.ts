/** Fairness: the commitment, the key and every draw, computed again as the guide says. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const VERSION = 'passgo-fair-1';
const WORD = 1n << 64n;
const HAND_DRAWS = 12;
const FINE = 1001;

export type Key = Uint8Array;

/** Return what was published before anybody contributed. */
export function commitment(game: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(VERSION + game), hexToBytes(secret))));
}

/** Return the key of all draws, from the secret and the text of the start event. */
export function keyOf(secret: string, start: string): Key {
  return hmac(sha256, hexToBytes(secret), sha256(utf8ToBytes(start)));
}

/** Return 64 even bits for one place in the stream. */
export function word(key: Key, purpose: string, counter: number, index: number, attempt: number): bigint {
  const place = new DataView(new ArrayBuffer(16));
  place.setBigUint64(0, BigInt(counter));
  place.setUint32(8, index);
  place.setUint32(12, attempt);
  const message = concatBytes(utf8ToBytes(`${purpose}\0`), new Uint8Array(place.buffer));
  const digest = hmac(sha256, key, message);
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
}

/** Even draws for one answer of nature. */
export class Source {
  #index = 0;

  constructor(
    private readonly key: Key,
    private readonly counter: number,
  ) {}

  /** Return a whole number from 0 to bound - 1; words that would favour one are rejected. */
  below(purpose: string, bound: number): number {
    const wide = BigInt(bound);
    const fair = WORD - (WORD % wide);
    let attempt = 0;
    let drawn = word(this.key, purpose, this.counter, this.#index, attempt);
    while (drawn >= fair) drawn = word(this.key, purpose, this.counter, this.#index, ++attempt);
    this.#index += 1;
    return Number(drawn % wide);
  }
}

/** Return the order in which face-down markers come up. */
export function markers(source: Source, sides: number): number[] {
  const faceDown = Array.from({ length: sides }, (_, side) => side);
  const next = () => faceDown.splice(source.below('markers', faceDown.length), 1)[0] as number;
  return Array.from({ length: sides }, next);
}

/** Return by how much a hand misses, from twelve even draws. */
export function bell(source: Source, deviation: number): number {
  let total = (-HAND_DRAWS * (FINE - 1)) / 2;
  for (let draw = 0; draw < HAND_DRAWS; draw += 1) total += source.below('hand', FINE);
  return Math.floor((deviation * total + 500) / 1000);
}
