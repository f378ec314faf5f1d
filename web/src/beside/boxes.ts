/** Boxes: the one that a tool is for, and what all tools need once there is no network. */

import { loadEdition, loadEditions, type EditionData } from '../core/editions';
import type { EditionLine } from '../wire/types';

/** What some boxes only have a use for. */
export type BoxTool = EditionLine['tools'][number];

/** Return the box that a tool is for: the first such on the shelf. */
export async function boxWith(tool: BoxTool): Promise<EditionLine | undefined> {
  const lines = await loadEditions();
  return lines.find(({ tools }) => tools.includes(tool));
}

/** Return all about the edition that a tool is for. */
export async function editionWith(tool: BoxTool): Promise<EditionData> {
  const line = await boxWith(tool);
  if (!line) throw new Error(`no box has a use for: ${tool}`);
  return loadEdition(line.id);
}

/** Fetch the boxes that tools are for, and all money; who is without a network now does without them. */
export async function fetchBoxes(): Promise<void> {
  const lines = await loadEditions();
  const wanted = lines.filter(({ kind, tools }) => kind === 'dice' || tools.length > 0);
  await Promise.all(wanted.map(({ id }) => loadEdition(id)));
}
