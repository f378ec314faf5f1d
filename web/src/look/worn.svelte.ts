/** What is worn at the table on this page: the glyph of each seat, which a token may bring. */

import type { GlyphName } from './art';

class Worn {
  #glyphs: readonly GlyphName[] = $state.raw([]);

  /** Return the glyph of a seat, if somebody plays there. */
  of(seat: number): GlyphName | undefined {
    return this.#glyphs[seat];
  }

  /** Take note of everybody's glyph; nothing changes where they are the same. */
  note(glyphs: readonly GlyphName[]): void {
    const isSame = glyphs.length === this.#glyphs.length && glyphs.every((glyph, seat) => glyph === this.#glyphs[seat]);
    if (!isSame) this.#glyphs = glyphs;
  }
}

export const worn = new Worn();
