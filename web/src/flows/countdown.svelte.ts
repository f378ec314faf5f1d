/** The countdown of a table: the clock that the server told last, as long as it holds. */

import type { SoundName } from '../core/sound';
import type { Desk } from '../desk/desk.svelte';
import { Timer } from './timer.svelte';

/** The seconds at the end of an auction that are heard, and as what: a Deal ticks longer, like the keys of its unit. */
const HEARD = { bid: 5, key: 10 } as const;

/** Return what is heard when so many seconds of an auction are left; the timer of a Deal has its own tick. */
export function tickAt(left: number | null, isDeal: boolean): SoundName | null {
  const tick = isDeal ? 'key' : 'bid';
  return left !== null && left > 0 && left <= HEARD[tick] ? tick : null;
}

/** A clock on the screen: the whole seconds that are left, and what part of all of them. */
export interface Countdown {
  readonly left: number | null;
  readonly share: number;
}

/** Count a clock of the table down for as long as a component lives. */
export function countdown(desk: Desk, kind: 'clock' | 'turn'): Countdown {
  const timer = new Timer();
  let whole = $state(1);
  /** A clock belongs to one step: after another, or while the table rests, it runs no longer. */
  const clock = $derived.by(() => {
    const { clock: told, seq, lobby } = desk.table;
    return told?.kind === kind && told.seq === seq && !lobby?.paused ? told : null;
  });
  $effect(() => {
    if (!clock) return timer.close();
    whole = Math.max(clock.seconds, 1);
    timer.run(clock.seconds);
  });
  $effect(() => () => timer.close());
  return {
    get left() {
      return timer.left === null ? null : Math.ceil(timer.left / 1000);
    },
    get share() {
      return timer.left === null ? 0 : Math.min(1, timer.left / (whole * 1000));
    },
  };
}
