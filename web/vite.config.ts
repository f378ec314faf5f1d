/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.PASSGO_SERVER ?? 'http://127.0.0.1:8417';

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
