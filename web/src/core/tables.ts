/** Tables over the server's routes: make one, sit down, be ready, start, and what its people order. */

import type {
  Branch,
  Found,
  Motion,
  MoveLink,
  MyTable,
  Opening,
  OpenTables,
  Readiness,
  TableLine,
  Wanted,
  WantedSeat,
} from '../wire/types';
import { ask } from './api';
import { pageOfBook } from './books';
import { settings } from './settings.svelte';

export type Level = Exclude<WantedSeat['level'], undefined>;
export type Pace = Exclude<Wanted['pace'], undefined>;

export { LEVELS, PACES } from '../wire/types';

function at(id: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

export function makeTable(wanted: Wanted): Promise<MyTable> {
  return ask('/api/tables', 'POST', wanted);
}

/** Ask whether such a table could be made; what clashes in it is refused. */
export function fits(wanted: Wanted): Promise<boolean> {
  return ask('/api/fitting-tables', 'POST', wanted);
}

/** Return this device's tables as they stand, those touched last first. */
export function myTables(): Promise<TableLine[]> {
  return ask('/api/my-tables');
}

/** Return the tables that anybody may join, and whether this server has such tables. */
export function openTables(): Promise<OpenTables> {
  return ask('/api/open-tables');
}

/** Return the page of the table, or of the shared book, that a code leads to. */
export async function pageAt(code: string): Promise<string> {
  const { table, book } = await ask<Found>(`/api/codes/${encodeURIComponent(code)}`);
  return book ? pageOfBook(book) : `/t/${table}`;
}

/** Give a table a new code to read aloud. */
export function renewCode(id: string): Promise<MyTable> {
  return ask(at(id, '/code'), 'POST', {});
}

export function lookAt(id: string): Promise<MyTable> {
  return ask(at(id));
}

/** Sit down under a name, leaving another seat of one's own perhaps. */
export function sitDown(id: string, seat: number, name: string, insteadOf?: number): Promise<MyTable> {
  const guest = insteadOf === undefined ? { name } : { name, instead_of: insteadOf };
  return ask(at(id, `/seats/${seat}`), 'POST', guest);
}

/** Sit down as people of this device do: who asks for their rents themselves says so at once. */
export async function sitAsUsual(id: string, seat: number, name: string): Promise<MyTable> {
  const my = await sitDown(id, seat, name);
  return settings.claimForMe ? my : setClaims(id, seat, false);
}

export function standUp(id: string, seat: number): Promise<MyTable> {
  return ask(at(id, `/seats/${seat}`), 'DELETE');
}

/** Be ready, with a sealed share in the luck of a round. */
export function beReady(id: string, seat: number, readiness: Readiness): Promise<MyTable> {
  return ask(at(id, `/seats/${seat}/ready`), 'POST', readiness);
}

/** Open one's share in the luck of a game that starts. */
export function openShare(id: string, seat: number, opening: Opening): Promise<MyTable> {
  return ask(at(id, `/seats/${seat}/open`), 'POST', opening);
}

export function startGame(id: string): Promise<MyTable> {
  return ask(at(id, '/start'), 'POST', {});
}

/** Have the server ask for one's rents, or ask oneself. */
export function setClaims(id: string, seat: number, claims: boolean): Promise<MyTable> {
  return ask(at(id, `/seats/${seat}/claims`), 'POST', { claims });
}

export function concede(id: string, seat: number): Promise<MyTable> {
  return ask(at(id, `/seats/${seat}/concede`), 'POST', {});
}

/** Put one more seat at an open table, for a person or a bot. */
export function addSeat(id: string, level: Level): Promise<MyTable> {
  return ask(at(id, '/places'), 'POST', { level });
}

/** Make an empty seat of an open table one for a person or a bot. */
export function changeSeat(id: string, seat: number, level: Level): Promise<MyTable> {
  return ask(at(id, `/places/${seat}`), 'POST', { level });
}

export function removeSeat(id: string, seat: number): Promise<MyTable> {
  return ask(at(id, `/places/${seat}`), 'DELETE');
}

/** Have two seats of an open table change places. */
export function swapSeats(id: string, seat: number, other: number): Promise<MyTable> {
  return ask(at(id, `/places/${seat}/swap`), 'POST', { seat: other });
}

/** Order something as the host, or put it to the vote. */
export function move(id: string, motion: Motion): Promise<MyTable> {
  return ask(at(id, '/motions'), 'POST', motion);
}

export function vote(id: string, yes: boolean): Promise<MyTable> {
  return ask(at(id, '/vote'), 'POST', { yes });
}

/** Ask for a link that takes one's seat to another device. */
export function letMove(id: string, seat: number): Promise<MoveLink> {
  return ask(at(id, `/seats/${seat}/move`), 'POST', {});
}

/** Take one's seat over to this device. */
export function takeSeatOver(id: string, token: string): Promise<MyTable> {
  return ask(at(id, '/move'), 'POST', { token });
}

export function rematch(id: string): Promise<MyTable> {
  return ask(at(id, '/rematch'), 'POST', {});
}

/** Make a table at which a finished game goes on from one of its moments, against bots. */
export function branch(id: string, wanted: Branch): Promise<MyTable> {
  return ask(at(id, '/branches'), 'POST', wanted);
}

/** Return the address of a page as guests reach it. */
export async function linkTo(path: string): Promise<string> {
  const { address } = await ask<{ address: string }>(`/api/link?path=${encodeURIComponent(path)}`);
  return address;
}

/** Return the picture of a page's address, for a camera. */
export function codeOf(path: string): string {
  return `/api/qr.svg?path=${encodeURIComponent(path)}`;
}

/** Return a picture that the server drew into its answer, as the address of an image. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
