import { describe, expect, it } from 'vitest';
import type { DiceOrder } from '../../wire/types';
import { choicesOf, isGood, questionsOf } from './quiz';
import { decision, rate, report } from './report.testing';

const ROLL: DiceOrder = { do: 'Roll', seat: 0 };

describe('a quiz on an old game', () => {
  it('offers what was done, what was best and everything else once', () => {
    const others = [{ order: ROLL, loss: rate(0.2), grade: 'blunder' as const }];
    const choices = choicesOf(decision(1, 0.05, { others }));
    expect(choices.map(({ order, verdict }) => [order?.do, verdict])).toEqual([
      ['Buy', 'mistake'],
      ['Decline', 'best'],
      ['Roll', 'blunder'],
    ]);
    expect(choices.filter(isGood)).toHaveLength(1);
  });

  it('has one best answer where the best was done, and nothing may be one', () => {
    const best: DiceOrder = { do: 'Buy', seat: 0 };
    const others = [{ order: null, loss: rate(0.1), grade: 'blunder' as const }];
    const choices = choicesOf(decision(1, 0, { best, others }));
    expect(choices.map(({ order, loss, verdict }) => [order?.do ?? null, loss, verdict])).toEqual([
      ['Buy', 0, 'best'],
      [null, 0.1, 'blunder'],
    ]);
  });

  it('asks only what tells answers apart, in the order of the game', () => {
    const told = report([decision(9, 0.05), decision(2, 0.3), decision(4, 0), decision(7, 0.09)]);
    expect(questionsOf(told, 2).map(({ decision: { number } }) => number)).toEqual([2, 7]);
    expect(questionsOf(told)).toHaveLength(3);
  });
});
