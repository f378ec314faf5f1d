/** Inspection: a finished game is checked with all that this device has kept of it. */

import { loadEdition, type EditionData } from '../core/editions';
import { check, type Evidence, type Findings } from './checking';
import { recall } from './memory';

export { read } from './checking';

/** What cannot be read to its end proves nothing, and is not what a server sends by mistake. */
const UNREADABLE: Findings = {
  checks: [{ what: 'unreadable', isWell: false, facts: {} }],
  draws: [],
  wrong: [],
  drawn: 0,
  heads: 0,
  shares: 0,
  verdict: 'unfair',
  isFair: false,
};

/** Check a finished game; the data of its edition help to work out what nature was asked. */
export async function inspect(evidence: Evidence): Promise<Findings> {
  const { table } = evidence;
  const edition = await editionOf(table.record.edition);
  try {
    return await check(evidence, edition, recall(table.game));
  } catch {
    return UNREADABLE;
  }
}

async function editionOf(id: string): Promise<EditionData | null> {
  try {
    return await loadEdition(id);
  } catch {
    return null;
  }
}
