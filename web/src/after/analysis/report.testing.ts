/** A report for tests: a game of two, with a few points and decisions. */

import type { Decision, DiceOrder, Point, Rate, Report } from '../../wire/types';

export function rate(value: number, margin = 0.02): Rate {
  return { value, low: value - margin, high: value + margin };
}

export function point(turn: number, first: number, number = turn * 2): Point {
  return { number, turn, chances: { seats: [rate(first), rate(1 - first)], rollouts: 400 } };
}

export function decision(number: number, loss: number, more: Partial<Decision> = {}): Decision {
  const done: DiceOrder = { do: 'Buy', seat: 0 };
  return {
    number,
    turn: number,
    seat: 0,
    done,
    best: { do: 'Decline', seat: 0 },
    chance: rate(0.5),
    loss: rate(loss),
    grade: loss < 0.01 ? 'fine' : loss < 0.08 ? 'mistake' : 'blunder',
    others: [],
    ...more,
  };
}

export function report(decisions: Decision[], curve: Point[] = []): Report {
  return { seats: ['Léa', 'Ada'], curve, decisions, deals: [], fortunes: [] };
}
