import { describe, expect, it } from 'vitest';
import type { TableState } from '../link/table.svelte';
import type { AnswerMessage } from '../wire/types';
import { Hand, type Sight } from './hand.svelte';

function made(mine: number[] = [0]) {
  let now = 0;
  const later: (() => void)[] = [];
  const played: unknown[][] = [];
  let answer: (message: Partial<AnswerMessage>) => void = () => undefined;
  const table = {
    isBusy: false,
    prompt: { ask: 'BuyOrAuction', id: 5, seats: [0], place: 'paix', price: 400 },
    options: {
      0: [
        { do: 'Buy', open: true },
        { do: 'Roll', open: false },
      ],
      1: [{ do: 'Bid', open: true }],
    },
    play: (...order: unknown[]) => {
      played.push(order);
      return new Promise((resolve) => (answer = resolve as typeof answer));
    },
  };
  const hand = new Hand(table as unknown as TableState, table as unknown as Sight, () => mine, {
    now: () => now,
    later: (_, work) => void later.push(work),
  });
  hand.note(5);
  return {
    hand,
    table,
    played,
    later,
    pass: (time: number) => (now += time),
    answer: (message: Partial<AnswerMessage>) => answer(message),
  };
}

/** A hand that throws again: what it would expect, and answer at once. */
function taking() {
  const { hand, table, pass } = made();
  table.prompt = { ...table.prompt, ask: 'ThrowAgain' };
  return { hand, pass, aim: () => hand.aim.note({ at: pass(10), key: 'b', x: 0, y: 0 }) };
}

describe('a hand', () => {
  it('ignores presses for the first moments of a question', async () => {
    const { hand, played, pass } = made();
    expect(await hand.give({ do: 'Buy', seat: 0 })).toBe(false);
    expect(played).toEqual([]);
    pass(300);
    void hand.give({ do: 'Buy', seat: 0 });
    expect(played).toHaveLength(1);
  });

  it('neither asks nor gives while something is still being shown', async () => {
    const { hand, table, played, pass } = made();
    pass(300);
    table.isBusy = true;
    expect(hand.isAsked).toBe(false);
    expect(await hand.give({ do: 'Buy', seat: 0 })).toBe(false);
    expect(played).toEqual([]);
    table.isBusy = false;
    expect(hand.isAsked).toBe(true);
  });

  it.each([
    ['b', [0], true],
    [' ', [0], false],
    ['b', [0, 1], false],
  ])('takes an aimed press for a question that follows its own step: %j asked of %j', (key, seats, isTaken) => {
    const { hand, table, played, pass } = made();
    const press = (name: string) => hand.aim.note({ at: pass(10), key: name, x: 0, y: 0 });
    press(' ');
    table.prompt = { ...table.prompt, id: 6, seats };
    hand.note(6);
    press(key);
    void hand.give({ do: 'Buy', seat: 0 });
    expect(played.length > 0).toBe(isTaken);
  });

  it('takes no aimed press for what others ask', () => {
    const { hand, table, played, pass } = made();
    hand.aim.note({ at: pass(10), key: ' ', x: 0, y: 0 });
    table.prompt = { ...table.prompt, ask: 'AnswerOffer', id: 6 };
    hand.note(6);
    hand.aim.note({ at: pass(10), key: 'enter', x: 0, y: 0 });
    void hand.give({ do: 'Accept', seat: 0 });
    expect(played).toEqual([]);
  });

  it('does not start again for the same question', () => {
    const { hand, pass } = made();
    pass(300);
    hand.note(5);
    expect(hand.isReady).toBe(true);
    hand.note(6);
    expect(hand.isReady).toBe(false);
  });

  it('names the question with an answer, none with a free act', async () => {
    const { hand, played, pass, answer } = made();
    pass(300);
    const given = hand.give({ do: 'Claim', seat: 0, claim: 0 });
    answer({ ok: true, seq: 8, no: null });
    await given;
    void hand.give({ do: 'Buy', seat: 0 });
    expect(played.map(([, answers]) => answers)).toEqual([null, 5]);
  });

  it('takes back one step with two quick presses, whatever is seen after the first', async () => {
    const { hand, pass, aim } = taking();
    const undone: number[] = [];
    let isDone: (no: null) => void = () => undefined;
    const press = (seq: number) =>
      hand.takeBack(() => {
        undone.push(seq);
        return new Promise((resolve) => (isDone = resolve));
      });
    pass(300);
    const first = press(9);
    void press(9);
    isDone(null);
    await first;
    hand.note(6);
    aim();
    void press(7);
    expect(undone).toEqual([9]);
    pass(300);
    void press(7);
    expect(undone).toEqual([9, 7]);
  });

  it('ignores a second press until the first is answered, and shows a slow one', async () => {
    const { hand, played, later, pass, answer } = made();
    pass(300);
    const first = hand.give({ do: 'Buy', seat: 0 });
    expect(await hand.give({ do: 'Buy', seat: 0 })).toBe(false);
    expect(hand.isSlow).toBe(false);
    later.forEach((work) => work());
    expect(hand.isSlow).toBe(true);
    answer({ ok: true, seq: 9, no: null });
    expect(await first).toBe(true);
    expect(played).toHaveLength(1);
    expect(hand.waiting).toBeNull();
    expect(hand.last).toBe(9);
  });

  it('keeps the refusal until the next question', async () => {
    const { hand, pass, answer } = made();
    pass(300);
    const given = hand.give({ do: 'Buy', seat: 0 });
    const no = { code: 'not-enough-cash', clauses: ['CL-047'], facts: {} };
    answer({ ok: false, seq: 0, no });
    expect(await given).toBe(false);
    expect(hand.refusal).toEqual(no);
    hand.note(6);
    expect(hand.refusal).toBeNull();
  });

  it('says nothing when somebody else was faster', async () => {
    const { hand, pass, answer } = made();
    pass(300);
    const given = hand.give({ do: 'Buy', seat: 0 });
    answer({ ok: false, seq: 0, no: { code: 'no-longer-asked', clauses: [], facts: {} } });
    expect(await given).toBe(false);
    expect(hand.refusal).toBeNull();
  });

  it('acts for the seat of this device that is asked', () => {
    const { hand, table } = made([0, 1]);
    expect(hand.seat).toBe(0);
    table.prompt = { ...table.prompt, seats: [1] };
    expect(hand.seat).toBe(1);
    expect(hand.isAsked).toBe(true);
    expect(hand.open('Bid')).toEqual({ do: 'Bid', open: true });
  });

  it('keeps to the chosen seat while it may answer', () => {
    const { hand, table } = made([0, 1]);
    table.prompt = { ...table.prompt, seats: [0, 1] };
    hand.choose(1);
    expect(hand.seat).toBe(1);
    table.prompt = { ...table.prompt, seats: [0] };
    expect(hand.seat).toBe(0);
  });

  it('acts for a seat beside the question, until something else is asked', () => {
    const { hand, table } = made([0, 1]);
    hand.choose(1);
    expect([hand.seat, hand.isAsked]).toEqual([1, false]);
    table.prompt = { ...table.prompt, id: 6 };
    expect([hand.seat, hand.isAsked]).toEqual([0, true]);
  });

  it('has nothing to do where somebody looks on', () => {
    const { hand } = made([]);
    expect(hand.seat).toBeNull();
    expect(hand.option('Buy')).toBeUndefined();
  });

  it('acts no longer for a chosen seat that went to another device', () => {
    const mine = [0, 1];
    const { hand, table } = made(mine);
    table.prompt = { ...table.prompt, seats: [2] };
    hand.choose(1);
    mine.pop();
    expect(hand.seat).toBe(0);
  });
});
