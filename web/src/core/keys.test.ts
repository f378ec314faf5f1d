import { describe, expect, it } from 'vitest';
import { commandOf, isHeld, KEY_LIST, type Press } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys', () => {
  it.each([
    [' ', 'roll'],
    ['Enter', 'main'],
    ['b', 'buy'],
    ['B', 'buy'],
    ['?', 'help'],
    ['Escape', 'back'],
    ['p', 'claim'],
    ['x', null],
  ])('%s means %s', (key, command) => {
    expect(commandOf(press(key), true)).toBe(command);
  });

  it('letters can be switched off, other keys cannot', () => {
    expect(commandOf(press('b'), false)).toBeNull();
    expect(commandOf(press('Enter'), false)).toBe('main');
    expect(commandOf(press('2'), false)).toBe('raise-2');
  });

  it('a key that is held down acts once', () => {
    expect(commandOf(press('Enter', { repeat: true }), true)).toBeNull();
  });

  it('leaves shortcuts of the browser alone', () => {
    expect(commandOf(press('r', { ctrlKey: true }), true)).toBeNull();
  });

  it('names each command once', () => {
    expect(new Set(KEY_LIST.map(([command]) => command)).size).toBe(KEY_LIST.length);
  });

  it('acts only while no control has the focus, but Escape always', () => {
    const control = { closest: () => ({}), matches: () => false } as unknown as Element;
    const heading = { closest: () => null } as unknown as Element;
    expect(isHeld(control, 'buy')).toBe(true);
    expect(isHeld(control, 'back')).toBe(false);
    expect(isHeld(heading, 'buy')).toBe(false);
    expect(isHeld(null, 'main')).toBe(false);
  });

  it('lets Enter pass a slider, to which it means nothing, and no other key', () => {
    const slider = { closest: () => ({}), matches: (which: string) => which.includes('range') } as unknown as Element;
    expect(isHeld(slider, 'main')).toBe(false);
    expect(isHeld(slider, 'raise-1')).toBe(true);
    const field = { closest: () => ({}), matches: () => false } as unknown as Element;
    expect(isHeld(field, 'main')).toBe(true);
  });
});
