/** Luck of this device, for things beside a box on the table; games have theirs from the server. */

/** Return a whole number from 0 to before another, each as likely as the next. */
export function drawn(below: number): number {
  const most = 2 ** 32 - (2 ** 32 % below);
  const found = new Uint32Array(1);
  do crypto.getRandomValues(found);
  while ((found[0] as number) >= most);
  return (found[0] as number) % below;
}
