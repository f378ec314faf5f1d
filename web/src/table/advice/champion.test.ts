import { describe, expect, it } from 'vitest';
import { Refused, Unreachable, type ask } from '../../core/api';
import type { Advice, Asked, DicePrompt, SeatView, TableView } from '../../wire/types';
import { Champion, mayAsk } from './champion.svelte';

const seat = (level: string) => ({ level }) as SeatView;
const table = (levels: string[], more: Partial<TableView> = {}) =>
  ({ luck: 'drawn', paused: false, status: 'playing', seats: levels.map(seat), ...more }) as TableView;
const prompt = (ask: string, id = 7, more: object = {}) =>
  ({ ask, id, seats: [0], clauses: [], ...more }) as unknown as Asked<DicePrompt>;
const BUY = prompt('BuyOrAuction');
const ADVICE: Advice = { order: { do: 'Buy', seat: 0 }, answers: 7 };
const NO = { code: 'advice-company', clauses: [], facts: {} };

/** Return a champion whose server answers so. */
function champion(answer: () => Promise<Advice>, asked: string[] = []): Champion {
  const asking = ((path: string, method: string) => {
    asked.push(`${method} ${path}`);
    return answer();
  }) as typeof ask;
  return new Champion('t 1', asking, () => Promise.resolve());
}

describe('who may ask the champion', () => {
  it('is who plays against bots alone, when there is something to decide', () => {
    expect(mayAsk(table(['', 'shark', 'novice']), BUY, 0)).toBe(true);
    expect(mayAsk(table(['', '', 'novice']), BUY, 0)).toBe(false);
    expect(mayAsk(table(['', 'shark'], { luck: 'told' }), BUY, 0)).toBe(false);
    expect(mayAsk(table(['', 'shark'], { paused: true }), BUY, 0)).toBe(false);
    expect(mayAsk(table(['', 'shark'], { status: 'over' }), BUY, 0)).toBe(false);
    expect(mayAsk(table(['', 'shark']), { ...BUY, seats: [1, 0] }, 0)).toBe(false);
    expect(mayAsk(table(['', 'shark']), BUY, null)).toBe(false);
    expect(mayAsk(table(['', 'shark']), null, 0)).toBe(false);
  });

  it('is nobody where dice must be thrown, but who sits in jail', () => {
    const alone = table(['', 'shark']);
    expect(mayAsk(alone, prompt('ThrowAgain'), 0)).toBe(false);
    expect(mayAsk(alone, prompt('ThrowDice', 7, { in_jail: false }), 0)).toBe(false);
    expect(mayAsk(alone, prompt('ThrowDice', 7, { in_jail: true }), 0)).toBe(true);
  });
});

describe('the champion', () => {
  it('answers one question, and what it said is gone with it', async () => {
    const asked: string[] = [];
    const one = champion(() => Promise.resolve(ADVICE), asked);
    const first = one.consult(BUY);
    const again = one.consult(BUY);
    expect(one.isThinkingOf(BUY)).toBe(true);
    await Promise.all([first, again]);
    expect(asked).toEqual(['POST /api/tables/t%201/advice']);
    expect(one.isThinkingOf(BUY)).toBe(false);
    expect(one.adviceFor(BUY)).toEqual(ADVICE);
    expect(one.adviceFor(prompt('BuyOrAuction', 8))).toBeNull();
  });

  it('is refused with a reason, and may be asked again', async () => {
    const answers = [
      () => Promise.reject(new Refused(409, NO)),
      () => Promise.reject(new Unreachable('')),
      () => Promise.resolve(ADVICE),
    ];
    const one = champion(() => (answers.shift() as () => Promise<Advice>)());
    await one.consult(BUY);
    expect(one.refusalFor(BUY)?.no).toEqual(NO);
    expect(one.refusalFor(prompt('BuyOrAuction', 8))).toBeNull();
    await one.consult(BUY);
    expect(one.refusalFor(BUY)).toMatchObject({ no: null });
    await one.consult(BUY);
    expect(one.refusalFor(BUY)).toBeNull();
    expect(one.adviceFor(BUY)).toEqual(ADVICE);
  });
});
