import { expect, it } from 'vitest';
import { clockAfter } from './seconds';

it('lets a clock that ran go on while its page was closed', () => {
  const kept = JSON.stringify({ length: 60, left: 40, isRunning: true, at: 1_000 });

  expect(clockAfter(kept, 30, 11_500)).toEqual({ length: 60, left: 30, isRunning: true });
  expect(clockAfter(kept, 30, 99_000)).toEqual({ length: 60, left: 0, isRunning: false });
});

it('keeps a clock that stands, and begins anew where nothing can be read', () => {
  const kept = JSON.stringify({ length: 60, left: 40, isRunning: false, at: 1_000 });

  expect(clockAfter(kept, 30, 99_000)).toEqual({ length: 60, left: 40, isRunning: false });
  expect(clockAfter('{', 30, 0)).toEqual({ length: 30, left: null, isRunning: false });
});
