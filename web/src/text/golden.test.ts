import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionData } from '../core/editions';
import type { GameEvent, No, Prompt } from '../wire/types';
import file from './golden.json?raw';
import type { Language } from './language.svelte';
import { Teller } from './teller';
import { openWords, Words } from './words';

const TEXTS = import.meta.glob<string>('../../../src/passgo/editions/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES: Language[] = ['fr', 'en'];

interface Sample {
  edition: string;
  told?: { event?: string; ask?: string };
  no?: No;
  card?: string;
  seat?: number | null;
  /** Who reads it, where that makes another sentence. */
  reader?: number;
  self?: Record<Language, string>;
  fr: string;
  en: string;
}

type Page = Omit<EditionData, 'texts'> & { texts: string[] };

const golden = JSON.parse(file) as {
  names: Record<'dice' | 'sliding', string[]>;
  editions: Record<string, Page>;
  samples: Sample[];
};

function editionOf(id: string): EditionData {
  const page = golden.editions[id] as Page;
  const read = (language: Language) =>
    page.texts.map((folder) => TEXTS[`../../../src/passgo/editions/${folder}/${language}.ftl`]);
  return { ...page, texts: { fr: read('fr'), en: read('en') } } as EditionData;
}

function tellerOf(id: string, language: Language): Teller {
  const edition = editionOf(id);
  return new Teller(new Words(edition, language), golden.names[edition.kind]);
}

function told(teller: Teller, sample: Sample, seat: number | null): string {
  if (sample.no) return teller.refusal(sample.no);
  if (sample.card) return teller.words.cardText(sample.card);
  if (sample.told?.ask) return teller.prompt(sample.told as Prompt, seat);
  return teller.event(sample.told as GameEvent, sample.reader ?? null);
}

describe.each(Object.keys(golden.editions))('%s', (id) => {
  beforeAll(() => Promise.all(LANGUAGES.map(openWords)));

  const samples = golden.samples.filter((one) => one.edition === id);

  it.each(LANGUAGES)('is told in the words of Python: %s', (language) => {
    const teller = tellerOf(id, language);

    expect(samples.length).toBeGreaterThan(40);
    for (const sample of samples) {
      expect(told(teller, sample, null), JSON.stringify(sample)).toBe(sample[language]);
    }
  });

  it.each(LANGUAGES)('speaks to whoever must decide: %s', (language) => {
    const teller = tellerOf(id, language);

    for (const sample of samples.filter((one) => one.self)) {
      expect(told(teller, sample, sample.seat ?? null)).toBe(sample.self?.[language]);
    }
  });
});
