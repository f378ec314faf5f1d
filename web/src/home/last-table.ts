/** The last table that was put together here: kept by the browser, and offered again. */

import type { EditionLine } from '../core/editions';
import { keep, kept } from '../core/storage';
import { LEVELS, PACES } from '../core/tables';
import type { Wanted } from '../wire/types';

const KEY = 'passgo-last-table';

/** Keep a table that was opened; a browser that keeps nothing offers nothing. */
export function keepTable(wanted: Wanted): void {
  keep(KEY, JSON.stringify(wanted));
}

/** Return the last table that was opened, if it can still be asked for. */
export function lastTable(lines: EditionLine[]): Wanted | null {
  try {
    return readTable(kept(KEY), lines);
  } catch {
    return null;
  }
}

/** Return a table that was kept; none where it does not fit what can be played. */
export function readTable(text: string | null, lines: EditionLine[]): Wanted | null {
  const found = JSON.parse(text ?? 'null') as Wanted | null;
  const line = lines.find(({ id }) => id === found?.edition);
  return found && line && fits(found, line) ? found : null;
}

function fits(found: Partial<Wanted>, line: EditionLine): boolean {
  const { variant = '', seats = [], pace = '1x', grace = 60, clock = 0, minutes = 0, house_rules = {} } = found;
  const [fewest, most] = line.players;
  return (
    ['', ...line.variants].includes(variant) &&
    seats.length >= fewest &&
    seats.length <= most &&
    seats.every(({ level = '' }) => ['', ...LEVELS].includes(level)) &&
    PACES.includes(pace) &&
    [grace, clock, minutes].every(Number.isInteger) &&
    typeof house_rules === 'object'
  );
}
