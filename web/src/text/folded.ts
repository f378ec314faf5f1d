/** Text as it is searched: without accents and capitals. */

/** Return text without accents and capitals. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tell whether a text has every word of a question. */
export function hasWords(text: string, question: string): boolean {
  const within = folded(text);
  return folded(question)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(word));
}
