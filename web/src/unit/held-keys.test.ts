import { describe, expect, it } from 'vitest';
import { HELD, Holding } from './held-keys';

function bench() {
  const done: string[] = [];
  let tick: () => void = () => undefined;
  let pause = 0;
  const holding = new Holding(
    () => done.push('held'),
    (milliseconds, work) => {
      [pause, tick] = [milliseconds, work];
      return () => (tick = () => undefined);
    },
  );
  return { holding, done, tick: () => tick(), pause: () => pause };
}

describe('a key that is held', () => {
  it('acts again and again until it is let go', () => {
    const { holding, done, tick, pause } = bench();
    holding.begin();
    expect(pause()).toBe(HELD);
    tick();
    holding.begin();
    tick();
    holding.end();
    tick();
    expect(done).toEqual(['held', 'held']);
    expect(holding.wasHeld).toBe(true);
  });

  it('is only pressed when it is let go before', () => {
    const { holding, done } = bench();
    holding.begin();
    holding.end();
    expect(done).toEqual([]);
    expect(holding.wasHeld).toBe(false);
  });
});
