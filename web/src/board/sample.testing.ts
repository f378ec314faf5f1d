/** Editions and their words for tests, from the data that the texts are checked with. */

import type { DiceEdition } from '../wire/types';
import { openAreas } from '../text/catalogues';
import file from '../text/golden.json?raw';
import { language, type Language } from '../text/language.svelte';
import { openWords, Words } from '../text/words';

const TEXTS = import.meta.glob<string>('../../../src/passgo/editions/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = (JSON.parse(file) as { editions: Record<string, { kind: string; texts: string[] }> }).editions;

/** The dice editions by name. */
export const EDITIONS = Object.keys(pages).filter((id) => pages[id]?.kind === 'dice');

/** Return an edition with its texts. */
export function sampleEdition(id: string): DiceEdition {
  const page = pages[id] as { texts: string[] };
  const read = (tongue: Language) =>
    page.texts.map((folder) => TEXTS[`../../../src/passgo/editions/${folder}/${tongue}.ftl`]);
  return { ...page, texts: { fr: read('fr'), en: read('en') } } as unknown as DiceEdition;
}

/** Read in a language from now on; return the words of an edition in it. */
export async function sampleWords(id: string, tongue: Language): Promise<Words> {
  await Promise.all([openAreas(tongue, 'board'), openWords(tongue)]);
  await language.set(tongue);
  return new Words(sampleEdition(id), tongue);
}
