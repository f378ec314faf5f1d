import { describe, expect, it } from 'vitest';
import type { GameEvent, SlidingView } from '../wire/types';
import { countAfter } from './counting';
import { EDITION, ROUND, VIEW } from './example.testing';
import { PATIENCE, Showing, type Projector } from './showing.svelte';

class Pictures implements Projector {
  time = 0;
  still = false;
  struck: number[] = [];
  #work: (() => void) | null = null;

  now = () => this.time;
  frame = (work: () => void) => void (this.#work = work);
  isStill = () => this.still;
  hit = (strength: number) => void this.struck.push(strength);
  falls = 0;
  fall = () => void (this.falls += 1);

  /** Let so many milliseconds pass and draw. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
    const work = this.#work;
    this.#work = null;
    work?.();
  }
}

const SLIDE: GameEvent[] = [
  {
    event: 'TokenSlid',
    side: 0,
    seat: 0,
    token: 0,
    reason: 'turn',
    start: 1305,
    direction: 0,
    power: 500,
    hits: [[0, 4]],
    tracks: [
      {
        token: 0,
        first: 0,
        points: [
          [1305, 1350],
          [1305, 1750],
          [1305, 1950],
        ],
      },
      {
        token: 4,
        first: 1,
        points: [
          [1305, 2100],
          [1305, 2500],
          [1305, 2900],
        ],
      },
    ],
  },
  { event: 'TokenRested', side: 0, token: 0, space: 1, x: 1305, y: 1951 },
  { event: 'KnockedOff', side: 1, token: 4, by: 0 },
];

function after(...places: [number, Partial<SlidingView['sides'][number]['tokens'][number]>][]): SlidingView {
  const sides = VIEW.sides.map((side) => ({
    ...side,
    tokens: side.tokens.map((one) => ({ ...one, ...(places.find(([token]) => token === one.token)?.[1] ?? {}) })),
  }));
  return { ...VIEW, sides };
}

const AFTER = after([0, { at: 'board', x: 1305, y: 1951, space: 1 }], [4, { at: 'off' }]);
const BEFORE = after([4, { at: 'board', x: 1305, y: 2100, space: 1 }]);

function table(pictures = new Pictures()) {
  return { pictures, showing: new Showing(EDITION, BEFORE, [], pictures) };
}

describe('a slide that is shown', () => {
  it('moves in real time and ends where the view says', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(10);
    expect(showing.isMoving).toBe(true);
    expect(showing.drums[0]).toMatchObject({ at: 'board', x: 1305, y: 1550 });
    pictures.pass(1000);
    expect(showing.isMoving).toBe(false);
    expect(showing.drums[0]).toMatchObject({ at: 'board', y: 1951 });
    expect(showing.drums[4]?.at).toBe('off');
  });

  it('lets a token that is knocked off fade', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(190);
    expect(showing.drums[4]?.solid).toBeLessThan(1);
    expect(showing.drums[4]?.y).toBeGreaterThan(2900);
  });

  it('tells of a knock-out when the token is over the edge, and gives it a moment to spin away', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(55);
    expect([showing.falling, pictures.falls]).toEqual([[], 0]);
    pictures.pass(10);
    expect(showing.falling).toMatchObject([{ event: 'KnockedOff', token: 4, by: 0 }]);
    pictures.pass(700);
    expect([pictures.falls, showing.isMoving, showing.untold]).toEqual([1, true, 2]);
    expect(showing.drums[4]?.spun).toBeGreaterThan(1);
    pictures.pass(100);
    expect([showing.falling, showing.isMoving, showing.drums[4]?.spun]).toEqual([[], false, 0]);
    showing.again(1);
    pictures.pass(70);
    showing.skip();
    expect(showing.falling).toEqual([]);
  });

  it('sounds once when a token is struck', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(19);
    expect(pictures.struck).toEqual([]);
    pictures.pass(2);
    pictures.pass(20);
    expect(pictures.struck).toEqual([1]);
  });

  it('is over at once when it is skipped', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(10);
    showing.skip();
    expect(showing.isMoving).toBe(false);
    expect(showing.drums[0]?.y).toBe(1951);
    pictures.pass(10);
    expect(showing.drums[0]?.y).toBe(1951);
  });

  it('jumps where motion is not wanted', () => {
    const { pictures, showing } = table();
    pictures.still = true;
    showing.hear(SLIDE, AFTER);
    expect(showing.isMoving).toBe(false);
    expect(showing.drums[0]?.y).toBe(1951);
  });

  it('can be seen again, and changes nothing', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(1000);
    showing.again(1);
    pictures.pass(10);
    expect(showing.drums[0]?.y).toBe(1550);
    expect(showing.drums[4]).toMatchObject({ at: 'board', y: 2100 });
    pictures.pass(1000);
    expect(showing.drums[0]).toMatchObject({ at: 'board', y: 1951 });
    expect(showing.drums[4]?.at).toBe('off');
  });

  it('waits for the slide before it, and drops the oldest of many', () => {
    const { pictures, showing } = table();
    for (let i = 0; i < PATIENCE + 4; i++) showing.hear(SLIDE, AFTER);
    let slides = 0;
    while (showing.isMoving) {
      slides++;
      pictures.pass(1000);
    }
    expect(slides).toBe(PATIENCE + 2);
    expect(showing.record.notes.filter(({ what }) => what === 'skips')).toHaveLength(2);
  });
});

describe('one timeline', () => {
  it('tells what a slide did when it has been filmed, and not before', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(10);
    expect(showing.untold).toBe(2);
    expect(showing.view).toBe(BEFORE);
    expect(showing.drums[0]?.space).toBe(-1);
    pictures.pass(1000);
    expect(showing.untold).toBe(0);
    expect(showing.view).toBe(AFTER);
    expect(showing.drums[0]?.space).toBe(1);
  });

  it('keeps what it showed and told, in its order', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(1000);
    expect(showing.record.notes).toEqual([
      { at: 0, what: 'tells', events: ['TokenSlid'] },
      { at: 0, what: 'begins', scene: 'slide' },
      { at: 1000, what: 'ends', scene: 'slide' },
      { at: 1000, what: 'tells', events: ['TokenRested'] },
      { at: 1000, what: 'tells', events: ['KnockedOff'] },
    ]);
  });

  it('tells all of it at once when it is skipped', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(10);
    showing.skip();
    expect([showing.untold, showing.view]).toEqual([0, AFTER]);
    expect(showing.record.notes[2]).toMatchObject({ what: 'skips', scenes: ['slide'] });
  });

  it('keeps the order where motion is not wanted', () => {
    const pictures = new Pictures();
    pictures.still = true;
    const reached: string[] = [];
    const showing = new Showing(EDITION, BEFORE, [], pictures, ({ event }) => reached.push(event));
    showing.hear(SLIDE, AFTER);
    expect(reached).toEqual(['TokenSlid', 'TokenRested', 'KnockedOff']);
    expect([showing.untold, showing.view]).toEqual([0, AFTER]);
  });

  it('holds back the next round until the count of the last has been read', () => {
    const { showing } = table();
    showing.hear(ROUND, { ...VIEW, round: 2 });
    expect(showing.untold).toBe(2);
    expect(showing.view.round).toBe(1);
    showing.goOn();
    expect([showing.untold, showing.view.round]).toEqual([0, 2]);
  });
});

it('a table that comes whole is shown as it stands, whatever was going on', () => {
  const { pictures, showing } = table();
  showing.hear(SLIDE, AFTER);
  pictures.pass(10);
  showing.jump(VIEW, []);
  pictures.pass(10);
  expect(showing.isMoving).toBe(false);
  expect(showing.drums.every(({ at }) => at === 'hand')).toBe(true);
});

describe('the end of a round', () => {
  const next = { ...VIEW, round: 2 };

  it('stays on the board until its count is read', () => {
    const { showing } = table();
    showing.hear(ROUND, next);
    expect(showing.count?.gains).toEqual([2500, 500, 300]);
    expect(showing.drums[0]?.at).toBe('board');
    expect(showing.standing.get(0)?.at).toBe('board');
    showing.goOn();
    expect(showing.count).toBeNull();
    expect(showing.drums[0]?.at).toBe('hand');
  });

  it('keeps the order of its markers until the next begins', () => {
    const { showing } = table();
    showing.hear(ROUND, next);
    expect(showing.order).toEqual([0, 1, 2]);
    showing.goOn();
    expect(showing.order).toEqual([1, 2, 0]);
  });

  it('counts what was told before this page was opened', () => {
    const pictures = new Pictures();
    const showing = new Showing(EDITION, VIEW, ROUND.slice(0, 14), pictures);
    showing.hear(ROUND.slice(14), next);
    expect(showing.count?.steps[2]?.sums).toEqual([750, 200, 100]);
  });

  it('is counted for who was away when it came, and one that nobody read yet stays', () => {
    const happened = ROUND.map((event, at) => ({ seq: at + 1, event }));
    const missed = countAfter(happened, 3, EDITION);
    const { showing } = table();
    showing.jump(next, ROUND, 40, missed);
    expect(showing.count?.gains).toEqual([2500, 500, 300]);
    showing.jump(next, ROUND, 41);
    expect(showing.count?.round).toBe(1);
    showing.goOn();
    expect([showing.count, showing.view.round]).toEqual([null, 2]);
    expect(new Showing(EDITION, next, ROUND, new Pictures(), undefined, 40, missed).count?.round).toBe(1);
    expect(countAfter(happened, ROUND.length, EDITION)).toBeNull();
    expect(countAfter([], 0, EDITION)).toBeNull();
  });

  it('can be watched again slide by slide before it is left', () => {
    const { pictures, showing } = table();
    showing.hear(SLIDE, AFTER);
    pictures.pass(1000);
    showing.hear([...SLIDE, ...ROUND.slice(1)], next);
    pictures.pass(1000);
    showing.again();
    let slides = 0;
    while (showing.isMoving) {
      slides++;
      pictures.pass(1000);
    }
    expect(slides).toBe(2);
    expect(showing.count?.round).toBe(1);
    expect(showing.drums[0]?.at).toBe('board');
  });

  it('is not skipped unread', () => {
    const { showing } = table();
    showing.hear([...SLIDE, ...ROUND.slice(1)], next);
    showing.skip();
    expect(showing.count?.round).toBe(1);
    expect(showing.drums[0]?.at).toBe('board');
  });
});
