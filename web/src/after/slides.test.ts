import { describe, expect, it } from 'vitest';
import { VIEW } from '../knockout/example.testing';
import type { GameEvent, Replay, SlidingTokenSlidEvent } from '../wire/types';
import { slidesOf } from './slides';

const slid = (side: number): SlidingTokenSlidEvent => ({
  event: 'TokenSlid',
  side,
  seat: side,
  token: 4 * side,
  reason: 'turn',
  start: 1305,
  direction: 0,
  power: 500,
  hits: [],
  tracks: [],
});

/** A step after which the sides would get so much. */
function step(events: GameEvent[], forecasts: number[], more: object = {}) {
  const sides = VIEW.sides.map((side, at) => ({ ...side, forecast: forecasts[at] ?? 0 }));
  return { events, patch: { sides, ...more }, wealth: [0, 0, 0] };
}

function story(...steps: ReturnType<typeof step>[]) {
  return slidesOf({ start: VIEW, wealth: [0, 0, 0], steps } as unknown as Replay);
}

describe('the slides of a finished game', () => {
  it('count who was knocked off by whom, who slid off, and who went to jail', () => {
    const found = story(
      step([slid(0), { event: 'KnockedOff', side: 1, token: 4, by: 0 }], [0, 0, 0]),
      step([slid(0), { event: 'KnockedOff', side: 0, token: 1, by: 0 }], [0, 0, 0]),
      step(
        [slid(2), { event: 'SlidOff', side: 2, token: 8 }, { event: 'Jailed', side: 1, token: 5, by: 2 }],
        [0, 0, 0],
      ),
    );
    expect(found?.sides).toEqual([
      { knocked: 1, off: 1, jailed: 0, sets: 0 },
      { knocked: 0, off: 1, jailed: 1, sets: 0 },
      { knocked: 0, off: 1, jailed: 0, sets: 0 },
    ]);
  });

  it('count the sets that paid their bonus', () => {
    const found = story(step([{ event: 'BonusCollected', side: 1, group: 2, amount: 1200 }], [0, 0, 0]));
    expect(found?.sides.map(({ sets }) => sets)).toEqual([0, 1, 0]);
  });

  it('find the one that won its side most over the others', () => {
    const found = story(step([slid(0)], [300, 0, 0]), step([slid(1)], [0, 200, 0]), step([slid(2)], [0, 200, 250]));
    expect(found?.best).toEqual({ side: 1, round: 1, swing: 500 });
  });

  it('have the one that ends a round by what was counted, not by the round that begins', () => {
    const ended: GameEvent = { event: 'RoundEnded', round: 1, gains: [700, 100, 0], cash: [] };
    const found = story(step([slid(1)], [0, 200, 0]), step([slid(0), ended], [0, 0, 900], { round: 2 }));
    expect(found?.best).toEqual({ side: 0, round: 1, swing: 800 });
    expect(story(step([slid(0)], [900, 0, 0], { round: 2 }))?.best).toBeNull();
  });

  it('are none of a game without sides', () => {
    expect(slidesOf({ start: { players: [] }, wealth: [], steps: [] } as unknown as Replay)).toBeNull();
  });
});
