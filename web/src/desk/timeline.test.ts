import { describe, expect, it } from 'vitest';
import { Shown, type Timing } from '../board/motion/shown.svelte';
import type { Happening, Moment, Onlooker, TableState } from '../link/table.svelte';
import type { ChancesMessage, DiceEdition, DiceView, GameEvent } from '../wire/types';
import { HASTE, Timeline } from './timeline.svelte';

const edition = {
  kind: 'dice',
  id: 'tiny',
  look: { palette: 'plain', art: 'plain' },
  decks: [],
  tokens: [],
  spaces: [0, 1, 2, 3].map((nth) => ({ id: `s${nth}`, kind: 'street' })),
  cards: [],
} as unknown as DiceEdition;

/** A table that is told its steps by hand, and a screen whose scenes end when it is said. */
class Bench implements Timing {
  seq = 1;
  view = { players: [{ name: 'x', at: 's0', cash: 100 }] } as unknown as DiceView;
  prompt = { ask: 'ThrowDice', id: 1, seats: [0] } as never as Moment['prompt'];
  options: Moment['options'] = {};
  endsInLuck = false;
  log: Happening[] = [];
  chances: ChancesMessage[] = [];
  waiting: { time: number; work: () => void } | null = null;
  onlooker: Onlooker = () => {};
  tempo = () => 1;

  get moment(): Moment {
    const { seq, prompt, options, endsInLuck } = this;
    return { seq, prompt, options, endsInLuck, told: null };
  }
  watch(onlooker: Onlooker): () => void {
    this.onlooker = onlooker;
    return () => (this.onlooker = () => {});
  }
  later(time: number, work: () => void): () => void {
    this.waiting = { time, work };
    return () => (this.waiting = null);
  }
  /** Let a step come that leads to a question. */
  step(ask: string, ...events: GameEvent[]): void {
    const was = this.moment;
    const before = this.view;
    this.seq += 1;
    this.view = { ...before };
    this.prompt = { ask, id: this.seq, seats: [0] } as never;
    this.log = [...this.log, ...events.map((event) => ({ seq: this.seq, event }))];
    this.onlooker(events, before, this.view, was);
  }
  pass(): void {
    const { work } = this.waiting as { work: () => void };
    this.waiting = null;
    work();
  }
}

function begun() {
  const bench = new Bench();
  const timeline = new Timeline(bench as unknown as TableState, new Shown(edition, bench));
  const told = () => timeline.story.map(({ event }) => event.event);
  return { bench, timeline, told };
}

const rolled = { event: 'Rolled', seat: 0, at: 's0', first: 1, second: 2 } as GameEvent;
const moved = { event: 'Moved', seat: 0, start: 's0', at: 's3', by: 'dice' } as GameEvent;
const bid = { event: 'BidMade', seat: 0, lot: 's1', amount: 10 } as GameEvent;

describe('the timeline of a table', () => {
  it('is the truth at rest, also where something changes without a step', () => {
    const { bench, timeline } = begun();
    expect(timeline.prompt).toBe(bench.prompt);
    bench.options = { 0: [] };
    expect(timeline.options).toBe(bench.options);
    expect(timeline.seq).toBe(1);
  });

  it('asks and counts only after everything has been shown, and tells as it is seen', () => {
    const { bench, timeline, told } = begun();
    bench.step('BuyOrAuction', rolled, moved);
    expect([timeline.prompt?.ask, timeline.seq, told()]).toEqual(['ThrowDice', 1, []]);
    bench.pass();
    expect([timeline.prompt?.ask, timeline.seq, told()]).toEqual(['ThrowDice', 1, ['Rolled']]);
    bench.pass();
    expect([timeline.prompt?.ask, timeline.seq, told()]).toEqual(['BuyOrAuction', 2, ['Rolled', 'Moved']]);
  });

  it('goes from step to step', () => {
    const { bench, timeline } = begun();
    bench.step('BuyOrAuction', rolled);
    bench.step('EndTurnOrGoOn', rolled);
    bench.pass();
    expect([timeline.isBusy, timeline.prompt?.ask, timeline.seq]).toEqual([true, 'BuyOrAuction', 2]);
    bench.pass();
    expect([timeline.isBusy, timeline.prompt?.ask, timeline.seq]).toEqual([false, 'EndTurnOrGoOn', 3]);
  });

  it('drops to the present when it is skipped', () => {
    const { bench, timeline, told } = begun();
    bench.step('BuyOrAuction', rolled, moved);
    timeline.shown.skip();
    expect([timeline.isBusy, timeline.prompt?.ask, told()]).toEqual([false, 'BuyOrAuction', ['Rolled', 'Moved']]);
  });

  it('lets no bid wait: it is there at once, whatever was being shown', () => {
    const { bench, timeline, told } = begun();
    bench.step('BuyOrAuction', rolled, moved);
    bench.step('BidOrLeave', bid);
    expect([timeline.isBusy, timeline.prompt?.ask]).toEqual([false, 'BidOrLeave']);
    expect(told()).toEqual(['Rolled', 'Moved', 'BidMade']);
  });

  it('shows what leads to a question with a clock in little time, and the question before it meanwhile', () => {
    const { bench, timeline } = begun();
    bench.step('EndTurnOrGoOn', rolled, moved);
    const many = Array.from({ length: 9 }, () => rolled);
    bench.step('ReadTheText', ...many);
    expect(timeline.prompt?.ask).toBe('EndTurnOrGoOn');
    let sum = 0;
    while (bench.waiting) {
      sum += bench.waiting.time;
      bench.pass();
    }
    expect(sum).toBeCloseTo(HASTE);
    expect(timeline.prompt?.ask).toBe('ReadTheText');
  });

  it('tells what happened in the last step that was shown', () => {
    const { bench, timeline } = begun();
    bench.step('BuyOrAuction', rolled);
    bench.pass();
    bench.step('EndTurnOrGoOn', moved);
    expect(timeline.latest.map(({ event }) => event.event)).toEqual(['Rolled']);
  });

  it('tells no chances before what brought them has been shown', () => {
    const { bench, timeline } = begun();
    const told = (seq: number): ChancesMessage => ({ type: 'chances', seq, seats: [seq / 10, 1 - seq / 10] });
    expect(timeline.chances).toBeNull();
    bench.chances = [told(1)];
    expect(timeline.chances?.seq).toBe(1);
    bench.step('BuyOrAuction', rolled, moved);
    bench.chances = [told(1), told(2)];
    expect(timeline.chances?.seq).toBe(1);
    bench.pass();
    expect(timeline.chances?.seq).toBe(1);
    bench.pass();
    expect(timeline.chances?.seq).toBe(2);
  });

  it('hears of no more steps once it is closed', () => {
    const { bench, timeline } = begun();
    timeline.close();
    bench.step('BuyOrAuction', rolled);
    expect(timeline.isBusy).toBe(false);
  });
});
