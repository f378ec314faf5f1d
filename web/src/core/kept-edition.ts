/** Editions as they were when they were last told: what needs one works without a network too. */

import { type EditionData, loadEdition } from './editions';
import { keep, kept } from './storage';

const KEY = 'passgo-edition-';

/** Return all about an edition, as told now or, without a network, as told last. */
export async function keptEdition(id: string): Promise<EditionData> {
  try {
    const found = await loadEdition(id);
    keep(KEY + id, JSON.stringify(found));
    return found;
  } catch (error) {
    const text = kept(KEY + id);
    if (text === null) throw error;
    return JSON.parse(text) as EditionData;
  }
}
