/** Asked of luck: what the table waits for where people throw and draw with a box of their own. */

import { ofName } from '../text/elision';
import { say } from '../text/say';
import type { Desk } from './desk.svelte';
import type { Telling } from './telling';

/** Return what is to be thrown, drawn or dealt, said to who enters it, else of who does. */
export function askedOf(telling: Telling, desk: Pick<Desk, 'isTelling' | 'hand' | 'nameOf' | 'words'>): string {
  const name = desk.nameOf(telling.seat);
  const isOwn = desk.hand.mine.includes(telling.seat);
  return say(`told-ask-${telling.what}`, {
    name,
    of: ofName(name, desk.words.language),
    whose: isOwn ? 'own' : desk.isTelling ? 'for' : 'other',
    pack: telling.deck ? desk.words.text(`deck-${telling.deck}`) : '',
    to: telling.to,
  });
}
