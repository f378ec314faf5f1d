import { describe, expect, it } from 'vitest';
import type { TableState } from '../link/table.svelte';
import type { Teller } from '../text/teller';
import type { Words } from '../text/words';
import type { Order, AnswerMessage, MyTable, SlidingOption } from '../wire/types';
import { EDITION, VIEW } from './example.testing';
import { Play } from './play.svelte';

const SLIDE: SlidingOption = {
  do: 'Slide',
  open: true,
  tokens: [1, 2],
  spaces: [],
  ranges: {
    start: [
      [150, 900],
      [1700, 2460],
    ],
    direction: [[-200, 200]],
    power: [[100, 1000]],
  },
  price: 0,
  cash_after: 0,
  completes: {},
  shows: { line: 2500 },
  code: '',
  clauses: [],
  facts: {},
};
const CLOSED: SlidingOption = { ...SLIDE, open: false, code: 'not-your-turn', clauses: ['KO-051'] };
const DONE: AnswerMessage = { type: 'answer', id: '', ok: true, seq: 2, no: null, outlook: null };

class Clock {
  time = 0;
  now = () => this.time;
  later = () => undefined;
}

function sit(mine: number[], asked = 0, answer: AnswerMessage = DONE) {
  const sent: [Order, number | null][] = [];
  const prompt = { ...VIEW.prompt, id: 7, seats: [asked] };
  const table = {
    view: VIEW,
    prompt,
    lobby: { house_rules: { hands: 'beginner' } },
    options: Object.fromEntries(mine.map((seat) => [seat, [seat === asked ? SLIDE : CLOSED]])),
    play: (order: Order, answers: number | null) => {
      sent.push([order, answers]);
      return Promise.resolve(answer);
    },
  } as unknown as TableState;
  const clock = new Clock();
  const surface = {
    table,
    view: VIEW,
    my: { you: { seats: mine } } as MyTable,
    edition: EDITION,
    words: {} as Words,
    teller: {} as Teller,
  };
  const play = new Play(surface, clock);
  play.note(prompt.id);
  clock.time = 1000;
  return { play, sent, clock };
}

describe('somebody at the Knockout table', () => {
  it('acts for whichever seat of the device is asked', () => {
    expect(sit([0]).play.seat).toBe(0);
    expect(sit([0, 1], 1).play).toMatchObject({ seat: 1, isAsked: true });
    expect(sit([0, 1], 2).play).toMatchObject({ seat: 0, isAsked: false });
    expect(sit([]).play).toMatchObject({ seat: null, isAsked: false });
  });

  it('aims within what is open, gaps behind GO included', () => {
    const { play } = sit([0]);
    expect(play.aim).toEqual({ start: 1700, direction: 0, power: 500 });
    play.aim = { start: 1000, direction: 900, power: 5 };
    expect(play.aim).toEqual({ start: 900, direction: 200, power: 100 });
    play.reset();
    expect(play.aim.power).toBe(500);
  });

  it('shows of a slide what the server tells, and nothing where it tells nothing', () => {
    expect(sit([0]).play.help).toEqual({ line: 2500, reach: 0 });
    expect(sit([0], 2).play.help).toEqual({ line: 0, reach: 0 });
  });

  it('has the first token in hand unless it takes another that may slide', () => {
    const { play } = sit([0]);
    expect(play.token).toBe(1);
    play.token = 2;
    expect(play.token).toBe(2);
    play.token = 3;
    expect(play.token).toBe(1);
  });

  it('knows how steady hands are at this table', () => {
    expect(sit([0]).play.unsteadiness).toBe(6);
  });

  it('slides as aimed, answering the question that is open', async () => {
    const { play, sent } = sit([0]);
    play.aim = { start: 800, direction: 50, power: 700 };
    expect(await play.letGo()).toBe(true);
    expect(sent).toEqual([[{ do: 'Slide', seat: 0, token: 1, start: 800, direction: 50, power: 700 }, 7]]);
    expect(play.aim.power).toBe(500);
  });

  it('sends nothing while another order is on its way, or too soon after the question', async () => {
    const { play, sent, clock } = sit([0]);
    void play.letGo();
    expect(await play.letGo()).toBe(false);
    expect(sent).toHaveLength(1);
    const fresh = sit([0]);
    fresh.clock.time = 100;
    expect(await fresh.play.letGo()).toBe(false);
    expect(clock.time).toBe(1000);
  });

  it('sends nothing that does not answer the question, and nothing when not asked', async () => {
    const { play, sent } = sit([0]);
    expect(await play.give({ do: 'PayJail', seat: 0, token: 1 })).toBe(false);
    expect(await sit([0], 2).play.letGo()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('keeps its aim and the reason when the server says no', async () => {
    const no = { code: 'no-room', clauses: ['KO-050'], facts: {} };
    const { play } = sit([0], 0, { ...DONE, ok: false, no });
    play.aim = { start: 800, direction: 50, power: 700 };
    expect(await play.letGo()).toBe(false);
    expect(play.refusal).toEqual(no);
    expect(play.aim.power).toBe(700);
  });
});
