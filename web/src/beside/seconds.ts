/** Seconds of a page: whole ones, told as they pass, and all at once to a page that slept. */

/** Call with every whole second that has passed; returns what ends it. */
export function everySecond(work: (seconds: number) => void): () => void {
  let told = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((Date.now() - told) / 1000);
    if (seconds < 1) return;
    told += seconds * 1000;
    work(seconds);
  }, 250);
  return () => clearInterval(timer);
}

/** A clock that counts down: how long it runs, and what is left once it was started. */
export interface Countdown {
  length: number;
  left: number | null;
  isRunning: boolean;
}

/** Return a clock as it stands at a time, from what was kept of it: one that ran has gone on. */
export function clockAfter(text: string | null, length: number, now: number): Countdown {
  const fresh = { length, left: null, isRunning: false };
  try {
    const found = JSON.parse(text ?? 'null') as (Countdown & { at: number }) | null;
    if (!found || !(found.length > 0)) return fresh;
    const { left, isRunning, at } = found;
    if (left === null || !isRunning) return { length: found.length, left, isRunning: false };
    const rest = Math.max(0, left - Math.floor((now - at) / 1000));
    return { length: found.length, left: rest, isRunning: rest > 0 };
  } catch {
    return fresh;
  }
}
