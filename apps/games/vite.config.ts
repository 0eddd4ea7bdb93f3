import { resolve } from 'node:path';
import { GAME_IDS } from '@tessera/games';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';

const root = import.meta.dirname;

/** One page a game and one engine for all of them. The platform serves them below `/play/`. */
export default defineConfig({
  root,
  base: '/play/',
  plugins: [budget()],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(GAME_IDS.map((id) => [id, resolve(root, `${id}.html`)])),
    },
  },
});
