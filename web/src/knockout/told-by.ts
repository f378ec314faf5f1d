/** What a count is told by: words and names, and the clause that is to be read. */

import type { Play } from './play.svelte';

export type Told = Pick<Play, 'words' | 'edition' | 'clause'> & { teller: Pick<Play['teller'], 'event'> };
