import { describe, expect, it } from 'vitest';
import type { MyTable, SeatView, TableView } from '../wire/types';
import { bannersOf, keyOf } from './banners';

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
  share: '',
  ...changes,
});

function my(changes: Partial<TableView> = {}, mine = [0]): MyTable {
  const table = {
    id: 'table',
    status: 'playing',
    start: '',
    voided: [],
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

const kinds = (table: MyTable) => bannersOf(table, 'online').map((one) => one.what);

describe('news of a table', () => {
  it('are none where all is well', () => {
    expect(kinds(my())).toEqual([]);
  });

  it('say that the connection is lost before anything else', () => {
    expect(bannersOf(my({ paused: true }), 'away').map((one) => one.what)).toEqual(['link', 'paused']);
  });

  it('name the seats that bots cover for a while, not those that left', () => {
    const seats = [seat(0), seat(1, { cover: 'away' }), seat(2, { cover: 'conceded' })];
    expect(bannersOf(my({ seats }), 'online')).toEqual([{ what: 'covered', seats: [seats[1]] }]);
  });

  it('are told again when they are about others, and not while they are about the same', () => {
    const keyFor = (...away: number[]) =>
      bannersOf(
        my({ seats: [0, 1, 2].map((at) => seat(at, { cover: away.includes(at) ? 'away' : '' })) }),
        'online',
      ).map(keyOf);
    expect(keyFor(1)).toEqual(keyFor(1));
    expect(keyFor(1)).not.toEqual(keyFor(2));
    expect(keyFor(1)).not.toEqual(keyFor(1, 2));
  });

  it('ask for a voice only those who have not spoken', () => {
    const vote = { motion: { what: 'end' as const }, by: 1, yes: [1], no: [], needed: 2 };
    expect(bannersOf(my({ vote }), 'online')[0]).toMatchObject({ isMine: false, hasSpoken: false });
    expect(bannersOf(my({ vote }, [1]), 'online')[0]).toMatchObject({ isMine: true, hasSpoken: true });
    expect(bannersOf(my({ vote }, []), 'online')[0]).toMatchObject({ hasSpoken: true });
  });

  it('tell a guest that the host is away', () => {
    expect(kinds(my({ host_present: false }))).toEqual(['host-away']);
    const { table } = my({ host_present: false });
    expect(kinds({ table, you: { type: 'you', seats: [0], host: true } })).toEqual([]);
  });

  it('say once for all seats what is wrong with the luck, before what the table is busy with', () => {
    const doubts = [
      { seat: 0, doubt: 'other-share' as const },
      { seat: 1, doubt: 'other-share' as const },
      { seat: 2, doubt: 'left-out' as const },
    ];
    const found = { doubts, witness: { contradictions: ['head' as const] } };
    expect(bannersOf(my({ paused: true }), 'online', found)).toEqual([
      { what: 'unfair', why: 'told-head', seats: [] },
      { what: 'unfair', why: 'other-share', seats: [0, 1] },
      { what: 'shareless', why: 'left-out', seats: [2] },
      { what: 'paused' },
    ]);
  });

  it('tell at whom a start came to nothing, until the next', () => {
    const voided = (round: number) => bannersOf(my({ status: 'open', round, voided: [1] }), 'online');
    expect(voided(1)).toEqual([{ what: 'voided', seats: [1], starts: 1, isOften: false }]);
    expect(voided(2)).toEqual([{ what: 'voided', seats: [1], starts: 2, isOften: true }]);
    expect(kinds(my({ status: 'starting', voided: [1] }))).toEqual([]);
  });

  it('announce a rematch', () => {
    expect(bannersOf(my({ status: 'over', rematch: 'next' }), 'online')).toEqual([{ what: 'rematch', id: 'next' }]);
  });
});
