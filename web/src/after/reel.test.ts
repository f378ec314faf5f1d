import { describe, expect, it } from 'vitest';
import type { Replay } from '../wire/types';
import { Reel } from './reel.svelte';

function replayOf(length: number): Replay {
  const steps = Array.from({ length }, (_, at) => ({
    seq: at + 1,
    patch: { at: at + 1 },
    events: [{ event: 'TurnEnded', seat: at }],
    prompt: { ask: 'ThrowDice' },
  }));
  return { start: { at: 0 }, steps } as unknown as Replay;
}

describe('the reel of a game', () => {
  it('shows one step after the other, with what happened in it', () => {
    const shown: unknown[] = [];
    const reel = new Reel(replayOf(3), (events, before, after) => shown.push([events.length, before, after]));
    reel.next();
    reel.next();
    expect(shown).toEqual([
      [1, { at: 0 }, { at: 1 }],
      [1, { at: 1 }, { at: 2 }],
    ]);
    expect(reel.events).toHaveLength(2);
  });

  it('jumps to any step, there and back', () => {
    const reel = new Reel(replayOf(130));
    for (const target of [130, 49, 50, 51, 101, 0, 100]) {
      reel.jump(target);
      expect([reel.at, reel.view]).toEqual([target, { at: target }]);
    }
  });

  it('stays inside the game', () => {
    const reel = new Reel(replayOf(2));
    reel.jump(99);
    reel.next();
    expect(reel.at).toBe(2);
    reel.jump(-5);
    expect(reel.at).toBe(0);
  });

  it('runs at its speed until the end, and can be held', () => {
    const waits: number[] = [];
    let work: () => void = () => undefined;
    const reel = new Reel(replayOf(2), undefined, (milliseconds, then) => {
      waits.push(milliseconds);
      work = then;
      return () => (work = () => undefined);
    });
    reel.speed = 10;
    reel.toggle();
    work();
    expect([reel.at, reel.isPlaying]).toEqual([1, true]);
    reel.toggle();
    work();
    expect([reel.at, reel.isPlaying]).toEqual([1, false]);
    reel.toggle();
    work();
    expect([reel.at, reel.isPlaying]).toEqual([2, false]);
    expect(waits).toEqual([160, 160, 160]);
  });

  it('knows what happened in each step and is asked after it, nothing before the first', () => {
    const reel = new Reel(replayOf(2));
    expect([reel.latest, reel.prompt]).toEqual([[], null]);
    reel.next();
    expect([reel.latest, reel.prompt]).toEqual([[{ event: 'TurnEnded', seat: 0 }], { ask: 'ThrowDice' }]);
  });

  it('keeps the way back right after it was played and not jumped', () => {
    const replay = replayOf(160);
    replay.steps.forEach((step, at) => Object.assign(step, { patch: { [`step-${at + 1}`]: true } }));
    const reel = new Reel(replay);
    for (let at = 0; at < 120; at += 1) reel.next();
    reel.jump(49);
    reel.next();
    for (const target of [155, 50, 99, 100, 120]) {
      reel.jump(target);
      expect(Object.keys(reel.view)).toHaveLength(1 + target);
    }
  });

  it('stands still once it is closed', () => {
    let isStopped = false;
    const reel = new Reel(replayOf(2), undefined, () => () => (isStopped = true));
    reel.toggle();
    reel.close();
    expect([isStopped, reel.isPlaying]).toEqual([true, false]);
  });
});
