import { describe, expect, it } from 'vitest';
import { worn } from '../look/worn.svelte';
import type { DiceEdition, DiceView, GameEvent } from '../wire/types';
import { scenesOf, way } from './scenes';
import { PATIENCE, Shown, type Timing } from './shown.svelte';

const KINDS = ['go', 'street', 'card', 'street', 'jail', 'street', 'card', 'go-to-jail'];
const edition = {
  kind: 'dice',
  id: 'tiny',
  tokens: [{ id: 'rex', emblem: 'visor' }],
  spaces: KINDS.map((kind, nth) => ({ id: `s${nth}`, kind })),
  cards: [
    { id: 'back', deck: 'chance', kind: 'back', steps: 3 },
    { id: 'gift', deck: 'chance', kind: 'collect', amount: 50 },
  ],
} as unknown as DiceEdition;

interface Seat {
  at: string;
  cash: number;
  jail?: number;
  status?: 'bankrupt';
}
const view = (...players: Seat[]) =>
  ({ players: players.map((one) => ({ name: 'x', ...one })) }) as unknown as DiceView;

class Bench implements Timing {
  still = false;
  waiting: { time: number; work: () => void } | null = null;
  later(time: number, work: () => void): () => void {
    this.waiting = { time, work };
    return () => (this.waiting = null);
  }
  isStill = () => this.still;
  /** Let the running scene end; return how long it took. */
  pass(): number {
    const { time, work } = this.waiting as { time: number; work: () => void };
    this.waiting = null;
    work();
    return time;
  }
}

const rolled: GameEvent = { event: 'Rolled', seat: 0, at: 's0', first: 1, second: 2 };
const moved: GameEvent = { event: 'Moved', seat: 0, start: 's0', at: 's3', by: 'dice' };
const paid: GameEvent = { event: 'Paid', payer: 0, receiver: 1, amount: 30, reason: 'rent', place: 's3' };
const before = view({ at: 's0', cash: 100 }, { at: 's0', cash: 100 });
const after = view({ at: 's3', cash: 70 }, { at: 's0', cash: 130 });

function begun(): { shown: Shown; bench: Bench } {
  const bench = new Bench();
  const shown = new Shown(null, edition, bench);
  shown.sync(before);
  return { shown, bench };
}

describe('the scenes of a step', () => {
  it('come in the order of the events, each with its time', () => {
    const scenes = scenesOf([rolled, moved, paid] as never, edition);
    expect(scenes.map(({ kind, time }) => [kind, time])).toEqual([
      ['dice', 500],
      ['walk', 270],
      ['money', 350],
    ]);
  });

  it('never let a token walk longer than 600 ms', () => {
    const far = { ...moved, start: 's1', at: 's0' };
    expect(scenesOf([far] as never, edition)[0]?.time).toBe(600);
  });

  it('lead backwards where a card says so', () => {
    const drawn = { event: 'CardDrawn', seat: 0, at: 's6', card: 'back' };
    const back = { event: 'Moved', seat: 0, start: 's6', at: 's3', by: 'card' };
    expect(scenesOf([drawn, back] as never, edition)[1]).toMatchObject({ path: [6, 5, 4, 3] });
    expect(way(6, 1, 8, false)).toEqual([6, 7, 0, 1]);
  });

  it('show payments that belong together at once', () => {
    const scenes = scenesOf([paid, { ...paid, amount: 5 }] as never, edition);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]).toMatchObject({ flows: [{ amount: 30 }, { amount: 5 }] });
  });

  it('let a token go on past GO, with its salary at the end', () => {
    const first = { ...moved, start: 's6', at: 's0' };
    const salary = { event: 'Paid', receiver: 0, amount: 200, reason: 'salary' };
    const second = { ...moved, start: 's0', at: 's2' };
    const scenes = scenesOf([first, salary, second] as never, edition);
    expect(scenes.map(({ kind }) => kind)).toEqual(['walk', 'money']);
    expect(scenes[0]).toMatchObject({ path: [6, 7, 0, 1, 2], time: 360 });
  });

  it('know whose throw and card they show, and in which turn it came', () => {
    const began = { event: 'TurnBegan', seat: 1, at: 's0', number: 8, extra: 0 };
    const drawn = { event: 'CardDrawn', seat: 1, at: 's2', card: 'gift' };
    const scenes = scenesOf([rolled, began, { ...rolled, seat: 1 }, drawn] as never, edition, 7);
    expect(scenes).toMatchObject([
      { kind: 'dice', seat: 0, turn: 7 },
      { kind: 'dice', seat: 1, turn: 8 },
      { kind: 'card', seat: 1, turn: 8 },
    ]);
  });

  it('keep the ways of two tokens apart', () => {
    const other = { ...moved, seat: 1, start: 's3', at: 's4' };
    expect(scenesOf([moved, other] as never, edition)).toHaveLength(2);
  });

  it('fly to jail without passing the spaces between', () => {
    const scenes = scenesOf([{ event: 'Arrested', seat: 1, at: 's7' }] as never, edition);
    expect(scenes[0]).toMatchObject({ path: [7, 4], isFlight: true, toJail: true });
  });
});

describe('what is shown', () => {
  it('follows step by step and ends with the truth', () => {
    const { shown, bench } = begun();
    shown.show([rolled, moved, paid], before, after);
    expect(shown.dice).toMatchObject({ dice: [1, 2], isRolling: true });
    expect(shown.tokens[0]?.at).toBe(0);
    bench.pass();
    expect(shown.dice?.isRolling).toBe(false);
    expect(shown.walk).toMatchObject({ seat: 0, path: [0, 1, 2, 3] });
    expect(shown.view).toBe(before);
    bench.pass();
    expect(shown.walk).toBeNull();
    expect(shown.cash).toEqual([70, 130]);
    bench.pass();
    expect(shown.view).toBe(after);
    expect(shown.isBusy).toBe(false);
  });

  it('is skipped to the truth at any time, with the last throw in sight', () => {
    const { shown, bench } = begun();
    shown.show([rolled, moved, paid], before, after);
    bench.pass();
    expect(shown.walk).not.toBeNull();
    shown.skip();
    expect(bench.waiting).toBeNull();
    expect(shown.view).toBe(after);
    expect(shown.tokens[0]?.at).toBe(3);
    expect(shown.walk).toBeNull();
    expect(shown.dice).toMatchObject({ dice: [1, 2], isRolling: false });
  });

  it('does not fall behind: more than two seconds are dropped', () => {
    const { shown } = begun();
    const steps = PATIENCE / 500 + 1;
    for (let nth = 0; nth < steps; nth += 1) shown.show([rolled], before, before);
    expect(shown.isBusy).toBe(true);
    shown.show([rolled], before, after);
    expect(shown.isBusy).toBe(false);
    expect(shown.view).toBe(after);
  });

  it('keeps in sight a throw that was skipped before it was seen', () => {
    const { shown } = begun();
    shown.show([moved], before, after);
    shown.show([{ ...rolled, first: 6, second: 5 }], after, after);
    shown.skip();
    expect(shown.dice).toMatchObject({ dice: [6, 5], isRolling: false });
  });

  it('jumps where nothing shall move', () => {
    const { shown, bench } = begun();
    bench.still = true;
    shown.show([rolled, moved, paid], before, after);
    expect(shown.view).toBe(after);
    expect(shown.dice).toMatchObject({ dice: [1, 2], isRolling: false });
  });

  it('takes a view from elsewhere at once, and its own as already on the way', () => {
    const { shown } = begun();
    shown.show([rolled, moved], before, after);
    shown.follow(after);
    expect(shown.isBusy).toBe(true);
    const other = view({ at: 's5', cash: 1 }, { at: 's4', cash: 2, jail: 0 });
    shown.follow(other);
    expect(shown.isBusy).toBe(false);
    expect(shown.tokens).toEqual([
      { seat: 0, at: 5, isJailed: false },
      { seat: 1, at: 4, isJailed: true },
    ]);
  });

  it('takes the token of somebody who is out from the board', () => {
    const { shown } = begun();
    shown.sync(view({ at: 's0', cash: 0, status: 'bankrupt' }, { at: 's1', cash: 5 }));
    expect(shown.tokens.map(({ at }) => at)).toEqual([null, 1]);
  });

  it('makes the tokens known to the marks of the players, until the table is left', () => {
    const { shown } = begun();
    shown.sync({ players: [{ name: 'x' }, { name: 'y', token: 'rex' }] } as unknown as DiceView);
    expect([worn.of(0), worn.of(1)]).toEqual(['fox', 'visor']);
    shown.close();
    expect(worn.of(1)).toBeUndefined();
  });

  it('keeps a card until the next throw', () => {
    const { shown, bench } = begun();
    shown.show([{ event: 'CardDrawn', seat: 0, at: 's2', card: 'gift' }], before, before);
    bench.pass();
    expect(shown.card).toMatchObject({ seat: 0, card: 'gift' });
    shown.show([rolled], before, after);
    expect(shown.card).toBeNull();
  });
});
