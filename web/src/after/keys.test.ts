import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, more = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('a key of the replay', () => {
  it('goes by a step, with shift by a turn', () => {
    expect(commandOf(press('ArrowRight'))).toBe('next');
    expect(commandOf(press('ArrowRight', { shiftKey: true }))).toBe('next-turn');
    expect(commandOf(press('ArrowLeft', { shiftKey: true }))).toBe('previous-turn');
  });

  it('is left to the browser where it means something there', () => {
    expect(commandOf(press('ArrowLeft', { altKey: true }))).toBeUndefined();
    expect(commandOf(press('Tab'))).toBeUndefined();
    expect(commandOf(press('Home', { shiftKey: true }))).toBeUndefined();
  });
});
