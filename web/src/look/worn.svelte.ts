/** What is worn at the table on this page: the token of each seat, for marks that show its emblem. */

class Worn {
  #tokens: readonly (string | undefined)[] = $state.raw([]);

  /** Return the token of a seat, if it has chosen one. */
  of(seat: number): string | undefined {
    return this.#tokens[seat];
  }

  /** Take note of everybody's token; nothing changes where they are the same. */
  note(tokens: readonly (string | undefined)[]): void {
    const isSame = tokens.length === this.#tokens.length && tokens.every((token, seat) => token === this.#tokens[seat]);
    if (!isSame) this.#tokens = tokens;
  }
}

export const worn = new Worn();
