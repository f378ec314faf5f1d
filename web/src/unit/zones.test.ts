import { describe, expect, it } from 'vitest';
import { ZONE_SYMBOL } from '../ported/unit/parts';
import { ZoneWheel } from './zones.svelte';

const ZONES = ['pedestrian', 'bicycle', 'car', 'space'];

describe('the Zone key', () => {
  it('lets the symbols pass by until it is pressed again', () => {
    let tick: () => void = () => undefined;
    let pause = 0;
    const wheel = new ZoneWheel(ZONES, (milliseconds, work) => {
      [pause, tick] = [milliseconds, work];
      return () => (tick = () => undefined);
    });
    expect(wheel.press()).toBeNull();
    expect(pause).toBe(1000 * ZONE_SYMBOL);
    expect(wheel.shown).toBe('pedestrian');
    tick();
    tick();
    expect(wheel.press()).toBe('car');
    expect(wheel.shown).toBeNull();
    tick();
    expect(wheel.shown).toBeNull();
  });

  it('comes round again, and can be cleared', () => {
    let tick: () => void = () => undefined;
    const wheel = new ZoneWheel(ZONES, (_, work) => {
      tick = work;
      return () => undefined;
    });
    wheel.press();
    for (let at = 0; at < 4; at += 1) tick();
    expect(wheel.shown).toBe('pedestrian');
    wheel.clear();
    expect(wheel.shown).toBeNull();
  });
});
