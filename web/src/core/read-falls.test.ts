import { beforeEach, expect, it, vi } from 'vitest';
import { noteFall, readFalls } from './read-falls';

const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
  });
});

it('a fall that was read stays read when the page comes back, at its own table', () => {
  expect([...readFalls('one')]).toEqual([]);
  expect([...noteFall('one', 2, 40)]).toEqual([[2, 40]]);
  noteFall('one', 0, 51);
  noteFall('two', 1, 7);
  expect([...readFalls('one')]).toEqual([
    [2, 40],
    [0, 51],
  ]);
  expect([...readFalls('two')]).toEqual([[1, 7]]);
});

it('of the tables only the last are remembered', () => {
  for (let table = 0; table < 30; table++) noteFall(`${table}`, 0, table + 1);
  expect(readFalls('0').size).toBe(0);
  expect([...readFalls('29')]).toEqual([[0, 30]]);
});

it('what is no list of falls is none', () => {
  for (const text of ['{', '{}', 'null']) {
    device.set('passgo-falls', text);
    expect(readFalls('one').size).toBe(0);
  }
});
