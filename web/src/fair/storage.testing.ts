/** A browser's storage for tests: it keeps things, or refuses to. */

import { vi } from 'vitest';

class Storage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Begin with an empty storage; return it. */
export function emptyStorage(): Storage {
  const storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** Have the browser keep nothing. */
export function noStorage(): void {
  const refuse = () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
