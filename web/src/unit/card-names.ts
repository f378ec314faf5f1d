/** Names on bank cards: whole, however long; on several lines and in smaller letters where they must be. */

const SIZES = [15, 14, 13, 12, 11, 10, 9, 8];
/** How wide letters of the bold text face are at most, in ems. */
const WIDE = /[MWmw@ŒœÆæ]/u;
const NARROW = /[fijlrtI.,:;'’|!()]/u;
const LINES = 3;
/** A word is broken only in letters as small as these. */
const BROKEN = 12;

/** A name as it stands on a card. */
export interface FittedName {
  lines: string[];
  size: number;
}

/** Return a name in the largest letters in which it fits into a width. */
export function fittedName(name: string, width: number): FittedName {
  for (const size of SIZES) {
    const lines = waysOf(name, size).find((way) => way.every((line) => widthOf(line, size) <= width));
    if (lines) return { lines, size };
  }
  const lines = pieces(name, LINES);
  return { lines, size: width / Math.max(...lines.map((line) => widthOf(line, 1))) };
}

/** Return how wide a text is at most, in letters of a size. */
export function widthOf(text: string, size: number): number {
  const ems = Array.from(text, (letter) => (WIDE.test(letter) ? 0.98 : NARROW.test(letter) ? 0.42 : 0.68));
  return size * ems.reduce((sum, em) => sum + em, 0);
}

/** Return the ways to write a name in letters of a size, the best first. */
function waysOf(name: string, size: number): string[][] {
  const between = /[\s-]/u.test(name) ? [betweenWords(name)] : [];
  const broken = size <= BROKEN ? [pieces(name, 2), pieces(name, LINES)] : [];
  return [[name], ...between, ...broken];
}

/** Break where both lines come out most alike. */
function betweenWords(name: string): string[] {
  const breaks = Array.from(name.matchAll(/[\s-]+/gu), (found) => found.index + found[0].length);
  const middle = name.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at).trim(), name.slice(at).trim()];
}

/** Cut a name into so many pieces of one length. */
function pieces(name: string, count: number): string[] {
  const letters = Array.from(name);
  const length = Math.ceil(letters.length / count);
  const found = Array.from({ length: count }, (_, nth) => letters.slice(nth * length, (nth + 1) * length).join(''));
  return found.filter(Boolean);
}
