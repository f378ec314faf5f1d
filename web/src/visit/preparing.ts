/** Preparing: what a table needs is loaded while it is being made, not after. */

import { type EditionLine, loadEdition } from '../core/editions';
import { areas, GAME, openAreas } from '../text/catalogues';
import { language } from '../text/language.svelte';
import { pageOf } from './pages';

/** Load all that a new table of an edition shows until its first throw; whatever fails is tried again there. */
export function prepareTable({ id, kind }: Pick<EditionLine, 'id' | 'kind'>): void {
  const loads: Promise<unknown>[] = [
    import('./TableScreen.svelte'),
    pageOf('open', kind),
    pageOf('playing', kind),
    loadEdition(id),
    openAreas(language.current, GAME, ...areas()),
  ];
  void Promise.allSettled(loads);
}
