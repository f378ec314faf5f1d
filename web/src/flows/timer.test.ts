import { describe, expect, it } from 'vitest';
import { Timer } from './timer.svelte';

function made() {
  let now = 0;
  let tick: () => void = () => undefined;
  let stopped = false;
  const timer = new Timer({
    now: () => now,
    every: (_, work) => {
      tick = work;
      return () => (stopped = true);
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    tick();
  };
  return { timer, pass, isStopped: () => stopped };
}

describe('the shown clock', () => {
  it('runs down from what the server said last', () => {
    const { timer, pass } = made();
    timer.run(30);
    pass(25_000);
    expect(timer.left).toBe(5_000);
    timer.run(8);
    pass(1_000);
    expect(timer.left).toBe(7_000);
  });

  it('stays at nothing when its time is over', () => {
    const { timer, pass } = made();
    timer.run(2);
    pass(5_000);
    expect(timer.left).toBe(0);
  });

  it('shows nothing before it runs and after it is closed', () => {
    const { timer, isStopped } = made();
    expect(timer.left).toBeNull();
    timer.run(30);
    timer.close();
    expect(timer.left).toBeNull();
    expect(isStopped()).toBe(true);
  });
});
