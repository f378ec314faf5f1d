/** Catalogues: the Fluent files of a language, loaded when a screen first needs them. */

import type { Language } from './language.svelte';
import { Messages } from './messages';

type Files = Record<string, () => Promise<string>>;

const CLIENT: Files = import.meta.glob<string>('$text/*/client/*.ftl', { query: '?raw', import: 'default' });
const SHARED: Files = import.meta.glob<string>(['$text/*/*.ftl', '!$text/*/report.ftl'], {
  query: '?raw',
  import: 'default',
});
const SERVER: Files = import.meta.glob<string>('../../../src/passgo/server/*.ftl', {
  query: '?raw',
  import: 'default',
});

const UNIT: Files = import.meta.glob<string>('../../../src/passgo/unit/*.ftl', { query: '?raw', import: 'default' });

/** What can be loaded: an area of the client's own sentences, or the texts of the game itself. */
export type Area = string;
export const GAME: Area = 'game';
/** What the electronic unit itself refuses, and why. */
export const UNIT_REFUSALS: Area = 'unit-refusals';

const client: Record<Language, Messages> = { fr: new Messages('fr'), en: new Messages('en') };
const game: Record<Language, string[]> = { fr: [], en: [] };
const loads = new Map<string, Promise<void>>();
const wanted = new Set<Area>();

/** Return all areas of the client's own sentences. */
export function areas(): Area[] {
  const names = Object.keys(CLIENT).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] as string);
  return [...new Set(names)];
}

/** Load areas in a language, and from now on in every language that is chosen. */
export async function openAreas(language: Language, ...names: Area[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => once(language, name)));
}

/** Load in a language everything that has been loaded in any. */
export function openLanguage(language: Language): Promise<void> {
  return openAreas(language, ...wanted);
}

/** Return the client's own sentences, as far as they are loaded. */
export function clientMessages(language: Language): Messages {
  return client[language];
}

/** Return the texts that all editions share; they must have been loaded. */
export function gameTexts(language: Language): readonly string[] {
  if (game[language].length === 0) throw new Error('the texts of the game are not loaded');
  return game[language];
}

function once(language: Language, name: Area): Promise<void> {
  const key = `${language}/${name}`;
  const load = loads.get(key) ?? (name === GAME ? loadGame(language) : loadArea(language, name));
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function loadArea(language: Language, name: Area): Promise<void> {
  const files =
    name === UNIT_REFUSALS
      ? ofLanguage(UNIT, `/${language}.ftl`)
      : ofLanguage(CLIENT, `/${language}/client/${name}.ftl`);
  for (const read of files) {
    client[language].add(await read());
  }
}

async function loadGame(language: Language): Promise<void> {
  const files = [...ofLanguage(SHARED, `/${language}/`), ...ofLanguage(SERVER, `/${language}.ftl`)];
  game[language] = await Promise.all(files.map((read) => read()));
}

function ofLanguage(files: Files, part: string): (() => Promise<string>)[] {
  const paths = Object.keys(files).sort();
  return paths.filter((path) => path.includes(part)).map((path) => files[path] as () => Promise<string>);
}
