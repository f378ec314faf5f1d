/** Sounds of a dice game: what a step sounds like to the seats of this device. */

import type { SoundName } from '../core/sound';
import type { GameEvent } from '../wire/types';

const SOUNDS: Record<string, SoundName> = {
  Rolled: 'dice',
  OpeningThrown: 'dice',
  PowerThrown: 'dice',
  RentThrown: 'dice',
  BidMade: 'bid',
  Built: 'build',
  BuildingSold: 'build',
  WentBankrupt: 'jail',
  Arrested: 'jail',
  CardDrawn: 'card',
  TextCame: 'card',
};

/** Return the sounds of a step, each once, in order. */
export function soundsOf(events: readonly GameEvent[], mine: readonly number[]): SoundName[] {
  const found = events.map((event) => soundOf(event, mine)).filter((name): name is SoundName => name !== null);
  return [...new Set(found)];
}

function soundOf(event: GameEvent, mine: readonly number[]): SoundName | null {
  if (event.event !== 'Paid') return SOUNDS[event.event] ?? null;
  if (event.payer !== undefined && mine.includes(event.payer)) return 'pay';
  return event.receiver !== undefined && mine.includes(event.receiver) ? 'receive' : null;
}
