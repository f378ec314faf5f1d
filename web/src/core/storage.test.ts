import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, kept } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the browser keeps', () => {
  it('is there again', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    });
    expect(kept('a')).toBeNull();
    expect(keep('a', 'b')).toBe(true);
    expect(kept('a')).toBe('b');
  });

  it('is nothing where it refuses, without complaint', () => {
    const refuse = () => {
      throw new Error('no room');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(keep('a', 'b')).toBe(false);
    expect(kept('a')).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(kept('a')).toBeNull();
  });
});
