/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.PASSGO_SERVER ?? 'http://127.0.0.1:8417';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Return the chunk that a text comes in: all of a game's in a language, and all that the client says beside it.
 *
 * A table needs nearly all of them, and a file for each would be twenty requests; what the first page says is apart.
 */
function textsOf(id: string): string | null {
  const found = /\/passgo\/(?:text\/(\w+)\/(client\/)?(\w+)|server\/(\w+))\.ftl/.exec(id);
  if (!found || found[3] === 'common' || found[3] === 'home') return null;
  const [, language, isClient, , ofServer] = found;
  return `${isClient ? 'client' : 'game'}-${language ?? ofServer}`;
}

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));
let first: Set<string> | null = null;

/** Return what the first page needs, which comes with it. */
function firstIn(graph: Graph): Set<string> {
  const found = new Set([MAIN]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Return one chunk for what all pages share, and one for what several others do: many small ones are many requests. */
function sharedIn(id: string, graph: Graph): string {
  first ??= firstIn(graph);
  return first.has(id) ? 'first' : 'shared';
}

export default defineConfig({
  root,
  plugins: [svelte()],
  resolve: {
    alias: {
      $text: fileURLToPath(new URL('../src/passgo/text', import.meta.url)),
    },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: fileURLToPath(new URL('../src/passgo/web_dist', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: textsOf, test: /\.ftl\?raw$/ },
            { name: sharedIn, test: /\/web\/(?:src|node_modules)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The server only listens to its own pages: the browser's Host must reach it unchanged.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  // One process for many files: loading the same modules for each of them took longer than the tests.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
