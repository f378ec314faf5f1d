/** Where a ceremony is seen, and by whom. */

import type { Ceremony } from '../../board/motion/scenes';
import type { DiceEdition } from '../../wire/types';

/** What hands over much, or has odds, needs more room than the middle of a small board. */
const LONG = new Set<Ceremony['kind']>(['deal', 'moment', 'die', 'power']);

/** Tell whether a ceremony is seen in the middle of the board while the question stands beside it; a round one has
 * its unit there. */
export function isCentral({ kind }: Pick<Ceremony, 'kind'>, shape: DiceEdition['shape']): boolean {
  return shape !== 'round' && !LONG.has(kind);
}

/** Tell whether a ceremony is about one of some seats: only then does it lie over what they are doing. */
export function isAbout(ceremony: Ceremony, seats: readonly number[]): boolean {
  const about = 'event' in ceremony ? ceremony.event : ceremony;
  const found = [
    'seat' in about ? about.seat : null,
    'other' in about ? about.other : null,
    'payer' in about ? about.payer : null,
    'receiver' in about ? about.receiver : null,
  ];
  return found.some((seat) => seat != null && seats.includes(seat));
}
