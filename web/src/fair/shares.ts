/** Shares in the luck: sealed with "ready", opened when the game starts as it was promised, never twice. */

import type { MyTable, Start, TableView } from '../wire/types';
import { digest, sealOf, VERSION } from './formulas';
import { newestRound, recall, remember, type KeptShare, type SeenStart, type TableMemory } from './memory';

const BYTES = 32;
/** After so many starts that came to nothing only a person says that it is ready for another one. */
export const UNASKED = 2;

/** What is wrong with a start event for somebody who has a share in it. */
export type Doubt =
  | 'unreadable'
  | 'other-table'
  | 'other-round'
  | 'other-promise'
  | 'other-edition'
  | 'other-share'
  | 'other-start'
  | 'blamed'
  | 'shut-out'
  | 'left-out'
  | 'lost';

export interface SeatDoubt {
  seat: number;
  doubt: Doubt;
}

/** These are nobody's fault: a device was away, or no longer has its share. */
const HARMLESS: readonly Doubt[] = ['left-out', 'lost'];

export function isLoud(doubt: Doubt): boolean {
  return !HARMLESS.includes(doubt);
}

/** Return a fresh share: random bytes in hexadecimal. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Make and keep a share for a seat of an open table; return its seal. */
export function sealShare(table: TableView, seat: number): string {
  const share = newShare();
  const { round, commitment: promise, edition } = table;
  const seal = sealOf(table.id, round, share);
  remember(table.id, ({ shares }) => shares.push({ seat, share, seal, promise, round, edition, opened: '' }));
  return seal;
}

/** Note that this device has left the table before the game: nothing is sealed for it again. */
export function leaveShares(table: string): void {
  if (recall(table).shares.every(({ left }) => left)) return;
  remember(table, ({ shares }) => shares.forEach((one) => (one.left = true)));
}

/** Read a start event; null where it is none of this protocol. */
export function readStart(text: string): Start | null {
  try {
    const start = JSON.parse(text) as Start | null;
    return start?.fairness === VERSION && hasPlainSeats(start) ? start : null;
  } catch {
    return null;
  }
}

/** Tell whether all shares are of people’s seats, each under its only name: others would sort as it suits. */
export function hasPlainSeats({ shares, seats }: Start): boolean {
  return Object.keys(shares).every((seat) => seats[Number(seat)]?.[1] === '' && String(Number(seat)) === seat);
}

/** Return the share that a start event asks a seat to open, or why it is not opened. */
export function shareFor(table: TableView, seat: number): KeptShare | Doubt {
  const start = readStart(table.start);
  if (!start) return 'unreadable';
  const memory = recall(table.id);
  const seal = start.shares[seat];
  if (seal === undefined) return seenStart(memory, table)?.here.includes(seat) ? 'shut-out' : 'left-out';
  const kept = memory.shares.find((one) => one.seal === seal);
  if (!kept) return memory.shares.length > 0 ? 'other-share' : 'lost';
  return start.round < newestRound(memory) ? 'other-round' : (misfit(start, table, kept) ?? kept);
}

function seenStart({ starts }: TableMemory, { round }: TableView): SeenStart | undefined {
  return starts.find((one) => one.round === round);
}

function misfit(start: Start, table: TableView, kept: KeptShare): Doubt | null {
  if (start.game !== table.id) return 'other-table';
  if (start.round !== kept.round || start.round !== table.round) return 'other-round';
  if (start.commitment !== kept.promise) return 'other-promise';
  if (start.setup.edition !== kept.edition) return 'other-edition';
  if (kept.opened && kept.opened !== digest(table.start)) return 'other-start';
  return null;
}

/** Note for which start the share of a seat is opened, before it is. */
export function noteOpened(table: TableView, seat: number, seal: string): void {
  const opened = digest(table.start);
  remember(table.id, ({ shares }) => {
    const kept = shares.find((one) => one.seal === seal);
    if (kept) Object.assign(kept, { seat, opened });
  });
}

/** Tell whether a seat of this device is to be sealed again without a press: the last start came to nothing,
or the browser has lost the share that stands for it. */
export function mustSealAgain(table: TableView, seat: number): boolean {
  const memory = recall(table.id);
  if (table.round < newestRound(memory)) return false;
  const kept = memory.shares.filter(({ left }) => !left);
  const now = kept.filter(({ round }) => round === table.round);
  const place = table.seats[seat];
  // Seats may have changed places, and this device is told of its own a moment later: bots have no share.
  if (place?.level) return false;
  if (place?.ready) return now.length === 0;
  const wasReady = kept.some((one) => one.seat === seat && one.round < table.round);
  return wasReady && table.round < UNASKED && now.every((one) => one.seat !== seat);
}

/** Tell whether a start is said to have come to nothing because of a seat for which this device had opened its
share; once it is sealed again, that was answered. */
export function isBlamed(table: TableView, seat: number): boolean {
  const mine = recall(table.id).shares.filter((one) => one.seat === seat && !one.left);
  const hasOpened = mine.some(({ round, opened }) => round === table.round - 1 && opened);
  return hasOpened && table.voided.includes(seat) && mine.every(({ round }) => round < table.round);
}

/** Return what is wrong with the start of a game that is played, for the seats of this device. */
export function doubtsIn({ table, you }: MyTable): SeatDoubt[] {
  return you.seats.flatMap((seat) => {
    const doubt = doubtIn(table, seat);
    return doubt ? [{ seat, doubt }] : [];
  });
}

function doubtIn(table: TableView, seat: number): Doubt | null {
  const memory = recall(table.id);
  // What this device never had, it cannot miss; a seat that it took over later has the share of another.
  if (memory.shares.length === 0 || seenStart(memory, table)?.seats.includes(seat) === false) return null;
  const found = shareFor(table, seat);
  if (typeof found === 'string') return found;
  const opened = table.shares[seat];
  return opened === undefined || opened === found.share ? null : 'other-share';
}

/** Return those shares that stand in a start event, with the seats that they have there. */
export function ownShares(start: Start, kept: readonly KeptShare[]): KeptShare[] {
  return Object.entries(start.shares ?? {}).flatMap(([seat, seal]) => {
    const own = kept.find((one) => one.seal === seal);
    return own ? [{ ...own, seat: Number(seat) }] : [];
  });
}
