/** Reading: how a text comes letter by letter, on the display of the unit and beside it alike. */

const LETTERS_A_SECOND = 90;
/** Before the first letter, in milliseconds. */
const BEGINS = 220;

/** Return when a text of some letters begins to come and how long that takes, in milliseconds. */
export function readingOf(letters: number): { delay: number; duration: number } {
  return { delay: BEGINS, duration: (1000 * letters) / LETTERS_A_SECOND };
}
