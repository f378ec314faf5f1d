/** Names on bank cards: whole, however long; on two lines and in smaller letters where they must be. */

const SIZES = [15, 14, 13, 12, 11, 10, 9, 8];
/** How wide letters of the bold text face are at most, in ems. */
const WIDE = /[MWmw@ŒœÆæ]/u;
const NARROW = /[fijlrtI.,:;'’|!()]/u;
const LINES = 2;

/** A name as it stands on a card. */
export interface Naming {
  lines: string[];
  size: number;
}

/** Return a name in the largest letters in which it fits into a width: on one line, or else on two. */
export function naming(name: string, width: number): Naming {
  for (const size of SIZES) {
    if (widthOf(name, size) <= width) return { lines: [name], size };
    const lines = broken(name, width, size);
    if (lines) return { lines, size };
  }
  const size = (SIZES.at(-1) as number) * Math.min(1, width / (widthOf(name, SIZES.at(-1) as number) / LINES));
  return { lines: halves(name), size: size * 0.94 };
}

/** Return how wide a text is at most, in letters of a size. */
export function widthOf(text: string, size: number): number {
  const ems = Array.from(text, (letter) => (WIDE.test(letter) ? 0.98 : NARROW.test(letter) ? 0.42 : 0.68));
  return size * ems.reduce((sum, em) => sum + em, 0);
}

/** Return two lines, broken between words where there are some, else within the only one. */
function broken(name: string, width: number, size: number): string[] | null {
  const words = name.split(/[\s-]+/u);
  const lines = words.length > 1 ? betweenWords(name) : size <= 12 ? halves(name) : null;
  return lines?.every((line) => widthOf(line, size) <= width) ? lines : null;
}

/** Break where both lines come out most alike. */
function betweenWords(name: string): string[] {
  const breaks = Array.from(name.matchAll(/[\s-]+/gu), (found) => found.index + found[0].length);
  const middle = name.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at).trim(), name.slice(at).trim()];
}

function halves(name: string): string[] {
  const letters = Array.from(name);
  const at = Math.ceil(letters.length / 2);
  return [letters.slice(0, at).join(''), letters.slice(at).join('')];
}
