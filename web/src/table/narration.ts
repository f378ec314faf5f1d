/** Narration: whom a scene shows, and what the status says while it runs; never how it ends. */

import type { Scene } from '../board/scenes';

/** A sentence of the catalogue about somebody; nobody in particular where no seat is given. */
export interface Narration {
  key: string;
  seat: number | undefined;
}

/** Return what is said during a scene; a moment is told by its own event. */
export function narrationOf(scene: Scene): Narration {
  switch (scene.kind) {
    case 'dice':
    case 'card':
    case 'text':
      return { key: scene.kind, seat: scene.seat };
    case 'walk':
      return { key: scene.toJail ? 'jail' : 'walk', seat: scene.seat };
    case 'money':
      return payment(scene);
    case 'moment':
      return { key: 'moment', seat: 'seat' in scene.event ? scene.event.seat : undefined };
  }
}

function payment({ flows }: Extract<Scene, { kind: 'money' }>): Narration {
  const [flow] = flows;
  if (flow?.from != null) return { key: 'pay', seat: flow.from };
  return { key: 'receive', seat: flow?.to ?? undefined };
}
