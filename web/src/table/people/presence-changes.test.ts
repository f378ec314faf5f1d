import { describe, expect, it } from 'vitest';
import type { SeatView } from '../../wire/types';
import { PresenceChanges, RELOAD } from './presence-changes.svelte';

const seats = (...present: boolean[]) =>
  present.map((here, seat) => ({ seat, present: here, level: seat === 2 ? 'steady' : '' })) as unknown as SeatView[];

function begun() {
  const waiting: { time: number; work: () => void }[] = [];
  const comings = new PresenceChanges((time, work) => waiting.push({ time, work }));
  comings.see(seats(true, true, false));
  const pass = (time: number) =>
    waiting.splice(0).forEach((one) => (one.time <= time ? one.work() : waiting.push(one)));
  const said = () => comings.said.map(({ seat, what }) => `${seat} ${what}`);
  return { comings, pass, said };
}

describe('comings and goings', () => {
  it('say who is no longer there, and who is back', () => {
    const { comings, pass, said } = begun();
    comings.see(seats(true, false, false));
    pass(RELOAD);
    expect(said()).toEqual(['1 away']);
    comings.see(seats(true, true, false));
    expect(said()).toEqual(['1 back']);
  });

  it('are silent of who only loads the page again, and of bots', () => {
    const { comings, pass, said } = begun();
    comings.see(seats(true, false, true));
    comings.see(seats(true, true, false));
    pass(RELOAD);
    expect(said()).toEqual([]);
  });

  it('are said for a while', () => {
    const { comings, pass, said } = begun();
    comings.see(seats(false, true, false));
    pass(RELOAD);
    pass(Infinity);
    expect(said()).toEqual([]);
  });
});
