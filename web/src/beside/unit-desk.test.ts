import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleEdition } from '../board/sample.testing';
import type { Key, Sound } from '../ported/unit/parts';
import { restored, settingsOf, UnitDesk } from './unit-desk.svelte';

const SETTINGS = settingsOf(sampleEdition('revolution-2009'));
const FULL = SETTINGS.start_balance;

let store: Map<string, string>;
let asked: number[];
let luck: number;
let heard: Sound[];
beforeEach(() => {
  store = new Map();
  asked = [];
  luck = 0;
  heard = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A unit whose draws all come to *luck*, with the device's memory behind it. */
function opened(): UnitDesk {
  const world = {
    text: () => 'text',
    heard: (sounds: readonly Sound[]) => void heard.push(...sounds),
    drawn: (below: number) => (asked.push(below), luck),
  };
  return new UnitDesk(world, SETTINGS);
}

function type(desk: UnitDesk, amount: string): void {
  for (const key of amount) desk.press(key as Key);
}

/** Pay from one card to another, and take both out in an order. */
function paid(desk: UnitDesk, order: readonly string[]): void {
  desk.insert('red', 0);
  desk.insert('green', 1);
  type(desk, '1M');
  for (const slot of order) desk.remove(slot);
}

describe('the unit on a phone', () => {
  it('is set as its box says', () => {
    expect(SETTINGS).toMatchObject({ cards: 6, timer: 30, timer_beeps: 10, text_odds: 8, text_stays: null });
  });

  it('draws a text once in eight cards taken out, for whoever took the last one out', () => {
    const desk = opened();
    luck = 1;
    paid(desk, ['red', 'green']);
    expect([asked, desk.unit.mode.type, desk.reader]).toEqual([[8], 'resting', null]);
    luck = 0;
    paid(desk, ['red', 'green']);
    expect([asked, desk.unit.mode.type, desk.reader]).toEqual([[8, 8], 'showing', 1]);
    expect(opened().reader).toBe(1);
    desk.press('C');
    expect(desk.reader).toBeNull();
  });

  it('is for the payer where the card of the payer was taken out last', () => {
    const desk = opened();
    paid(desk, ['green', 'red']);

    expect(desk.reader).toBe(0);
  });

  it('brings no text for what obeys another, unless the table wants that', () => {
    const desk = opened();
    const again = () => {
      desk.press('C');
      paid(desk, ['red', 'green']);
      return desk.reader;
    };
    paid(desk, ['red', 'green']);

    expect([again(), again()]).toEqual([null, 1]);
    desk.hasChains = true;
    expect(again()).toBe(1);
  });

  it('lets a text of a zone be for nobody by name, and plays its music before it', () => {
    const desk = opened();
    desk.press('C');
    desk.press('zone');
    desk.wait(3);
    heard = [];
    desk.press('zone');

    expect([desk.unit.mode.type, desk.reader]).toEqual(['showing', null]);
    expect(heard).toEqual(['beep', 'bicycle-music', 'beep']);
    expect(desk.sounds.slice(-3)).toEqual(heard);
  });

  it('keeps why it refused while time passes, and changes no balance', () => {
    const desk = opened();
    desk.insert('red', 0);
    type(desk, '99M');
    desk.wait(2);

    expect(desk.refusal?.facts).toMatchObject({ held: FULL });
    expect(desk.balances[0]).toBe(FULL);
  });

  it('runs the auction for another length each time, where that is set', () => {
    const desk = opened();
    luck = 4;
    desk.hasRandomLength = true;
    desk.press('C');
    desk.press('deal');
    const [least, most] = SETTINGS.timer_range;

    expect(asked).toEqual([most - least + 1]);
    expect(desk.unit.mode).toMatchObject({ type: 'timing', left: least + 4 });
    desk.wait(least + 4);
    expect(desk.notice).toBe('time-over');
  });

  it('goes on with what was kept, and with a new one where that is of another box or no unit', () => {
    const desk = opened();
    desk.rename(2, 'Ana');
    desk.set({ timer: 20 });
    paid(desk, ['red', 'green']);
    const text = store.get('passgo-beside-unit') ?? '';

    expect(opened().names[2]).toBe('Ana');
    expect(restored(text, SETTINGS)).toMatchObject({
      balances: [FULL - 1_000_000, FULL + 1_000_000, FULL, FULL, FULL, FULL],
    });
    expect(restored(text, SETTINGS).unit.settings).toMatchObject({ timer: 20, salary: SETTINGS.salary });
    for (const other of [null, 'no unit', '{}', text.replace('"green":null', '"green":99')]) {
      expect(restored(other, SETTINGS).balances).toEqual(Array.from({ length: 6 }, () => FULL));
    }
    expect(restored(text, { ...SETTINGS, cards: 4 }).balances).toHaveLength(4);
  });
});
