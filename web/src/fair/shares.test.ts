import { beforeEach, describe, expect, it } from 'vitest';
import type { MyTable, TableView } from '../wire/types';
import { sealOf } from './formulas';
import { recall } from './memory';
import { doubtsIn, mustSealAgain, newShare, noteOpened, ownShares, readStart, sealShare, shareFor } from './shares';
import { emptyStorage, noStorage } from './storage.testing';

const SEAT = 1;

function table(changes: Partial<TableView> = {}): TableView {
  const seats = [0, 1].map((seat) => ({ seat, ready: true }));
  return {
    id: 't',
    status: 'open',
    edition: 'e',
    round: 2,
    commitment: 'promise',
    start: '',
    shares: {},
    seats,
    ...changes,
  } as TableView;
}

/** Return a table that starts with a seal for a seat, and whatever else its start says. */
function starting(seal: string, changes: object = {}): TableView {
  const start = {
    fairness: 'passgo-fair-2',
    game: 't',
    round: 2,
    commitment: 'promise',
    setup: { edition: 'e' },
    seats: [
      ['Ada', ''],
      ['Léa', ''],
    ],
    shares: { [SEAT]: seal },
    ...changes,
  };
  return table({ status: 'starting', start: JSON.stringify(start) });
}

const mine = (view: TableView): MyTable => ({ table: view, you: { type: 'you', seats: [SEAT], host: false } });
const doubts = (view: TableView) => doubtsIn(mine(view)).map(({ doubt }) => doubt);

beforeEach(() => {
  emptyStorage();
});

describe('a share in the luck', () => {
  it('is thirty-two bytes in hexadecimal, different each time', () => {
    expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(newShare()).not.toBe(newShare());
  });

  it('is sealed for its table and round, and kept with what was promised', () => {
    const seal = sealShare(table(), SEAT);
    const [kept] = recall('t').shares;
    expect(kept).toMatchObject({ seal, seat: SEAT, promise: 'promise', round: 2, edition: 'e', opened: '' });
    expect(seal).toBe(sealOf('t', 2, kept?.share ?? ''));
  });

  it('is opened for a start that is as promised', () => {
    const seal = sealShare(table(), SEAT);
    const [kept] = recall('t').shares;
    expect(shareFor(starting(seal), SEAT)).toEqual(kept);
  });

  it('is found by its seal where the seat has moved up', () => {
    const seal = sealShare(table(), SEAT + 1);
    expect(shareFor(starting(seal), SEAT)).toMatchObject({ seal });
  });

  it.each([
    ['unreadable', { fairness: 'passgo-fair-1' }],
    ['other-table', { game: 'u' }],
    ['other-round', { round: 1 }],
    ['unreadable', { shares: { [SEAT]: 'ff', '01': 'ee' } }],
    ['unreadable', { shares: { 2: 'ff' } }],
    [
      'unreadable',
      {
        seats: [
          ['Ada', ''],
          ['Bot', 'steady'],
        ],
      },
    ],
    ['other-promise', { commitment: 'another' }],
    ['other-edition', { setup: { edition: 'f' } }],
    ['other-share', { shares: { [SEAT]: 'ff' } }],
    ['left-out', { shares: {} }],
  ])('stays closed for a start that has: %s', (doubt, changes) => {
    const seal = sealShare(table(), SEAT);
    expect(shareFor(starting(seal, changes), SEAT)).toBe(doubt);
  });

  it('is never opened for a second start', () => {
    const seal = sealShare(table(), SEAT);
    noteOpened(starting(seal), SEAT, seal);
    expect(shareFor(starting(seal), SEAT)).toMatchObject({ seal });
    expect(shareFor(starting(seal, { digest: 'another' }), SEAT)).toBe('other-start');
  });

  it('may be lost, which is nobody’s fault', () => {
    expect(shareFor(starting('ff'), SEAT)).toBe('lost');
  });

  it('is kept until the page is left where the browser keeps nothing', () => {
    noStorage();
    const view = table({ id: 'unkept' });
    const seal = sealShare(view, SEAT);
    expect(recall('unkept').shares[0]?.seal).toBe(seal);
  });
});

describe('a seat', () => {
  it('is sealed again by itself once a start has come to nothing', () => {
    const seats = table().seats.map((seat) => ({ ...seat, ready: false }));
    sealShare(table({ round: 0 }), SEAT);
    expect(mustSealAgain(table({ round: 0 }), SEAT)).toBe(false);
    expect(mustSealAgain(table({ round: 1, seats }), SEAT)).toBe(true);
    sealShare(table({ round: 1 }), SEAT);
    expect(mustSealAgain(table({ round: 1, seats }), SEAT)).toBe(false);
  });

  it('is not sealed by itself for somebody who was not ready', () => {
    const seats = table().seats.map((seat) => ({ ...seat, ready: false }));
    expect(mustSealAgain(table({ round: 1, seats }), SEAT)).toBe(false);
  });

  it('is sealed again where the browser has lost its share', () => {
    expect(mustSealAgain(table(), SEAT)).toBe(true);
  });

  it('is not sealed for a bot that has changed places with somebody here', () => {
    const seats = table().seats.map((seat) => ({ ...seat, level: 'steady' }));
    expect(mustSealAgain(table({ seats }), SEAT)).toBe(false);
  });
});

describe('a game that is played', () => {
  const playing = (seal: string, changes: object, shares: Record<string, string>) => ({
    ...starting(seal, changes),
    status: 'playing' as const,
    shares,
  });

  it('has the shares that were sealed for it', () => {
    const seal = sealShare(table(), SEAT);
    const share = recall('t').shares[0]?.share ?? '';
    expect(doubts(playing(seal, {}, { [SEAT]: share }))).toEqual([]);
    expect(doubts(playing(seal, {}, { [SEAT]: '00' }))).toEqual(['other-share']);
    expect(doubts(playing('ff', {}, { [SEAT]: share }))).toEqual(['other-share']);
    expect(doubts(playing(seal, { shares: {} }, {}))).toEqual(['left-out']);
  });

  it('owes nothing to a device that came later', () => {
    expect(doubts(playing('ff', {}, { [SEAT]: '00' }))).toEqual([]);
  });

  it('tells which shares of a device are in it, at which seats', () => {
    const seal = sealShare(table(), SEAT + 1);
    sealShare(table(), SEAT);
    const start = readStart(starting(seal).start);
    expect(start && ownShares(start, recall('t').shares)).toMatchObject([{ seat: SEAT, seal }]);
  });
});
