import { describe, expect, it } from 'vitest';
import type { AnswerMessage, No } from '../wire/types';
import { diceIn, drawAgain } from './another-card';

const NO: No = { code: 'cannot-take-back', clauses: [], facts: {} };

function table(refused: string | null = null) {
  const done: unknown[] = [];
  const answer = (what: unknown, name: string) => {
    done.push(what);
    const ok = name !== refused;
    return Promise.resolve({ type: 'answer', id: '', ok, seq: 0, no: ok ? null : NO } as unknown as AnswerMessage);
  };
  return {
    done,
    undo: (seq: number) => answer(seq, 'undo'),
    play: (order: { do: string }) => answer(order, order.do),
  };
}

describe('another card than the one that Passgo named', () => {
  it('is asked for after the same dice, once the pack is said to be shuffled', async () => {
    const asked = table();

    expect(await drawAgain(asked, { seq: 7, deck: 'chance' }, { first: 3, second: 4 })).toBeNull();
    expect(asked.done).toEqual([7, { do: 'PackShuffled', deck: 'chance' }, { do: 'DiceFall', first: 3, second: 4 }]);
  });

  it('is left where the first step is refused', async () => {
    const asked = table('undo');

    expect(await drawAgain(asked, { seq: 7, deck: 'chance' }, { first: 3, second: 4 })).toBe(NO);
    expect(asked.done).toEqual([7]);
  });

  it('leaves the dice to the people where the step told something else', async () => {
    const story = [{ seq: 6, event: { event: 'Rolled', seat: 0, at: 'go', first: 1, second: 2 } as const }];
    const asked = table();
    await drawAgain(asked, { seq: 7, deck: 'chance' }, diceIn(story, 7));

    expect(diceIn(story, 6)).toMatchObject({ first: 1, second: 2 });
    expect(asked.done).toHaveLength(2);
  });
});
