/** Work: what somebody builds, sells or mortgages, piece by piece, is seen as one scene. */

import { WORK } from '../../wire/scene_times';
import type { DiceEvent } from '../../wire/types';
import type { Scene } from './scenes';

/** Something that is done to property, for money. */
export type WorkEvent = Extract<DiceEvent, { event: (typeof WORK)[number] }>;
export type WorkScene = Extract<Scene, { kind: 'work' }>;

const KINDS = new Set<DiceEvent['event']>(WORK);

/** Return what one of some seats does to its property in a step that is nothing else. */
export function workOf(events: readonly DiceEvent[], seats: readonly number[]): [WorkEvent, ...WorkEvent[]] | null {
  const [first, ...more] = events.filter((event): event is WorkEvent => KINDS.has(event.event));
  if (!first || !seats.includes(first.seat)) return null;
  const isOther = (event: DiceEvent) => event.event !== 'Paid' && !(isWork(event) && event.seat === first.seat);
  return events.some(isOther) ? null : [first, ...more];
}

function isWork(event: DiceEvent): event is WorkEvent {
  return KINDS.has(event.event);
}

/** Return a scene with what was done before it in the same row, null where it is another row. */
export function goneOn(before: WorkScene, scene: Scene | undefined): WorkScene | null {
  if (scene?.kind !== 'work' || scene.seat !== before.seat) return null;
  return { ...scene, done: [...before.done, ...scene.done] };
}
