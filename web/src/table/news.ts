/** News of a table that its people must see whatever they do: each with what can be done about it. */

import { isHonoured, keptShare } from '../core/shares';
import type { LinkState } from '../core/link';
import type { MyTable, SeatView, VoteView } from '../wire/types';

export type News =
  | { what: 'link'; state: LinkState }
  | { what: 'paused' }
  | { what: 'covered'; seats: SeatView[] }
  | { what: 'vote'; vote: VoteView; isMine: boolean; hasSpoken: boolean }
  | { what: 'host-away' }
  | { what: 'held'; seat: number; seconds: number }
  | { what: 'unfair' }
  | { what: 'resumed' }
  | { what: 'rematch'; id: string };

/** Return what a table has to say now, the most pressing first. */
export function newsOf(my: MyTable, link: LinkState): News[] {
  const { table } = my;
  const news: News[] = [];
  if (link === 'away' || link === 'connecting') news.push({ what: 'link', state: link });
  if (table.status === 'playing') {
    if (!isFair(my)) news.push({ what: 'unfair' });
    if (table.paused) news.push({ what: 'paused' });
    const covered = table.seats.filter((seat) => seat.cover === 'away' || seat.cover === 'free');
    if (covered.length > 0) news.push({ what: 'covered', seats: covered });
    if (!table.host_present && !my.you.host) news.push({ what: 'host-away' });
    if (table.note === 'resumed') news.push({ what: 'resumed' });
  }
  if (table.held) news.push({ what: 'held', ...table.held });
  if (table.vote) news.push(voteNews(table.vote, my.you.seats));
  if (table.rematch) news.push({ what: 'rematch', id: table.rematch });
  return news;
}

function voteNews(vote: VoteView, mine: number[]): News {
  const spoken = [...vote.yes, ...vote.no];
  return {
    what: 'vote',
    vote,
    isMine: mine.includes(vote.by),
    hasSpoken: mine.length === 0 || mine.every((seat) => spoken.includes(seat)),
  };
}

/** Tell whether the game was begun with what this device gave; what was not kept cannot be told. */
export function isFair({ table, you }: MyTable): boolean {
  return you.seats.every((seat) => {
    const given = keptShare(table.id, seat);
    return given === null || isHonoured(table.start, seat, given);
  });
}
