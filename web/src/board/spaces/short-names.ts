/** Labels: the names of spaces as short as the board writes them; everywhere else they are whole. */

import type { Language } from '../../text/language.svelte';

const SHORTER: Record<Language, [RegExp, string][]> = {
  fr: [
    [/^Compagnie de distribution (?:d’|de l’|des |du |de )/, ''],
    [/^Compagnie (?:d’|de l’|des |du |de )/, ''],
    [/^Aéroport (?:de )?/, ''],
    [/^Impôts sur le revenu$/, 'Impôts'],
    [/^Boulevard\b/, 'Bd'],
    [/^Avenue\b/, 'Av.'],
    [/^Faubourg\b/, 'Fg'],
    [/^Place\b/, 'Pl.'],
    [/^Système\b/, 'Syst.'],
    [/ Avenue$/, ' Av.'],
    [/ Railroad$/, ' RR'],
  ],
  en: [
    [/ \(airport\)$| Airport(?= |$)/, ''],
    [/^Boulevard\b/, 'Bd'],
    [/^Avenue\b/, 'Av.'],
    [/^Faubourg\b/, 'Fg'],
    [/^Place (?=de|P)/, 'Pl. '],
    [/ Avenue$/, ' Ave'],
    [/ Railroad$/, ' RR'],
    [/ System$/, ' Syst.'],
  ],
};

/** Return the name of a space as the board writes it. */
export function labelOf(name: string, language: Language): string {
  const shorter = SHORTER[language].reduce((text, [long, brief]) => text.replace(long, brief), name);
  return shorter.charAt(0).toUpperCase() + shorter.slice(1);
}
