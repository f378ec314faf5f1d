/** Memory: what this device keeps of its tables, to look for it when their games are over.

The browser keeps it where it can, else it lasts until the page is left; the oldest tables go first. */

import { keep, kept } from '../core/storage';
import type { Receipt } from '../wire/types';

/** A share in the luck of one seat, and what the table had promised when it was sealed. */
export interface KeptShare {
  /** The seat when it was last sealed or opened; seats move up when one before them is taken away. */
  seat: number;
  share: string;
  /** What was sent instead of the share. */
  seal: string;
  /** The commitment of the server. */
  promise: string;
  round: number;
  edition: string;
  /** The fingerprint of the start event that it was opened for. */
  opened: string;
  /** This device has stood up since. */
  left?: boolean;
}

/** The commitment of the server in a round, as it was first told. */
export type SeenPromise = [round: number, promise: string];

/** A start event as it was first shown in its round. */
export interface SeenStart {
  round: number;
  /** Its fingerprint. */
  start: string;
  /** The seats of this device at that moment. */
  seats: number[];
  /** Those that were ready and there, on the same line, just before. */
  here: number[];
}

/** The head of a log, as it was told with one of its steps. */
export type SeenHead = [seq: number, head: string];

/** What was seen that cannot be: two heads for one step, two commitments or starts in one round, a round that
comes again, another key of the server, a signature that is none, or no heads and receipts at all. */
export type Contradiction = 'head' | 'promise' | 'start' | 'round' | 'key' | 'signature' | 'silent';

export interface TableMemory {
  touched: number;
  shares: KeptShare[];
  heads: SeenHead[];
  receipt: Receipt | null;
  /** What the server signed of the newest start event before its shares were opened. */
  early: Receipt | null;
  promises: SeenPromise[];
  starts: SeenStart[];
  contradictions: Contradiction[];
}

const PREFIX = 'passgo-fair-';
const SERVER_KEY = 'passgo-server-key';
const MOST_TABLES = 24;
const MOST_CLOSED = 24;
/** What the browser would not keep. */
const unkept = new Map<string, string>();

/** Return what is known of a table; of an unknown one nothing. */
export function recall(table: string): TableMemory {
  return { ...blank(), ...(parsed(read(PREFIX + table)) as Partial<TableMemory> | null) };
}

/** Change what is known of a table; return it. */
export function remember(table: string, change: (memory: TableMemory) => void): TableMemory {
  const memory = recall(table);
  change(memory);
  memory.touched = Date.now();
  memory.shares = withoutOldest(memory.shares);
  write(PREFIX + table, JSON.stringify(memory));
  forgetOldest();
  return memory;
}

/** Return the newest round that a table has told of. */
export function newestRound({ promises, shares }: TableMemory): number {
  return Math.max(0, ...promises.map(([round]) => round), ...shares.map(({ round }) => round));
}

/** Leave out the oldest of many shares; those that were opened are evidence, and stay. */
function withoutOldest(shares: KeptShare[]): KeptShare[] {
  const closed = shares.filter(({ opened }) => !opened);
  const gone = new Set(closed.slice(0, -MOST_CLOSED));
  return shares.filter((one) => !gone.has(one));
}

/** Return the public key that this server signed with last; nothing where it never has. */
export function knownServerKey(): string {
  return read(SERVER_KEY) ?? '';
}

export function rememberServerKey(key: string): void {
  write(SERVER_KEY, key);
}

function blank(): TableMemory {
  return {
    touched: 0,
    shares: [],
    heads: [],
    receipt: null,
    early: null,
    promises: [],
    starts: [],
    contradictions: [],
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  return unkept.get(key) ?? kept(key);
}

function write(key: string, text: string): void {
  if (keep(key, text)) unkept.delete(key);
  else unkept.set(key, text);
}

function forgetOldest(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    if (keys.length <= MOST_TABLES) return;
    const ages = keys.map((key) => ({ key, touched: recall(key.slice(PREFIX.length)).touched }));
    ages.sort((one, other) => other.touched - one.touched);
    for (const { key } of ages.slice(MOST_TABLES)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
