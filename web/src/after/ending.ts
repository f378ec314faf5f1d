/** The ending of a game: when it was. */

/** Return when the last entry of a log was made, in seconds since 1970; 0 where it does not say. */
export function ended(entries: readonly string[]): number {
  const last = entries.at(-1);
  if (!last) return 0;
  const { at } = JSON.parse(last) as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}
