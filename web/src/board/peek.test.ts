import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Peek } from './peek.svelte';

const LONG = 1000;

describe('a look at a space', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('comes a moment after a mouse moved there, and goes with it', () => {
    const peek = new Peek(() => true);
    peek.over(3, 'mouse');
    expect(peek.space).toBeNull();
    vi.advanceTimersByTime(LONG);
    expect(peek.space).toBe(3);
    peek.leave();
    expect(peek.space).toBeNull();
  });

  it('is not put off by a mouse that goes on moving', () => {
    const peek = new Peek(() => true);
    for (let at = 0; at < 10; at += 1) {
      peek.over(3, 'mouse');
      vi.advanceTimersByTime(LONG / 20);
    }
    expect(peek.space).toBe(3);
  });

  it('does not come back after a press until the mouse has left', () => {
    const peek = new Peek(() => true);
    peek.over(3, 'mouse');
    peek.press(3, 'mouse');
    peek.over(3, 'mouse');
    vi.advanceTimersByTime(LONG);
    expect(peek.space).toBeNull();
    peek.leave();
    peek.over(3, 'mouse');
    vi.advanceTimersByTime(LONG);
    expect(peek.space).toBe(3);
  });

  it('is not for a finger that passes, nor where there is no room', () => {
    const [finger, small] = [new Peek(() => true), new Peek(() => false)];
    finger.over(3, 'touch');
    small.over(3, 'mouse');
    vi.advanceTimersByTime(LONG);
    expect([finger.space, small.space]).toEqual([null, null]);
  });
});
