import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** Return the names that are found in all sources. */
function named(pattern: RegExp): Set<string> {
  return new Set(SOURCES.flatMap((source) => Array.from(source.matchAll(pattern), ([, name = '']) => name)));
}

describe('tokens', () => {
  const set = named(/(?<![\w-])(--[\w-]+)\s*(?:[:=}]|'?:)/g);

  it('that are used without another choice are all set', () => {
    const used = named(/var\((--[\w-]+)\)/g);
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });

  it('are all used', () => {
    const tokens = readFileSync(join(FOLDER, 'look/tokens.css'), 'utf8').matchAll(/^ {2}(--[\w-]+):/gm);
    const words = SOURCES.join('\n').replaceAll(/^ {2}--[\w-]+:/gm, '');
    const idle = Array.from(tokens, ([, name = '']) => name).filter((name) => !words.includes(name));
    expect([...new Set(idle)]).toEqual([]);
  });
});
