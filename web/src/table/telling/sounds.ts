/** Sounds of a dice game: what a step sounds like to the seats of this device. */

import type { Scene } from '../../board/motion/scenes';
import { zoneJingle } from '../../core/jingles';
import type { SoundName } from '../../core/sound';
import { isSalary } from '../../unit/gestures';
import type { GameEvent } from '../../wire/types';

const SOUNDS: Record<string, SoundName> = {
  Rolled: 'dice',
  OpeningThrown: 'dice',
  PowerThrown: 'dice',
  RentThrown: 'dice',
  BidMade: 'bid',
  Built: 'build',
  BuildingSold: 'build',
  WentBankrupt: 'lost',
  Arrested: 'jail',
  CardDrawn: 'card',
  AuctionWon: 'hammer',
  OfferAccepted: 'handshake',
  DealForced: 'hit',
  DeedsStolen: 'hit',
  WipedOut: 'lost',
  OpeningTied: 'build',
  TimeCame: 'turn',
  OpeningWon: 'won',
};

/** What an electronic unit adds: its zones, and the one whose text is shown; null for a text that came at random. */
export interface UnitSound {
  zones: readonly string[];
  zone: string | null;
}

/** Return the sounds of a step, each once, in order; an electronic unit plays its own. */
export function soundsOf(events: readonly GameEvent[], mine: readonly number[], unit?: UnitSound): SoundName[] {
  const found = events
    .map((event) => (unit && unitSoundOf(event, unit)) ?? soundOf(event, mine))
    .filter((name): name is SoundName => name !== null);
  return [...new Set(found)];
}

/** Music comes with every salary and every text. */
function unitSoundOf(event: GameEvent, { zones, zone }: UnitSound): SoundName | null {
  if (event.event === 'CardDrawn') return zone === null ? 'chance' : zoneJingle(zones.indexOf(zone));
  return event.event === 'Paid' && isSalary(event) ? 'salary' : null;
}

function soundOf(event: GameEvent, mine: readonly number[]): SoundName | null {
  if (event.event !== 'Paid') return SOUNDS[event.event] ?? null;
  if (event.payer !== undefined && mine.includes(event.payer)) return 'pay';
  return event.receiver !== undefined && mine.includes(event.receiver) ? 'receive' : null;
}

/** Return the sound of a scene that no event tells. */
export function soundOfScene(scene: Scene): SoundName | null {
  if (scene.kind === 'group' || scene.kind === 'hotel') return scene.kind;
  if (scene.kind === 'power') return scene.isWon ? 'won' : 'lost';
  return null;
}
