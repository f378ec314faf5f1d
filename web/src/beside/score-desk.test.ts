import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { sampleEdition } from '../board/sample.testing';
import type { SlidingEdition } from '../wire/types';
import { ScoreDesk, teamed, type Token } from './score-desk.svelte';

const EDITION = sampleEdition('knockout-2024') as unknown as SlidingEdition;
const [ANA, BO, CLEO] = [0, 1, 2];

let store: Map<string, string>;
let desk: ScoreDesk;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
  desk = new ScoreDesk(EDITION);
  desk.begin(['Ana', 'Bo', 'Cleo'], []);
});
afterEach(() => vi.unstubAllGlobals());

function placed(id: string): number {
  return EDITION.spaces.findIndex((one) => one.id === id);
}

function kind(wanted: string): string {
  return EDITION.spaces.find((one) => one.kind === wanted)?.id ?? '';
}

/** A token in the middle of a space, or off the board. */
function on(id: string): Token {
  if (id === 'off') return { at: 'off', x: 0, y: 0 };
  const [left, near, right, far] = EDITION.board.rectangles[placed(id)] ?? [0, 0, 0, 0];
  return { at: 'board', x: Math.round((left + right) / 2), y: Math.round((near + far) / 2) };
}

function lay(side: number, ...places: string[]): void {
  for (const place of places) desk.lay(side, on(place));
}

/** Where tokens of a side are that were pushed: the newest is taken up and told anew. */
function push(side: number, place: string): void {
  desk.lift(side);
  lay(side, place);
}

describe('where a token counts', () => {
  it('is the farther space of equal parts, and the right one of two side by side', () => {
    const [left, near, right, far] = EDITION.board.rectangles[placed('mediterranean')] ?? [0, 0, 0, 0];
    const beyond = EDITION.board.rectangles.findIndex(([x, y]) => x === left && y === far);
    const beside = EDITION.board.rectangles.findIndex(([x, y]) => x === right && y === near);
    const middle = on('mediterranean');

    expect(desk.placeOf({ ...middle, y: far })).toBe(beyond);
    expect(desk.placeOf({ ...middle, y: far - 1 })).toBe(placed('mediterranean'));
    expect(desk.placeOf({ ...middle, x: right })).toBe(beside);
    expect(desk.placeOf({ at: 'off', x: middle.x, y: middle.y })).toBe(-1);
  });

  it('is jail for one on Go to Jail, and no side has more tokens than the box', () => {
    lay(ANA, kind('go-to-jail'), 'off', 'off', 'off', 'baltic');

    expect(desk.round.tokens[ANA]?.map(({ at }) => at)).toEqual(['jail', 'off', 'off', 'off']);
  });
});

describe('tokens on Chance', () => {
  const CHANCE = kind('chance');

  it('are slid again by one side after the other, each once', () => {
    lay(ANA, CHANCE, CHANCE, 'off', 'off');
    lay(BO, CHANCE, 'off', 'off', 'off');
    expect(desk.onChance).toEqual([
      { side: ANA, token: 0 },
      { side: ANA, token: 1 },
    ]);
    desk.slideAgain(ANA, 0);
    lay(ANA, CHANCE);
    expect(desk.onChance).toEqual([{ side: ANA, token: 0 }]);
    desk.slideAgain(ANA, 0);
    lay(ANA, 'baltic');

    expect(desk.onChance).toEqual([{ side: BO, token: 0 }]);
    expect(desk.stayOnChance).toEqual([]);
  });

  it('stay where they were pushed there after the part of their side', () => {
    lay(ANA, 'off', 'off', 'off', 'baltic');
    lay(BO, 'off', 'off', 'off', CHANCE);
    lay(CLEO, 'off', 'off', 'off', 'baltic');
    desk.slideAgain(BO, 3);
    push(ANA, CHANCE);
    push(CLEO, CHANCE);
    expect(desk.stayOnChance).toEqual([ANA]); // while Bo has the token in the hand
    lay(BO, 'vermont');

    expect(desk.stayOnChance).toEqual([ANA]);
    expect(desk.onChance).toEqual([{ side: CLEO, token: 3 }]);
  });

  it('are one that was slid again still, where it is taken up and told anew', () => {
    lay(ANA, 'off', 'off', 'off', CHANCE);
    desk.slideAgain(ANA, 3);
    lay(ANA, 'baltic');
    push(ANA, CHANCE);

    expect([desk.onChance, desk.round.again?.[ANA]]).toEqual([[], 0]);
  });
});

describe('rounds', () => {
  const told = (...own: string[]) => {
    for (const side of [ANA, BO, CLEO]) lay(side, own[side] ?? 'off', 'off', 'off', 'off');
  };

  it('are counted with the money that the last one left, and the top marker below the rest', () => {
    told('baltic', 'boardwalk');
    expect(desk.count()).toBeNull();
    desk.next();
    expect(desk.before).toEqual({ order: [BO, CLEO, ANA], cash: [100, 500, 0] });
    expect(new ScoreDesk(EDITION).at).toBe(1);
    told('off', 'off', 'boardwalk');
    desk.count();
    desk.next();
    told();
    desk.count();

    expect([desk.isOver, desk.winners]).toEqual([true, [BO, CLEO]]);
    expect(desk.ranking.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('that cannot be so leave all as it was and say why', () => {
    told('baltic');
    desk.count();
    desk.pay(ANA, 100);

    expect(desk.refused?.clauses).toEqual(['KO-062']);
    expect([desk.round.paid[ANA], desk.counted[0]?.cash]).toEqual([0, [100, 0, 0]]);
  });

  it('are open again once a token is taken up', () => {
    told('baltic');
    desk.count();
    desk.lift(ANA);

    expect([desk.round.isCounted, desk.isLaid, desk.counted.length]).toEqual([false, false, 0]);
  });

  it('offer a token on a Railroad what is free, without what another one takes', () => {
    const railroad = kind('railroad');
    lay(ANA, railroad, railroad, 'baltic', 'off');
    lay(BO, 'off', 'off', 'off', 'off');
    lay(CLEO, 'off', 'off', 'off', 'off');
    desk.move(ANA, 0, placed('oriental'));
    const [first, second] = desk.onRailroad;

    expect(first?.space).toBe(placed('oriental'));
    expect(first?.free).toContain(placed('oriental'));
    expect(second?.free).not.toContain(placed('oriental'));
    expect(second?.free).not.toContain(placed('baltic'));
  });
});

it('plays in teams of two from five people on', () => {
  expect(teamed(['A', 'B', 'C', 'D', 'E'], EDITION)).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
});

it('begins anew where what was kept is no game', () => {
  for (const text of ['no game', '{}', '{"names":[],"rounds":[]}']) {
    store.set('passgo-beside-score', text);
    expect(new ScoreDesk(EDITION).kept).toBeNull();
  }
});
