import { describe, expect, it } from 'vitest';
import { courseOf } from './entries';

const step = (...actions: object[]) => JSON.stringify({ entry: 'step', by: 0, actions, events: [] });
const undone = (to: number) => JSON.stringify({ entry: 'undone', by: 0, to });
const resumed = (draws: number) => JSON.stringify({ entry: 'resumed', by: -1, base: { position: {}, draws } });
const dice = (first: number) => ({ do: 'DiceFall', first, second: 1 });
const card = (name: string) => ({ do: 'CardComes', card: name });
const roll = { do: 'Roll', seat: 0 };

describe('the course of a game', () => {
  it('counts what nature answered, with what had come before', () => {
    const { answers } = courseOf([step(roll, dice(1), card('a')), step(roll, dice(2), card('b'))]);
    expect(answers.map(({ seq, counter, before }) => [seq, counter, before])).toEqual([
      [1, 0, []],
      [1, 1, []],
      [2, 2, []],
      [2, 3, ['a']],
    ]);
  });

  it('counts again from where a step was taken back, and still has what it was', () => {
    const course = courseOf([step(dice(1)), step(dice(2)), undone(2), step(dice(2)), undone(0)]);
    expect(course.answers.map(({ seq, counter }) => [seq, counter])).toEqual([
      [1, 0],
      [2, 1],
      [4, 1],
    ]);
    expect(course.actions).toEqual([dice(1)]);
    expect(course).toMatchObject({ drawn: 1, undone: 2, isResumed: false });
  });

  it('goes on from a position with the draws that were made by then', () => {
    const course = courseOf([step(dice(1)), resumed(1), step(dice(2))]);
    expect(course.answers.map(({ counter }) => counter)).toEqual([0, 1]);
    expect(course).toMatchObject({ actions: [dice(2)], drawn: 2, isResumed: true, hasSkipped: false });
  });

  it('skips draws where it goes on with others than those that come next', () => {
    const course = courseOf([step(dice(1)), resumed(7), step(dice(2)), resumed(8)]);
    expect(course.answers.map(({ counter }) => counter)).toEqual([0, 7]);
    expect(course.hasSkipped).toBe(true);
  });
});
