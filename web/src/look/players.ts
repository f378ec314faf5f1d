/** How the players look, by seat: a colour on which white is readable, a glyph, a dash for charts. */

import type { Token } from '../wire/types';
import type { GlyphName } from './art';

export interface PlayerLook {
  colour: string;
  glyph: GlyphName;
  /** `stroke-dasharray` of the player's line in a chart. */
  dash: string;
}

export const PLAYERS: readonly PlayerLook[] = [
  { colour: 'var(--player-0)', glyph: 'fox', dash: 'none' },
  { colour: 'var(--player-1)', glyph: 'balloon', dash: '8 3' },
  { colour: 'var(--player-2)', glyph: 'snail', dash: '2 3' },
  { colour: 'var(--player-3)', glyph: 'umbrella', dash: '10 3 2 3' },
  { colour: 'var(--player-4)', glyph: 'lighthouse', dash: '14 4' },
  { colour: 'var(--player-5)', glyph: 'cactus', dash: '5 2' },
  { colour: 'var(--player-6)', glyph: 'acorn', dash: '6 2 2 2 2 2' },
  { colour: 'var(--player-7)', glyph: 'kite', dash: '3 6' },
];

/** Return how a seat looks; seats beyond the eighth begin again. */
export function playerLook(seat: number): PlayerLook {
  return PLAYERS[seat % PLAYERS.length] as PlayerLook;
}

/** Return the glyph of a seat that may have chosen a token with an emblem of its own. */
export function playerGlyph(seat: number, token: string | undefined, tokens: readonly Token[]): GlyphName {
  return tokens.find(({ id }) => id === token)?.emblem ?? playerLook(seat).glyph;
}
