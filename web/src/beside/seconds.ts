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
