import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from './memory';
import { emptyStorage, noStorage } from './storage.testing';

describe('the memory of tables', () => {
  beforeEach(() => {
    emptyStorage();
    vi.useFakeTimers();
  });

  it('keeps what is told to it', () => {
    remember('a', (memory) => memory.heads.push([1, 'h']));
    expect(recall('a').heads).toEqual([[1, 'h']]);
    expect(recall('b').heads).toEqual([]);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    noStorage();
    remember('unkept', (memory) => memory.heads.push([1, 'h']));
    expect(recall('unkept').heads).toEqual([[1, 'h']]);
  });

  it('forgets the tables that were left longest ago', () => {
    const tables = Array.from({ length: 30 }, (_, at) => `t${at}`);
    for (const table of tables) {
      remember(table, (memory) => memory.heads.push([1, 'h']));
      vi.advanceTimersByTime(1000);
    }
    remember('t6', () => undefined);
    remember('new', () => undefined);
    const known = tables.filter((table) => recall(table).heads.length > 0);
    expect(known).toEqual(['t6', ...tables.slice(8)]);
  });

  it('never forgets a share that was opened, however many are sealed after it', () => {
    const share = { seat: 0, share: 's', seal: 'opened', promise: 'p', round: 0, edition: 'e', opened: 'start' };
    remember('a', ({ shares }) => shares.push(share));
    for (let round = 1; round <= 40; round += 1) {
      remember('a', ({ shares }) => shares.push({ ...share, seal: `${round}`, round, opened: '' }));
    }
    expect(recall('a').shares).toHaveLength(25);
    expect(recall('a').shares.map(({ seal }) => seal)).toEqual(expect.arrayContaining(['opened', '17', '40']));
  });

  it('begins anew where what was kept cannot be read', () => {
    localStorage.setItem('passgo-fair-a', '{');
    expect(recall('a').shares).toEqual([]);
  });
});
