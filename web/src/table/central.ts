/** Where a ceremony is seen while the question stands beside the board. */

import type { Ceremony } from '../board/scenes';
import type { DiceEdition } from '../wire/types';

/** What hands over much, or has odds, needs more room than the middle of a small board. */
const LONG = new Set<Ceremony['kind']>(['deal', 'moment', 'die', 'power']);

/** Tell whether a ceremony is seen in the middle of the board; a round one has its unit there. */
export function isCentral({ kind }: Pick<Ceremony, 'kind'>, shape: DiceEdition['shape']): boolean {
  return shape !== 'round' && !LONG.has(kind);
}
