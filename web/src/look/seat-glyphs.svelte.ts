/** The glyph of each seat at the table of this page, which a token may bring. */

import type { GlyphName } from './art';

class SeatGlyphs {
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

export const seatGlyphs = new SeatGlyphs();
