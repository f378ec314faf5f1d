import { describe, expect, it } from 'vitest';
import english from '$text/en/client/knockout.ftl?raw';
import french from '$text/fr/client/knockout.ftl?raw';
import { kebab } from '../text/keys';
import { Messages } from '../text/messages';
import { STEPS as AIM } from './aiming';
import { SLIDING_ANSWERS } from '../wire/answers';
import { HELPED } from './keys';
import type { Ask } from './orders';

const SOURCES = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const LANGUAGES = { fr: new Messages('fr', [french]), en: new Messages('en', [english]) };

const keysIn = (text: string) => [...text.matchAll(/^(knockout-[\w-]+) =/gm)].map((found) => found[1] as string);
const said = new Set(
  Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/'(knockout-[a-z-]*[a-z])'/g)].map((found) => found[1] as string),
  ),
);
const asked = (Object.keys(SLIDING_ANSWERS) as Ask[]).filter(
  (ask) => SLIDING_ANSWERS[ask].length > 0 && ask !== 'SlideWhich',
);
const made = [
  ...asked.map((ask) => `knockout-their-${kebab(ask)}`),
  ...Object.keys(AIM).flatMap((field) => ['', '-number', '-less', '-more'].map((end) => `knockout-aim-${field}${end}`)),
  ...['left', 'on', 'jail', 'off'].map((state) => `knockout-token-${state}`),
  ...['hand', 'jail', 'off'].map((at) => `knockout-spoken-${at}`),
  ...['log', 'forecast', 'chat', 'rules'].map((tab) => `knockout-tab-${tab}`),
  ...HELPED.map((command) => `knockout-key-of-${command}`),
];

describe.each(Object.entries(LANGUAGES))('the Knockout table in %s', (_, messages) => {
  it.each([...said, ...made])('has words for %s', (key) => {
    expect(messages.has(key)).toBe(true);
  });
});

it('both languages have the same messages, and each is used', () => {
  expect(keysIn(french)).toEqual(keysIn(english));
  const used = new Set([...said, ...made]);
  expect(keysIn(english).filter((key) => !used.has(key))).toEqual([]);
});
