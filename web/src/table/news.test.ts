import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepShare } from '../core/shares';
import type { MyTable, SeatView, TableView } from '../wire/types';
import { newsOf } from './news';

const seat = (number: number, changes: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  name: `p${number}`,
  level: '',
  taken: true,
  ready: true,
  present: true,
  cover: '',
  guest: '',
  claims: false,
  muted: false,
  ...changes,
});

function my(changes: Partial<TableView> = {}, mine = [0]): MyTable {
  const table = {
    id: 'table',
    status: 'playing',
    start: '',
    paused: false,
    note: '',
    seats: [seat(0), seat(1)],
    host_present: true,
    vote: null,
    held: null,
    rematch: '',
    ...changes,
  } as TableView;
  return { table, you: { type: 'you', seats: mine, host: false } };
}

const kinds = (table: MyTable) => newsOf(table, 'online').map((one) => one.what);

describe('news of a table', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('are none where all is well', () => {
    expect(kinds(my())).toEqual([]);
  });

  it('say that the connection is lost before anything else', () => {
    expect(newsOf(my({ paused: true }), 'away').map((one) => one.what)).toEqual(['link', 'paused']);
  });

  it('name the seats that bots cover for a while, not those that left', () => {
    const seats = [seat(0), seat(1, { cover: 'away' }), seat(2, { cover: 'conceded' })];
    expect(newsOf(my({ seats }), 'online')).toEqual([{ what: 'covered', seats: [seats[1]] }]);
  });

  it('ask for a voice only those who have not spoken', () => {
    const vote = { motion: { what: 'end' as const }, by: 1, yes: [1], no: [], needed: 2 };
    expect(newsOf(my({ vote }), 'online')[0]).toMatchObject({ isMine: false, hasSpoken: false });
    expect(newsOf(my({ vote }, [1]), 'online')[0]).toMatchObject({ isMine: true, hasSpoken: true });
    expect(newsOf(my({ vote }, []), 'online')[0]).toMatchObject({ hasSpoken: true });
  });

  it('tell a guest that the host is away', () => {
    expect(kinds(my({ host_present: false }))).toEqual(['host-away']);
    const { table } = my({ host_present: false });
    expect(kinds({ table, you: { type: 'you', seats: [0], host: true } })).toEqual([]);
  });

  it('warn when the game was begun without what this device gave', () => {
    keepShare('table', 0, { share: 'aa', commitment: 'c' });
    const begun = (share: string) => JSON.stringify({ commitment: 'c', contributions: { '0': share } });
    expect(kinds(my({ start: begun('aa') }))).toEqual([]);
    expect(kinds(my({ start: begun('bb') }))).toEqual(['unfair']);
  });

  it('announce a rematch', () => {
    expect(newsOf(my({ status: 'over', rematch: 'next' }), 'online')).toEqual([{ what: 'rematch', id: 'next' }]);
  });
});
