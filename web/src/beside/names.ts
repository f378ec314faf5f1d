/** Names: what people are called who play beside a box. */

import { folded } from '../text/folded';

/** Return the name of what is wrong with names that people gave; nothing for those that tell everybody apart. */
export function wrongNames(names: readonly string[]): '' | 'beside-bank-same-name' {
  return new Set(names.map(folded)).size < names.length ? 'beside-bank-same-name' : '';
}
