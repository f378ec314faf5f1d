/** Board work: what the hands have to do on a real board, read from what happened. */

import { placeOf } from '../../board/edition';
import { deedsOf, HOTEL } from '../../board/players/estate';
import type { Happening } from '../../link/table.svelte';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';

/** One thing to move, give, put or turn; *key* is that of its sentence, *place* a space, a token or a pack. */
export interface Work {
  seq: number;
  key: string;
  seat: number | null;
  place: string;
  count: number;
}

/** Return what there is to do, in order; a way that goes on past GO is one. */
export function worksOf(story: readonly Happening[], edition: DiceEdition): Work[] {
  const works: Work[] = [];
  let start = '';
  for (const { seq, event } of story) {
    const work = workOf(event as DiceEvent, edition);
    if (!work) continue;
    const last = works.at(-1);
    const isMoved = event.event === 'Moved';
    if (
      isMoved &&
      last?.seq === seq &&
      last.key === work.key &&
      last.seat === work.seat &&
      last.place === event.start
    ) {
      last.place = work.place;
      last.count = stepsBetween(start, work.place, edition);
      continue;
    }
    if (isMoved) ({ start } = event);
    // What an auction sold is told once, though its deed moves too.
    if (last && last.seq === seq && isSame(last, work)) continue;
    works.push({ seq, ...work });
  }
  return works;
}

/** Return with which token of the box everybody plays, as long as none has moved. */
export function worksAtStart({ players }: DiceView, { spaces }: Pick<DiceEdition, 'spaces'>): Work[] {
  const isNew = players.every(({ at = spaces[0]?.id }) => at === spaces[0]?.id);
  if (!isNew) return [];
  return players.flatMap(({ token }, seat) => (token ? [{ seq: 0, ...made('token', seat, token) }] : []));
}

/** Return what stands there to be done: what was taken back first, else what happened, else how a game begins. */
export function worksNow(back: readonly Work[] | null, since: readonly Work[], start: readonly Work[]): Work[] {
  if (back) return [...back, ...start];
  return since.length ? [...since] : [...start];
}

/** Return what is to be put back, after something was taken back: from how it was *before* to how it is *now*. */
export function worksBack(before: DiceView, now: DiceView, seq: number, edition: Pick<DiceEdition, 'cards'>): Work[] {
  const tokens = now.players.flatMap(({ at = '', jail, status }, seat) => {
    const was = before.players[seat];
    const isJailed = jail !== undefined;
    if (status === 'bankrupt') return [];
    const isThere = was?.status !== 'bankrupt' && was?.at === at && (was.jail !== undefined) === isJailed;
    if (isThere) return [];
    return [made(isJailed ? 'jail' : 'put', seat, at)];
  });
  return [...tokens, ...deedsBack(before, now), ...keptBack(before, now, edition)].map((work) => ({ seq, ...work }));
}

/** A kept card goes back to whoever had it, or on the pack from which it came. */
function keptBack(before: DiceView, now: DiceView, edition: Pick<DiceEdition, 'cards'>): Omit<Work, 'seq'>[] {
  const [was, is] = [keptIn(before), keptIn(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((card) => {
    const seat = is.get(card);
    if (seat === undefined) return [made('pack', null, packOf(card, edition))];
    return was.get(card) === seat ? [] : [made('kept', seat, '')];
  });
}

function keptIn({ players }: DiceView): Map<string, number> {
  return new Map(players.flatMap(({ cards = [] }, seat) => cards.map((card) => [card, seat])));
}

function packOf(card: string, { cards }: Pick<DiceEdition, 'cards'>): string {
  return cards.find(({ id }) => id === card)?.deck ?? '';
}

function deedsBack(before: DiceView, now: DiceView): Omit<Work, 'seq'>[] {
  const [was, is] = [deedsOf(before), deedsOf(now)];
  const places = new Set([...was.keys(), ...is.keys()]);
  return [...places].flatMap((place) => {
    const [old, deed] = [was.get(place), is.get(place)];
    if (!deed) return [made('bank', null, place)];
    const works = old?.owner === deed.owner ? [] : [made('deed', deed.owner, place)];
    if ((old?.houses ?? 0) !== deed.houses) works.push(made('stand', deed.owner, place, deed.houses));
    if ((old?.isMortgaged ?? false) !== deed.isMortgaged)
      works.push(made(deed.isMortgaged ? 'down' : 'up', deed.owner, place));
    return works;
  });
}

function isSame(one: Work, other: Omit<Work, 'seq'>): boolean {
  return one.key === 'deed' && other.key === 'deed' && one.seat === other.seat && one.place === other.place;
}

function workOf(event: DiceEvent, edition: DiceEdition): Omit<Work, 'seq'> | null {
  switch (event.event) {
    case 'Moved': {
      // Where an action sends a token has been told of it: the way there is no other work.
      if (event.by === 'action') return null;
      const key = event.by === 'dice' ? 'move' : 'put';
      return made(key, event.seat, event.at, stepsBetween(event.start, event.at, edition));
    }
    case 'TokenSent':
      return made('put', event.other, event.place);
    case 'Arrested':
      return made('jail', event.seat, '');
    case 'TokenChosen':
      return made('token', event.seat, event.token);
    case 'DeedDealt':
    case 'Bought':
      return made('deed', event.seat, event.place);
    case 'AuctionWon':
      return edition.spaces.some(({ id }) => id === event.lot) ? made('deed', event.seat, event.lot) : null;
    case 'DeedMoved':
      return event.taker === undefined ? made('bank', null, event.place) : made('deed', event.taker, event.place);
    case 'KeptCardMoved':
      return made('kept', event.taker, '');
    case 'CardReturned':
      return made('under', null, packOf(event.card, edition));
    case 'WentBankrupt':
      return made('gone', event.seat, '');
    case 'Built':
      return made(event.houses === HOTEL ? 'hotel' : 'house', event.seat, event.place, event.houses);
    case 'BuildingSold':
      return made('unbuild', event.seat, event.place, event.houses);
    case 'HotelExchanged':
      return made('exchange', event.seat, event.place, event.houses);
    case 'Mortgaged':
      return made('down', event.seat, event.place);
    case 'MortgageLifted':
      return made('up', event.seat, event.place);
    default:
      return null;
  }
}

function made(key: string, seat: number | null, place: string, count = 0): Omit<Work, 'seq'> {
  return { key, seat, place, count };
}

function stepsBetween(start: string, at: string, edition: DiceEdition): number {
  const around = edition.spaces.length;
  return (placeOf(edition, at) - placeOf(edition, start) + around) % around;
}
