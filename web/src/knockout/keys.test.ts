import { describe, expect, it } from 'vitest';
import { nudgeOf } from './keys';

const press = (key: string, more = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('a key at the Knockout table', () => {
  it.each([
    ['ArrowLeft', 'direction', -1],
    ['ArrowRight', 'direction', 1],
    ['ArrowUp', 'power', 1],
    ['ArrowDown', 'power', -1],
    ['a', 'start', -1],
    ['D', 'start', 1],
  ])('%s changes the %s', (key, field, presses) => {
    expect(nudgeOf(press(key), true)).toEqual({ field, presses, isLarge: false });
  });

  it('takes large steps with Shift and goes on while held', () => {
    expect(nudgeOf(press('ArrowUp', { shiftKey: true, repeat: true }), true)?.isLarge).toBe(true);
  });

  it('leaves letters alone where they are switched off, and keys of the browser', () => {
    expect(nudgeOf(press('a'), false)).toBeNull();
    expect(nudgeOf(press('ArrowLeft'), false)).not.toBeNull();
    expect(nudgeOf(press('d', { ctrlKey: true }), true)).toBeNull();
    expect(nudgeOf(press('x'), true)).toBeNull();
  });
});
