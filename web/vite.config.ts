import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// During development the page comes from vite and everything else from a running server.
const server = process.env.TOLLKEEPER_SERVER ?? 'http://127.0.0.1:8080';

// What opens a game's line is a small file of its own that runs before the rest is read.
const early_script: Plugin = {
  name: 'early-script',
  transformIndexHtml(_, { bundle }) {
    const chunk = Object.values(bundle ?? {}).find((one) => one.name === 'early');
    if (!chunk) return [];
    const attrs = { type: 'module', async: true, crossorigin: true, src: '/' + chunk.fileName };
    return [{ tag: 'script', attrs, injectTo: 'head' }];
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), early_script],
  // Svelte's browser build in tests too; without this vitest takes the one for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first script shares with those loaded later is one file, not ten: each costs a
    // request before anything is seen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'early',
              test: /\/src\/(net\/(early|early_line|tokens)|route)\.ts$/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.TOLLKEEPER_PAGE_PORT ?? 18180),
    strictPort: true,
    proxy: {
      '/api/socket': { target: server, ws: true, changeOrigin: true },
      '/api': { target: server, changeOrigin: true },
      '/art': { target: server, changeOrigin: true },
    },
  },
  // A test that needs a page says so in its first line: making one costs more than most tests.
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    pool: 'threads',
  },
}));
