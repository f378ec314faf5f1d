/** Fairness: the commitment, the key and every draw, computed again as the guide says. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** How luck was promised before shares were sealed; records of that time are still checked. */
const OLD = 'passgo-fair-1';
export const VERSION = 'passgo-fair-2';
const SHARE = 'passgo-share-2';
const CHAIN = 'passgo-chain-2';
const WORD = 1n << 64n;
const HAND_DRAWS = 12;
const FINE = 1001;

export type Key = Uint8Array;

/** Shares by seat, in hexadecimal. */
export type Shares = Record<string, string>;

/** Return the fingerprint of a text. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Return what fixes the secret of a table before anybody has a share. */
export function promiseOf(game: string, round: number, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(VERSION + game), fourBytes(round), hexToBytes(secret))));
}

/** Return what fixes a share before it is opened. */
export function sealOf(game: string, round: number, share: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${SHARE}${game}\0`), fourBytes(round), hexToBytes(share))));
}

/** Return the key of all draws: of the secret, the start event and every share. */
export function keyOf(secret: string, start: string, shares: Shares): Key {
  return hmac(sha256, hexToBytes(secret), concatBytes(sha256(utf8ToBytes(start)), ...bySeat(shares)));
}

/** Return the head of the log after each of its entries, and at first the one before them. */
export function headsOf(start: string, shares: Shares, entries: readonly string[]): string[] {
  let head = sha256(concatBytes(utf8ToBytes(CHAIN + start), ...bySeat(shares)));
  const heads = [bytesToHex(head)];
  for (const entry of entries) {
    head = sha256(concatBytes(head, utf8ToBytes(entry)));
    heads.push(bytesToHex(head));
  }
  return heads;
}

/** Return what was published before anybody contributed, as it was done at first. */
export function oldPromiseOf(game: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(OLD + game), hexToBytes(secret))));
}

function bySeat(shares: Shares): Uint8Array[] {
  const seats = Object.keys(shares).map(Number);
  return seats.sort((one, other) => one - other).map((seat) => hexToBytes(shares[seat] as string));
}

function fourBytes(number: number): Uint8Array {
  const place = new DataView(new ArrayBuffer(4));
  place.setUint32(0, number);
  return new Uint8Array(place.buffer);
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
