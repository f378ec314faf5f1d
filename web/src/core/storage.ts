/** What the browser keeps for this device; one that keeps nothing has nothing, and complains of nothing. */

/** Return what was kept under a name, null if nothing was or can be. */
export function kept(key: string): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something under a name; tell whether that was done. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
