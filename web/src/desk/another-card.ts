/** Another card came: the real pack did not lie as Passgo thought, and is drawn from again. */

import type { Happening, TableState } from '../link/table.svelte';
import type { LatelyTold, No, RolledEvent } from '../wire/types';

type Asked = Pick<TableState, 'undo' | 'play'>;

/** Return the dice that were told in a step, null if something else was. */
export function diceIn(story: readonly Happening[], step: number): RolledEvent | null {
  const rolled = story.find(({ seq, event }) => seq === step && event.event === 'Rolled')?.event;
  return rolled?.event === 'Rolled' ? rolled : null;
}

/** Go back to before the card, say that its pack was shuffled, and tell the same dice again; return what was refused. */
export async function drawAgain(
  table: Asked,
  { seq, deck }: Pick<LatelyTold, 'seq' | 'deck'>,
  dice: Pick<RolledEvent, 'first' | 'second'> | null,
): Promise<No | null> {
  const ways = [
    () => table.undo(seq),
    () => table.play({ do: 'PackShuffled', deck }),
    ...(dice ? [() => table.play({ do: 'DiceFall', first: dice.first, second: dice.second })] : []),
  ];
  for (const way of ways) {
    const { ok, no } = await way();
    if (!ok) return no;
  }
  return null;
}
