/** Text as it is searched: without accents and capitals. */

/** Return text without accents and capitals. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
}

/** Tell whether a text has every word of a question. */
export function hasWords(text: string, question: string): boolean {
  const within = folded(text);
  return folded(question)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(word));
}

/** Return the words and the whole numbers of a text, folded; 1 500 and 1,500 are one number. */
export function wordsOf(text: string): string[] {
  const whole = folded(text).replace(/(?<=\d)[\s.,](?=\d{3}(?!\d))/g, '');
  return whole.match(/\p{L}+|\d+/gu) ?? [];
}
