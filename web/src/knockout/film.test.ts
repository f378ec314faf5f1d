import { describe, expect, it } from 'vitest';
import type { SlidingTokenSlidEvent } from '../wire/types';
import { fallenAt, filmOf, placeAt } from './film';

const SLID: SlidingTokenSlidEvent = {
  event: 'TokenSlid',
  side: 0,
  seat: 0,
  token: 2,
  reason: 'turn',
  start: 1300,
  direction: 0,
  power: 500,
  hits: [[2, 5]],
  tracks: [
    {
      token: 2,
      first: 0,
      points: [
        [1300, 1350],
        [1300, 1450],
        [1300, 1540],
        [1300, 1600],
      ],
    },
    {
      token: 5,
      first: 2,
      points: [
        [1310, 1800],
        [1320, 1980],
        [1325, 2100],
        [1325, 2150],
      ],
    },
  ],
};

describe('the film of a slide', () => {
  const film = filmOf(SLID);

  it('lasts until the last token rests', () => {
    expect(film.lasts).toBe(100);
  });

  it('moves a token evenly between two pictures', () => {
    const track = film.tracks[0]!;
    expect(placeAt(track, 0)).toEqual([1300, 1350]);
    expect(placeAt(track, 10)).toEqual([1300, 1400]);
    expect(placeAt(track, 45)).toEqual([1300, 1555]);
    expect(placeAt(track, 5000)).toEqual([1300, 1600]);
  });

  it('leaves a token alone until it is touched', () => {
    expect(placeAt(film.tracks[1]!, 39)).toBeNull();
    expect(placeAt(film.tracks[1]!, 40)).toEqual([1310, 1800]);
  });

  it('sounds when a token is struck, louder the faster it leaves', () => {
    expect(film.hits).toEqual([{ at: 40, strength: expect.closeTo(Math.hypot(10, 180) / 360) as number }]);
  });

  it('has nothing to show where no pictures were kept', () => {
    expect(filmOf({ ...SLID, tracks: [] })).toEqual({ tracks: [], lasts: 0, hits: [] });
  });

  it('lets a token that left go on a little the way it went', () => {
    const [x, y] = fallenAt(film.tracks[0]!, 100);
    expect(x).toBe(1300);
    expect(y).toBeGreaterThan(1600);
    expect(fallenAt(film.tracks[0]!, 9000)).toEqual(fallenAt(film.tracks[0]!, 800));
  });
});
