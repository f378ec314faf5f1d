import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inspect } from './inspection';
import { remember } from './memory';
import { sealedGame } from './sealed.testing';
import { emptyStorage } from './storage.testing';

describe('an inspection', () => {
  beforeEach(() => {
    emptyStorage();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  });

  it('looks for what this device has kept', async () => {
    const table = sealedGame();
    expect((await inspect({ table, draws: [] })).isFair).toBe(true);
    remember('game', (memory) => memory.heads.push([1, 'another']));
    const findings = await inspect({ table, draws: [] });
    expect(findings.checks.filter(({ isWell }) => isWell === false)).toMatchObject([{ what: 'heads' }]);
  });

  it('takes what cannot be read for wrong', async () => {
    const table = { ...sealedGame(), entries: ['{'] };
    expect(await inspect({ table, draws: [] })).toMatchObject({ isFair: false, checks: [{ what: 'unreadable' }] });
  });
});
