/** Names of people inside a sentence. */

import type { Language } from './language.svelte';

const VOWELS = 'aeiouh';

/** Return the name as an owner: d’Inès, de Bo; Inès’s, Bo’s. */
export function ofName(name: string, language: Language): string {
  if (language === 'en') return `${name}’s`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** Tell whether French drops the e of "de" before a name; a y does so before a consonant. */
export function elides(name: string): boolean {
  const plain = name.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const [first = '', second = ''] = plain.normalize('NFD').replace(/\p{M}/gu, '');
  if (first === 'y') return /\p{L}/u.test(second) && !VOWELS.includes(second);
  return first !== '' && VOWELS.includes(first);
}
