/** What every page of a table gets. */

import type { EditionData } from '../core/editions';
import type { TableState } from '../link/table.svelte';
import type { Teller } from '../text/teller';
import type { Words } from '../text/words';
import type { MyTable } from '../wire/types';

export interface TableProps {
  table: TableState;
  my: MyTable;
  edition: EditionData;
  words: Words;
  teller: Teller;
}
