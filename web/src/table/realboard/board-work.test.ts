import { describe, expect, it } from 'vitest';
import type { Happening } from '../../link/table.svelte';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';
import { worksAtStart, worksBack, worksOf } from './board-work';

const EDITION = { spaces: ['go', 'a', 'b', 'c', 'd'].map((id) => ({ id })) } as unknown as DiceEdition;

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

    expect(worksBack(before, now, 9).map(({ key, seat, place, count }) => [key, seat, place, count])).toEqual([
      ['put', 0, 'b', 0],
      ['bank', null, 'a', 0],
      ['stand', 0, 'c', 1],
      ['up', 0, 'd', 0],
    ]);
  });
});
