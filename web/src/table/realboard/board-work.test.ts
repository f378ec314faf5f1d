import { describe, expect, it } from 'vitest';
import type { Happening } from '../../link/table.svelte';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';
import { worksAtStart, worksBack, worksNow, worksOf, type Work } from './board-work';

const EDITION = {
  spaces: ['go', 'a', 'b', 'c', 'd'].map((id) => ({ id })),
  cards: [{ id: 'free', deck: 'chance' }],
} as unknown as DiceEdition;

function story(...events: DiceEvent[]): Happening[] {
  return events.map((event) => ({ seq: 3, event }));
}

describe('what the hands do on a real board', () => {
  it('is one move of a token, though it goes on past GO', () => {
    const works = worksOf(
      story(
        { event: 'Moved', seat: 1, start: 'c', at: 'go', by: 'dice' },
        { event: 'Paid', receiver: 1, amount: 200, reason: 'salary', place: '' },
        { event: 'Moved', seat: 1, start: 'go', at: 'b', by: 'dice' },
      ),
      EDITION,
    );

    expect(works).toEqual([{ seq: 3, key: 'move', seat: 1, place: 'b', count: 4 }]);
  });

  it('is a second move where a card sends the token on', () => {
    const works = worksOf(
      story(
        { event: 'Moved', seat: 0, start: 'go', at: 'a', by: 'dice' },
        { event: 'Moved', seat: 0, start: 'a', at: 'd', by: 'card' },
      ),
      EDITION,
    );

    expect(works.map(({ key, place }) => [key, place])).toEqual([
      ['move', 'a'],
      ['put', 'd'],
    ]);
  });

  it('is one thing where an action sends a token on, though it goes past GO', () => {
    const sent = (place: string): DiceEvent => ({ event: 'TokenSent', seat: 0, other: 0, place });
    const moved = (start: string, at: string): DiceEvent => ({ event: 'Moved', seat: 0, start, at, by: 'action' });

    expect(worksOf(story(sent('go'), moved('c', 'go')), EDITION).map(({ place }) => place)).toEqual(['go']);
    expect(
      worksOf(story(sent('b'), moved('c', 'go'), moved('go', 'b')), EDITION).map(({ key, place }) => [key, place]),
    ).toEqual([['put', 'b']]);
  });

  it('is giving a deed, but nothing for a lot that is a building', () => {
    const works = worksOf(
      story(
        { event: 'AuctionWon', seat: 1, lot: 'b', amount: 20 },
        { event: 'AuctionWon', seat: 1, lot: 'house', amount: 20 },
        { event: 'DeedMoved', giver: 1, place: 'c' },
        { event: 'Built', seat: 1, place: 'b', price: 50, houses: 5 },
      ),
      EDITION,
    );

    expect(works.map(({ key, seat }) => [key, seat])).toEqual([
      ['deed', 1],
      ['bank', null],
      ['hotel', 1],
    ]);
  });

  it('is giving a deed once, though an auction sold it and it moved', () => {
    const works = worksOf(
      story({ event: 'AuctionWon', seat: 1, lot: 'b', amount: 20 }, { event: 'DeedMoved', taker: 1, place: 'b' }),
      EDITION,
    );

    expect(works).toHaveLength(1);
  });

  it('is to take the own token of the box, until one has moved', () => {
    const view = (at: string) =>
      ({
        players: [
          { token: 'dog', at: 'go' },
          { token: 'car', at },
        ],
      }) as unknown as DiceView;

    expect(worksAtStart(view('go'), EDITION).map(({ key, seat, place }) => [key, seat, place])).toEqual([
      ['token', 0, 'dog'],
      ['token', 1, 'car'],
    ]);
    expect(worksAtStart(view('b'), EDITION)).toEqual([]);
  });

  it('is how a game begins until something happens, and again when that was taken back', () => {
    const one = (key: string): Work => ({ seq: 1, key, seat: 0, place: '', count: 0 });
    const [start, moved, put] = [one('token'), one('move'), one('put')];

    expect(worksNow(null, [], [start])).toEqual([start]);
    expect(worksNow(null, [moved], [start])).toEqual([moved]);
    expect(worksNow([], [moved], [start])).toEqual([start]);
    expect(worksNow([put], [], [start])).toEqual([put, start]);
    expect(worksNow([put], [], [])).toEqual([put]);
  });

  it('is to put back what was taken back, and nothing else', () => {
    const view = (players: object[]) => ({ players }) as unknown as DiceView;
    const before = view([
      { at: 'jail', jail: 0, owns: ['a', 'c 2', 'd mortgaged'] },
      { at: 'b', owns: [] },
    ]);
    const now = view([
      { at: 'b', owns: ['c 1', 'd'] },
      { at: 'b', owns: [] },
    ]);

    expect(worksBack(before, now, 9, EDITION).map(({ key, seat, place, count }) => [key, seat, place, count])).toEqual([
      ['put', 0, 'b', 0],
      ['bank', null, 'a', 0],
      ['stand', 0, 'c', 1],
      ['up', 0, 'd', 0],
    ]);
  });

  const EVERY: [string, object, [string, number | null, string, number]][] = [
    ['a throw moves a token', { event: 'Moved', seat: 0, start: 'go', at: 'b', by: 'dice' }, ['move', 0, 'b', 2]],
    ['a card moves one', { event: 'Moved', seat: 0, start: 'go', at: 'b', by: 'card' }, ['put', 0, 'b', 2]],
    ['a token is sent', { event: 'TokenSent', seat: 0, other: 1, place: 'c' }, ['put', 1, 'c', 0]],
    ['somebody is arrested', { event: 'Arrested', seat: 1, at: 'jail' }, ['jail', 1, '', 0]],
    ['a token is chosen', { event: 'TokenChosen', seat: 1, token: 'dog' }, ['token', 1, 'dog', 0]],
    ['a deed is dealt', { event: 'DeedDealt', seat: 1, place: 'a', price: 60 }, ['deed', 1, 'a', 0]],
    ['one is bought', { event: 'Bought', seat: 0, place: 'a', price: 60 }, ['deed', 0, 'a', 0]],
    ['one is auctioned', { event: 'AuctionWon', seat: 1, lot: 'b', amount: 20 }, ['deed', 1, 'b', 0]],
    ['one changes hands', { event: 'DeedMoved', giver: 0, taker: 1, place: 'b' }, ['deed', 1, 'b', 0]],
    ['one goes back to the bank', { event: 'DeedMoved', giver: 0, place: 'b' }, ['bank', null, 'b', 0]],
    ['a kept card changes hands', { event: 'KeptCardMoved', giver: 0, taker: 1, card: 'free' }, ['kept', 1, '', 0]],
    ['a card has been read or used', { event: 'CardReturned', card: 'free' }, ['under', null, 'chance', 0]],
    ['a house is built', { event: 'Built', seat: 0, place: 'a', price: 50, houses: 2 }, ['house', 0, 'a', 2]],
    ['a hotel is built', { event: 'Built', seat: 0, place: 'a', price: 50, houses: 5 }, ['hotel', 0, 'a', 5]],
    ['one is sold', { event: 'BuildingSold', seat: 0, place: 'a', price: 25, houses: 1 }, ['unbuild', 0, 'a', 1]],
    [
      'a hotel is exchanged',
      { event: 'HotelExchanged', seat: 0, place: 'a', refund: 25, houses: 4 },
      ['exchange', 0, 'a', 4],
    ],
    ['a deed is mortgaged', { event: 'Mortgaged', seat: 0, place: 'a', amount: 30 }, ['down', 0, 'a', 0]],
    ['it is lifted', { event: 'MortgageLifted', seat: 0, place: 'a', cost: 33 }, ['up', 0, 'a', 0]],
    ['somebody is bankrupt', { event: 'WentBankrupt', seat: 1, cash: 0 }, ['gone', 1, '', 0]],
  ];
  it.each(EVERY)('is one thing when %s', (_, event, [key, seat, place, count]) => {
    expect(worksOf(story(event as DiceEvent), EDITION)).toEqual([{ seq: 3, key, seat, place, count }]);
  });

  it('is nothing when only money moves', () => {
    const paid: DiceEvent = { event: 'Paid', receiver: 1, amount: 200, reason: 'salary', place: '' };

    expect(worksOf(story(paid), EDITION)).toEqual([]);
  });

  const at = (one: object, other: object = {}) =>
    ({
      players: [
        { at: 'a', ...one },
        { at: 'b', ...other },
      ],
    }) as unknown as DiceView;
  const BACK: [string, DiceView, DiceView, [string, number | null, string, number][]][] = [
    ['a token moved', at({ at: 'c' }), at({}), [['put', 0, 'a', 0]]],
    ['somebody was freed', at({}), at({ jail: 1 }), [['jail', 0, 'a', 0]]],
    ['somebody was bankrupt', at({ status: 'bankrupt' }), at({}), [['put', 0, 'a', 0]]],
    ['somebody is bankrupt still', at({ at: 'c', status: 'bankrupt' }), at({ status: 'bankrupt' }), []],
    ['a deed was bought', at({ owns: ['d'] }), at({}), [['bank', null, 'd', 0]]],
    ['a deed was sold', at({}, { owns: ['d'] }), at({ owns: ['d'] }), [['deed', 0, 'd', 0]]],
    ['a hotel was built', at({ owns: ['d hotel'] }), at({ owns: ['d 4'] }), [['stand', 0, 'd', 4]]],
    ['a deed was mortgaged', at({ owns: ['d mortgaged'] }), at({ owns: ['d'] }), [['up', 0, 'd', 0]]],
    ['a mortgage was lifted', at({ owns: ['d'] }), at({ owns: ['d mortgaged'] }), [['down', 0, 'd', 0]]],
    ['a card was kept', at({ cards: ['free'] }), at({}), [['pack', null, 'chance', 0]]],
    ['a kept card was used', at({}), at({ cards: ['free'] }), [['kept', 0, '', 0]]],
    ['a kept card was sold', at({}, { cards: ['free'] }), at({ cards: ['free'] }), [['kept', 0, '', 0]]],
    ['a kept card stays', at({ cards: ['free'] }), at({ cards: ['free'] }), []],
  ];
  it.each(BACK)('is put back when %s', (_, before, now, works) => {
    const found = worksBack(before, now, 9, EDITION);

    expect(found.map(({ key, seat, place, count }) => [key, seat, place, count])).toEqual(works);
  });
});
