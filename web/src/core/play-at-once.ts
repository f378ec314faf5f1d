/** Playing at once: whoever made a table, or goes on there, pressed once and wants to play as soon as it is laid. */

let wanted: string | null = null;

/** Have a table begin without another press, once this device is there. */
export function playSoon(table: string): void {
  wanted = table;
}

/** Tell whether a table is to begin by itself; it is told once. */
export function isEager(table: string): boolean {
  const isWanted = wanted === table;
  if (isWanted) wanted = null;
  return isWanted;
}
