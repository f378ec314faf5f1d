/** Banners: what the people of a table must see whatever they do: each with what can be done about it. */

import type { Custody } from '../fair/custody.svelte';
import { isLoud, UNASKED, type Doubt, type SeatDoubt } from '../fair/shares';
import type { Contradiction } from '../fair/memory';
import type { LinkState } from '../link/link';
import type { MyTable, SeatView, TableView, VoteView } from '../wire/types';

export type Banner =
  | { what: 'link'; state: LinkState }
  | { what: 'paused' }
  | { what: 'covered'; seats: SeatView[] }
  | { what: 'vote'; vote: VoteView; isMine: boolean; hasSpoken: boolean }
  | { what: 'host-away' }
  | { what: 'held'; seat: number; seconds: number }
  | { what: 'unfair'; why: Doubt | `told-${Contradiction}`; seats: number[] }
  | { what: 'shareless'; why: Doubt; seats: number[] }
  | { what: 'voided'; seats: number[]; starts: number; isOften: boolean }
  | { what: 'resumed' }
  | { what: 'onward'; id: string }
  | { what: 'rematch'; id: string };

/** What a device has found wrong with the luck of a table. */
export type Found = Pick<Custody, 'doubts'> & { witness: Pick<Custody['witness'], 'contradictions'> };

const NOTHING: Found = { doubts: [], witness: { contradictions: [] } };

/** Return what a table has to say now, the most pressing first. */
export function bannersOf(my: MyTable, link: LinkState, found: Found = NOTHING): Banner[] {
  const { table } = my;
  const news: Banner[] = [];
  if (link === 'away' || link === 'connecting') news.push({ what: 'link', state: link });
  news.push(...doubtBanners(found));
  if (table.status === 'open' && table.voided.length > 0) news.push(voidedBanner(table));
  if (table.status === 'playing') {
    if (table.paused) news.push({ what: 'paused' });
    const covered = table.seats.filter((seat) => seat.cover === 'away' || seat.cover === 'free');
    if (covered.length > 0) news.push({ what: 'covered', seats: covered });
    if (!table.host_present && !my.you.host) news.push({ what: 'host-away' });
    if (table.note === 'resumed') news.push({ what: 'resumed' });
  }
  if (table.held) news.push({ what: 'held', ...table.held });
  if (table.vote) news.push(voteBanner(table.vote, my.you.seats));
  if (table.onward && table.status === 'playing') news.push({ what: 'onward', id: table.onward });
  if (table.rematch) news.push({ what: 'rematch', id: table.rematch });
  return news;
}

/** Return what one banner is known by: who has put it away is told again when it is about others. */
export function keyOf(banner: Banner): string {
  const why = 'why' in banner ? [banner.why] : [];
  const seats = 'seats' in banner ? banner.seats.map((seat) => (typeof seat === 'number' ? seat : seat.seat)) : [];
  return [banner.what, ...why, ...seats].join(' ');
}

function voteBanner(vote: VoteView, mine: number[]): Banner {
  const spoken = [...vote.yes, ...vote.no];
  return {
    what: 'vote',
    vote,
    isMine: mine.includes(vote.by),
    hasSpoken: mine.length === 0 || mine.every((seat) => spoken.includes(seat)),
  };
}

/** After several starts that came to nothing nobody is ready without a press. */
function voidedBanner({ voided, round }: TableView): Banner {
  return { what: 'voided', seats: voided, starts: round, isOften: round >= UNASKED };
}

function doubtBanners({ doubts, witness }: Found): Banner[] {
  const told = witness.contradictions.map((one): Banner => ({ what: 'unfair', why: `told-${one}`, seats: [] }));
  const kinds = [...new Set(doubts.map(({ doubt }) => doubt))];
  return [...told, ...kinds.map((why) => doubtOf(why, doubts))];
}

function doubtOf(why: Doubt, doubts: SeatDoubt[]): Banner {
  const seats = doubts.filter(({ doubt }) => doubt === why).map(({ seat }) => seat);
  return { what: isLoud(why) ? 'unfair' : 'shareless', why, seats };
}
