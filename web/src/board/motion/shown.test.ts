import { describe, expect, it } from 'vitest';
import { seatGlyphs } from '../../look/seat-glyphs.svelte';
import { SCENE_TIMES, SCENES_OF } from '../../wire/scene_times';
import type { DiceEdition, DiceEvent, DiceView, GameEvent } from '../../wire/types';
import { HURRY, PATIENCE, READABLE } from './queue.svelte';
import { scenesOf, toldBefore, way } from './scenes';
import { Shown, type Timing } from './shown.svelte';

const KINDS = ['go', 'street', 'card', 'street', 'jail', 'street', 'card', 'go-to-jail'];
const GROUPS: Record<number, string> = { 1: 'brown', 3: 'brown' };
const edition = {
  kind: 'dice',
  id: 'tiny',
  look: { palette: 'plain', art: 'plain' },
  decks: [{ id: 'chance', size: 2 }],
  tokens: [{ id: 'rex', emblem: 'visor' }],
  spaces: KINDS.map((kind, nth) => ({ id: `s${nth}`, kind, group: GROUPS[nth] })),
  groups: [{ id: 'brown', size: 2 }],
  powers: [{ id: 'base', side: 'force', die: 2, kind: 'gift', lowest: 3, loss: 100 }],
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
  owns?: string[];
}
const view = (...players: Seat[]) =>
  ({ players: players.map((one) => ({ name: 'x', ...one })) }) as unknown as DiceView;

class Bench implements Timing {
  speed = 1;
  waiting: { time: number; work: () => void } | null = null;
  later(time: number, work: () => void): () => void {
    this.waiting = { time, work };
    return () => (this.waiting = null);
  }
  tempo = () => this.speed;
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
  const shown = new Shown(edition, bench);
  shown.sync(before);
  return { shown, bench };
}

describe('the scenes of a step', () => {
  it('come in the order of the events, each with its time', () => {
    const scenes = scenesOf([rolled, moved, paid] as never, edition);
    expect(scenes.map(({ kind, time }) => [kind, time])).toEqual([
      ['dice', 500],
      ['walk', 270],
      ['money', SCENE_TIMES.money],
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

  it('tell money that goes into the pot, or comes out of it, from that of the bank', () => {
    const tax = { event: 'Paid', payer: 0, amount: 100, reason: 'tax' };
    const grew = { event: 'PotGrew', place: 'jail', amount: 100, pot: 150 };
    const taken = { event: 'Paid', receiver: 1, amount: 150, reason: 'pot', place: 'jail' };
    expect(scenesOf([tax, grew] as never, edition)).toMatchObject([{ flows: [{ to: null, pot: 'jail' }] }]);
    expect(scenesOf([taken] as never, edition)).toMatchObject([{ flows: [{ from: null, to: 1, pot: 'jail' }] }]);
    expect(scenesOf([tax] as never, edition)).toEqual([
      expect.objectContaining({ flows: [{ from: 0, to: null, amount: 100 }] }),
    ]);
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
    const scenes = scenesOf([rolled, began, { ...rolled, seat: 1 }, drawn] as never, edition, { began: 7 });
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
    expect(scenes[0]).toMatchObject({ kind: 'jail', seat: 1, path: [7, 4] });
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

  it('has the way of a token, and its place for those who listen, when it has arrived', () => {
    const { shown, bench } = begun();
    shown.show([rolled, moved, paid], before, after);
    bench.pass();
    expect([shown.trail, shown.standing[0]?.at]).toEqual([[], 0]);
    bench.pass();
    expect([shown.trail, shown.standing[0]?.at]).toEqual([[0, 1, 2, 3], 3]);
  });

  it('has the way of a token that was skipped while it walked', () => {
    const { shown, bench } = begun();
    shown.show([rolled, moved, paid], before, after);
    bench.pass();
    shown.skip();
    expect([shown.trail, shown.standing[0]?.at]).toEqual([[0, 1, 2, 3], 3]);
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

  it('does not fall behind: what would take too long is dropped, and those who listen hear how much', () => {
    const { shown } = begun();
    const missed: number[] = [];
    shown.attend({ hear: () => {}, see: () => {}, miss: (count) => missed.push(count) });
    const steps = Math.ceil(PATIENCE / (SCENE_TIMES.dice * HURRY)) + 1;
    for (let nth = 0; nth < steps; nth += 1) shown.show([rolled], before, before);
    expect(missed).toEqual([]);
    shown.show([rolled], before, after);
    expect(missed).toEqual([steps]);
    expect(shown.hidden).toBe(1);
    shown.skip();
    expect(shown.view).toBe(after);
  });

  it('takes the time that its player wants, and less of it when more waits', () => {
    const { shown, bench } = begun();
    bench.speed = 2;
    shown.show([rolled, moved], before, after);
    expect(bench.pass()).toBe(2 * SCENE_TIMES.dice);
    expect(bench.waiting?.time).toBe(2 * 270);
    shown.show([paid], after, after);
    shown.show([paid], after, after);
    bench.pass();
    expect(bench.waiting?.time).toBeCloseTo(2 * SCENE_TIMES.money * HURRY);
  });

  it('drops what waits for a question with a clock, and shows its own step in the time that is left', () => {
    const { shown, bench } = begun();
    shown.show([rolled, moved], before, after);
    shown.show([rolled, moved], after, after, { within: 77 });
    expect(shown.hidden).toBe(2);
    expect(bench.pass() + bench.pass()).toBeCloseTo(77);
    expect(shown.isBusy).toBe(false);
  });

  it('keeps in sight a throw that was skipped before it was seen', () => {
    const { shown } = begun();
    shown.show([moved], before, after);
    shown.show([{ ...rolled, first: 6, second: 5 }], after, after);
    shown.skip();
    expect(shown.dice).toMatchObject({ dice: [6, 5], isRolling: false });
  });

  it('shows everything at once to who wants no animation', () => {
    const { shown, bench } = begun();
    bench.speed = 0;
    shown.show([rolled, moved, paid], before, after);
    expect(shown.isBusy).toBe(false);
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
    expect([seatGlyphs.of(0), seatGlyphs.of(1)]).toEqual(['fox', 'visor']);
    shown.close();
    expect(seatGlyphs.of(1)).toBeUndefined();
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

describe('what is told', () => {
  const stopped = { event: 'Stopped', seat: 0, place: 's3', by: 'dice' } as GameEvent;
  const began = { event: 'TurnBegan', seat: 0, at: 's0', number: 3, extra: 0 } as GameEvent;

  it('comes after its picture: nothing of an event that has not been seen', () => {
    const { shown, bench } = begun();
    shown.show([began, rolled, moved, stopped, paid], before, after);
    expect(shown.hidden).toBe(4);
    bench.pass();
    expect(shown.hidden).toBe(3);
    bench.pass();
    expect(shown.hidden).toBe(1);
    bench.pass();
    expect(shown.hidden).toBe(0);
  });

  it('keeps its order where pictures are put together', () => {
    const first = { ...moved, start: 's6', at: 's0' };
    const salary = { event: 'Paid', receiver: 0, amount: 200, reason: 'salary' };
    const scenes = scenesOf([first, salary, { ...moved, start: 's0', at: 's2' }] as never, edition);
    expect(toldBefore(scenes, 3)).toBe(0);
    expect(toldBefore(scenes.slice(1), 3)).toBe(1);
    expect(toldBefore([], 3)).toBe(3);
  });

  it('leads to what the step brings, after the last picture and never before', () => {
    const { shown, bench } = begun();
    const done: string[] = [];
    shown.show([rolled], before, after, { then: () => done.push('first') });
    shown.show([paid], after, after, { then: () => done.push('second') });
    expect(done).toEqual([]);
    bench.pass();
    expect(done).toEqual(['first']);
    shown.skip();
    expect(done).toEqual(['first', 'second']);
  });

  it('is heard when its picture begins, once', () => {
    const { shown, bench } = begun();
    const heard: string[][] = [];
    shown.attend({
      hear: (events) => heard.push(events.map(({ event }) => event)),
      see: () => {},
      miss: () => {},
    });
    shown.show([began, rolled, moved, stopped], before, after);
    expect(heard).toEqual([['TurnBegan'], ['Rolled']]);
    bench.pass();
    shown.skip();
    expect(heard.flat()).toEqual(['TurnBegan', 'Rolled', 'Moved', 'Stopped']);
  });

  it('is recorded with the scenes, in order', () => {
    const { shown, bench } = begun();
    shown.show([rolled, paid], before, after);
    bench.pass();
    bench.pass();
    expect(shown.record.notes.map(({ at: _, ...note }) => Object.values(note).flat().join(' '))).toEqual([
      'begins dice',
      'ends dice',
      'tells Rolled',
      'begins money',
      'ends money',
      'tells Paid',
    ]);
  });
});

describe('a ceremony', () => {
  const accepted = { event: 'OfferAccepted', seat: 1, other: 0 } as GameEvent;
  const deed = { event: 'DeedMoved', giver: 0, taker: 1, place: 's1' } as GameEvent;
  const price = { event: 'Paid', payer: 1, receiver: 0, amount: 60, reason: 'deal', place: '' } as GameEvent;
  const whole = view({ at: 's0', cash: 160 }, { at: 's0', cash: 40, owns: ['s1', 's3 mortgaged'] });

  it('of a deal shows what changes hands, and tells its own event with it', () => {
    const { shown, bench } = begun();
    shown.show([accepted, deed, price], before, after);
    expect(shown.ceremony).toMatchObject({
      kind: 'deal',
      event: accepted,
      handovers: [
        { from: 0, to: 1, deeds: ['s1'], cash: 0 },
        { from: 1, to: 0, deeds: [], cash: 60 },
      ],
    });
    expect(shown.hidden).toBe(2);
    expect(bench.pass()).toBe(SCENE_TIMES.deal + SCENE_TIMES.thing);
    expect(shown.hidden).toBe(1);
  });

  it('of a large deal lasts longer, but not without end, and can be read however fast all is shown', () => {
    const { shown, bench } = begun();
    shown.show([accepted, ...Array.from({ length: 20 }, () => deed)], before, after);
    expect(bench.pass()).toBe(SCENE_TIMES['large-deal']);
    const { shown: hasty, bench: fast } = begun();
    fast.speed = 0.5;
    hasty.show([moved], before, after);
    hasty.show([accepted, deed], before, after);
    hasty.show([paid], after, after);
    fast.pass();
    expect(fast.waiting?.time).toBe(READABLE);
  });

  it('of a whole group comes when the last deed has, and stays until the step has been shown', () => {
    const { shown, bench } = begun();
    shown.show([price, deed, price], before, whole);
    bench.pass();
    expect(shown.ceremony).toMatchObject({ kind: 'group', seat: 1, groups: ['brown'] });
    expect(shown.view?.players.map(({ owns }) => owns)).toEqual(whole.players.map(({ owns }) => owns));
    expect(shown.hidden).toBe(1);
    bench.pass();
    expect(shown.scene?.kind).toBe('money');
    expect(shown.ceremony).toMatchObject({ kind: 'group' });
    bench.pass();
    expect(shown.ceremony).toBeNull();
  });

  it('has a payment of its own for each of several payers where a unit makes them', () => {
    const paid = (payer: number) => ({ event: 'Paid', payer, receiver: 0, amount: 5, reason: 'card', place: '' });
    const events = [paid(1), paid(2)] as DiceEvent[];
    const edition = { spaces: [], cards: [], powers: [], decks: [] } as unknown as DiceEdition;
    const withUnit = { ...edition, decks: [{ id: 'texts', draw: 'any' }] } as unknown as DiceEdition;
    expect(scenesOf(events, edition).map((scene) => [scene.first, scene.last])).toEqual([[0, 1]]);
    expect(scenesOf(events, withUnit).map((scene) => [scene.first, scene.last])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('of an auction tells who has won when the hammer has fallen', () => {
    const { shown, bench } = begun();
    const won = { event: 'AuctionWon', seat: 1, lot: 's1', amount: 60 } as GameEvent;
    shown.show([won, price], before, after);
    expect([shown.scene?.kind, shown.hidden]).toEqual(['hammer', 2]);
    bench.pass();
    expect(shown.hidden).toBe(1);
  });

  it('of who leaves the game is one, with everything that is handed over', () => {
    const { shown, bench } = begun();
    const left = { event: 'Conceded', seat: 0 } as GameEvent;
    const fell = { event: 'WentBankrupt', seat: 0, cash: 60 } as GameEvent;
    const owns = { event: 'DeedMoved', giver: 0, place: 's1' } as GameEvent;
    shown.show([left, fell, owns, { ...price, payer: 0, receiver: undefined } as GameEvent], before, after);
    expect(shown.ceremony).toMatchObject({
      kind: 'moment',
      event: left,
      handovers: [{ from: 0, to: null, deeds: ['s1'], cash: 60 }],
    });
    expect(shown.seen).toEqual([left, fell]);
    expect(bench.pass()).toBe(SCENE_TIMES.moment);
    expect(shown.scene?.kind).toBe('money');
  });

  it('of a power throws its die and then says what comes of it, in one picture', () => {
    const { shown, bench } = begun();
    shown.show([{ event: 'PowerThrown', seat: 0, power: 'base', die: 2 }, paid], before, after);
    const number = shown.ceremony?.number;
    expect(shown.ceremony).toMatchObject({ kind: 'die', power: 'base', die: 2 });
    expect(shown.dice).toMatchObject({ dice: [2], isRolling: true });
    expect(shown.hidden).toBe(2);
    bench.pass();
    expect(shown.ceremony).toMatchObject({ kind: 'power', isWon: false, number });
    expect(shown.dice?.isRolling).toBe(false);
    expect(shown.hidden).toBe(1);
  });

  it('of jail lets the token fly while its bars fall', () => {
    const { shown, bench } = begun();
    shown.show([{ event: 'Arrested', seat: 1, at: 's7' }], before, after);
    expect(shown.ceremony).toMatchObject({ kind: 'jail', seat: 1 });
    expect(shown.walk).toMatchObject({ seat: 1, isFlight: true, time: SCENE_TIMES.walk });
    expect(shown.tokens[1]).toEqual({ seat: 1, at: 4, isJailed: true });
    expect(bench.pass()).toBe(SCENE_TIMES.jail);
  });

  it('leaves the eye to a card or a walk that comes after it', () => {
    const { shown, bench } = begun();
    const won = { event: 'AuctionWon', seat: 1, lot: 's1', amount: 60 } as GameEvent;
    shown.show([won, { event: 'CardDrawn', seat: 0, at: 's2', card: 'gift' }, won, moved], before, after);
    bench.pass();
    expect([shown.scene?.kind, shown.ceremony]).toEqual(['card', null]);
    bench.pass();
    bench.pass();
    expect([shown.scene?.kind, shown.ceremony]).toEqual(['walk', null]);
  });

  it('is not shown again when it was skipped, but it is noticed by those who listen', () => {
    const { shown, bench } = begun();
    const noticed: string[] = [];
    shown.attend({ hear: () => {}, see: ({ kind }) => noticed.push(kind), miss: () => {} });
    shown.show([price, deed], before, whole);
    shown.skip();
    expect(noticed).toEqual(['money', 'group']);
    shown.show([price], whole, whole);
    expect(shown.ceremony).toBeNull();
    bench.pass();
  });
});

describe('a screen without cards', () => {
  it('shows what moves, and tells the rest at once', () => {
    const bench = new Bench();
    const shown = new Shown(edition, bench, false);
    shown.sync(before);
    shown.show([{ event: 'AuctionWon', seat: 1, lot: 's1', amount: 60 }, paid], before, after);
    expect([shown.scene?.kind, shown.hidden]).toEqual(['money', 1]);
  });
});

describe('what somebody else builds piece by piece', () => {
  const on = (...owns: string[]) => view({ at: 's3', cash: 100 - 10 * owns.length }, { at: 's0', cash: 100, owns });
  const built = (place: string, houses: number) =>
    [
      { event: 'Paid', payer: 1, amount: 10, reason: 'house' },
      { event: 'Built', seat: 1, place, price: 10, houses },
    ] as GameEvent[];
  const told = { inRows: [1] };
  const done = (shown: Shown) => (shown.scene?.kind === 'work' ? shown.scene.done.length : 0);
  const ended = (shown: Shown) => shown.record.notes.filter(({ what }) => what === 'ends').length;

  it('is one scene, told piece by piece as each lies, whether all of it waits or the next comes later', () => {
    const { shown, bench } = begun();
    shown.show(built('s1', 1), before, on('s1 1'), told);
    shown.show(built('s3', 1), on('s1 1'), on('s1 1', 's3 1'), told);
    expect([done(shown), shown.hidden]).toEqual([1, 4]);
    expect(bench.pass()).toBe(SCENE_TIMES.piece);
    expect([done(shown), shown.hidden, shown.view?.players[1]?.owns]).toEqual([2, 2, ['s1 1', 's3 1']]);
    bench.pass();
    expect([shown.hidden, shown.isBusy, bench.waiting?.time]).toEqual([0, true, SCENE_TIMES.work]);
    expect(shown.flows).toEqual([]);
    shown.show(built('s1', 2), on('s1 1', 's3 1'), on('s1 2', 's3 1'), told);
    expect([done(shown), shown.hidden, ended(shown)]).toEqual([3, 2, 0]);
    bench.pass();
    expect(bench.pass()).toBe(SCENE_TIMES.work);
    expect([shown.isBusy, ended(shown), shown.flows]).toEqual([false, 1, []]);
  });

  it('makes room for what comes after it, at once where that has a clock', () => {
    const { shown, bench } = begun();
    const missed: number[] = [];
    shown.attend({ hear: () => {}, see: () => {}, miss: (count) => missed.push(count) });
    shown.show(built('s1', 1), before, on('s1 1'), told);
    shown.show([rolled], on('s1 1'), on('s1 1'), told);
    bench.pass();
    expect(bench.pass()).toBe(SCENE_TIMES.work * HURRY);
    expect(shown.scene?.kind).toBe('dice');
    bench.pass();
    shown.show(built('s3', 1), on('s1 1'), on('s1 1', 's3 1'), told);
    bench.pass();
    shown.show([rolled], on('s1 1', 's3 1'), after, { ...told, within: 1000 });
    expect([shown.scene?.kind, missed]).toEqual(['dice', []]);
  });

  it('is no row where the device does it itself, or something else happens beside it', () => {
    const { shown } = begun();
    shown.show(built('s1', 1), before, on('s1 1'), { inRows: [0] });
    expect(shown.scene?.kind).toBe('money');
    shown.skip();
    shown.show([rolled, ...built('s1', 2)], on('s1 1'), on('s1 2'), told);
    expect(shown.scene?.kind).toBe('dice');
  });
});

describe('the table of pictures', () => {
  it('has every scene of every event, and no other', () => {
    const samples: Record<string, object> = {
      Rolled: rolled,
      OpeningThrown: { seat: 0, first: 1, second: 2 },
      RentThrown: { seat: 0, first: 1, second: 2 },
      PowerThrown: { seat: 0, power: 'base', die: 3 },
      Moved: moved,
      Arrested: { seat: 0, at: 's7' },
      CardDrawn: { seat: 0, at: 's2', card: 'gift' },
      Paid: paid,
      AuctionWon: { seat: 0, lot: 's1', amount: 5 },
      OfferAccepted: { seat: 0, other: 1 },
    };
    const kinds: Record<string, string> = { opening: 'dice', tie: 'start' };
    for (const [event, scenes] of Object.entries(SCENES_OF)) {
      const found = scenesOf([{ event, seat: 0, ...samples[event] }] as never, edition);
      expect([event, ...found.map(({ kind }) => kind)]).toEqual([event, ...scenes.map((name) => kinds[name] ?? name)]);
    }
    expect(scenesOf([{ event: 'TurnEnded', seat: 0 }], edition)).toEqual([]);
  });

  it('has the throws for the start and a tie go by faster than what comes later', () => {
    const throwFor = { event: 'OpeningThrown', seat: 0, first: 1, second: 2 } as const;
    const tie: DiceEvent = { event: 'OpeningTied', total: 3, seats: [0, 1] };
    const won = { event: 'OpeningWon', seat: 0, total: 3 } as const;
    const times = scenesOf([throwFor, tie, rolled, won], edition).map(({ time }) => time);
    const { opening, tie: tied, dice, start } = SCENE_TIMES;
    expect(times).toEqual([opening, tied, dice, start]);
    expect(opening < dice && tied < start).toBe(true);
  });
});

describe('the pots', () => {
  const having = (view: DiceView, amount: number) => ({ ...view, pots: [{ place: 'jail', amount }] });

  it('grow with the money that is laid there, and not before', () => {
    const { shown, bench } = begun();
    const tax = { event: 'Paid', payer: 0, amount: 100, reason: 'tax' };
    const grew = { event: 'PotGrew', place: 'jail', amount: 100, pot: 150 };
    shown.sync(having(before, 50));
    shown.show([rolled, tax, grew] as never, having(before, 50), having(after, 150));
    expect(shown.pots).toEqual({ jail: 50 });
    bench.pass();
    expect(shown.pots).toEqual({ jail: 150 });
  });

  it('are empty when somebody has taken what was there', () => {
    const { shown } = begun();
    shown.sync(having(before, 150));
    const taken = { event: 'Paid', receiver: 1, amount: 150, reason: 'pot', place: 'jail' };
    shown.show([taken] as never, having(before, 150), having(after, 0));
    expect(shown.pots).toEqual({ jail: 0 });
  });
});
