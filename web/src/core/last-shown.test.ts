import { beforeEach, expect, it, vi } from 'vitest';
import { lastShown, noteShown } from './last-shown';

const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
  });
});

it('what was shown last of a table is known when its page comes back', () => {
  expect(lastShown('one')).toBeNull();
  noteShown('one', 40);
  noteShown('two', 7);
  noteShown('one', 41);
  expect([lastShown('one'), lastShown('two')]).toEqual([41, 7]);
});

it('of the tables only the last are remembered', () => {
  for (let table = 0; table < 30; table++) noteShown(`${table}`, table + 1);
  expect([lastShown('0'), lastShown('29')]).toEqual([null, 30]);
});

it('what is no list of tables is none', () => {
  for (const text of ['{', '{}', 'null']) {
    device.set('passgo-shown', text);
    expect(lastShown('one')).toBeNull();
  }
});
