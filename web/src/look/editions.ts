/** How editions look: the one place where the client knows an edition by its name.
 *
 * An edition that is not written here has the colours of the classic board, the plain pictures of
 * its spaces, a plain middle, and a box of its own with its own title on it.
 */

import type { IconName } from './art';

/** The colours that the client has. */
export type Look = 'classic' | 'euro' | 'revolution' | 'clone-wars' | 'knockout';

/** What is drawn in the middle of a board, and on its box. */
export type Art = 'river' | 'waves' | 'flights' | 'unit' | 'planet' | 'drums' | 'plain';

export interface Appearance {
  look: Look;
  art: Art;
  /** The box on the shelf, which several boards may share; its short name is a text of ours. */
  box: Look | null;
  /** Pictures of its own for kinds of spaces and for decks. */
  icons: Readonly<Partial<Record<string, IconName>>>;
}

const EURO = { look: 'euro', art: 'flights', box: 'euro', icons: { station: 'plane', utility: 'columns' } } as const;
const EDITIONS: Readonly<Record<string, Appearance>> = {
  'classic-2003': { look: 'classic', art: 'river', box: 'classic', icons: {} },
  'classic-us': { look: 'classic', art: 'waves', box: 'classic', icons: {} },
  'euro-1999': EURO,
  'euro-2001': EURO,
  'revolution-2009': { look: 'revolution', art: 'unit', box: 'revolution', icons: { unit: 'chat' } },
  'clone-wars-2008': {
    look: 'clone-wars',
    art: 'planet',
    box: 'clone-wars',
    icons: { station: 'rocket', utility: 'antenna', chest: 'blade', chance: 'crescent' },
  },
  'knockout-2024': { look: 'knockout', art: 'drums', box: 'knockout', icons: {} },
};
const ANY: Appearance = { look: 'classic', art: 'plain', box: null, icons: {} };

/** Return how an edition looks. */
export function appearanceOf(edition: string): Appearance {
  return EDITIONS[edition] ?? ANY;
}

/** Return the colours of an edition. */
export function lookOf(edition: string): Look {
  return appearanceOf(edition).look;
}
