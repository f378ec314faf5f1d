import { describe, expect, it } from 'vitest';
import type { Scene } from '../../board/motion/scenes';
import { narrationOf } from './narration';

const told = (scene: object) => narrationOf(scene as Scene);

describe('what is said during a scene', () => {
  it('names who is seen, and not what will come of it', () => {
    expect(told({ kind: 'dice', seat: 2, dice: [3, 4] })).toEqual({ key: 'dice', seat: 2 });
    expect(told({ kind: 'card', seat: 1, card: 'gift' })).toEqual({ key: 'card', seat: 1 });
    expect(told({ kind: 'walk', seat: 1 })).toEqual({ key: 'walk', seat: 1 });
    expect(told({ kind: 'jail', seat: 1 })).toEqual({ key: 'jail', seat: 1 });
    expect(told({ kind: 'die', seat: 1, die: 6 })).toEqual({ key: 'die', seat: 1 });
    expect(told({ kind: 'hammer', event: { seat: 1 } })).toEqual({ key: 'hammer', seat: undefined });
  });

  it('says what has come of a power when its die lies', () => {
    expect(told({ kind: 'power', seat: 1, isWon: true })).toEqual({ key: 'won', seat: 1 });
    expect(told({ kind: 'power', seat: 1, isWon: false })).toEqual({ key: 'lost', seat: 1 });
  });

  it('speaks of who pays, or of who is paid by the bank', () => {
    expect(told({ kind: 'money', flows: [{ from: 3, to: 1, amount: 5 }] })).toEqual({ key: 'pay', seat: 3 });
    const all = [0, 2, 3].map((from) => ({ from, to: 1, amount: 5 }));
    expect(told({ kind: 'money', flows: all })).toEqual({ key: 'collect', seat: 1 });
    const back = all.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
    expect(told({ kind: 'money', flows: back })).toEqual({ key: 'share', seat: 1 });
    expect(told({ kind: 'money', flows: [{ from: null, to: 1, amount: 5 }] })).toEqual({ key: 'receive', seat: 1 });
  });
});
