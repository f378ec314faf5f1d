/** Sentences of a verdict. */

import type { Check } from '../fair/checking';
import { say } from '../text/say';

/** Return what a check has found, in words. */
export function sentence({ what, isWell, facts }: Check): string {
  if (isWell === null) return say(`verify-${what}`, facts);
  return isWell ? say(`verify-${what}-ok`, facts) : say(`verify-${what}-bad`, facts);
}
