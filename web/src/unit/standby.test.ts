import { expect, it } from 'vitest';
import { STANDBY_AFTER } from '../ported/unit/parts';
import { Standby } from './standby.svelte';

function begun() {
  const timers = new Set<() => void>();
  const waits: number[] = [];
  const standby = new Standby((milliseconds, work) => {
    waits.push(milliseconds);
    timers.add(work);
    return () => timers.delete(work);
  });
  return { standby, waits, pass: () => timers.forEach((work) => work()) };
}

it('the unit is dark after ninety seconds without use, and the key that wakes it does nothing else', () => {
  const { standby, waits, pass } = begun();
  standby.use();
  expect(waits).toEqual([1000 * STANDBY_AFTER]);
  expect(standby.wake()).toBe(false);
  pass();
  expect(standby.isAsleep).toBe(true);
  expect(standby.wake()).toBe(true);
  expect(standby.isAsleep).toBe(false);
});

it('a running timer and a text on the display are use', () => {
  const { standby, pass } = begun();
  standby.use();
  standby.use(true);
  pass();
  expect(standby.isAsleep).toBe(false);
});
