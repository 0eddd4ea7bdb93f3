import { resolve } from 'node:path';
import { hoverRules } from '@tessera/ui/hover-rules';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { pages } from './build/pages.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/** One page per game and one engine for all of them. The platform serves them below `/play/`. */
export default defineConfig({
  root,
  base: '/play/',
  css: { postcss: { plugins: [hoverRules()] } },
  plugins: [pages(root), texts(), budget()],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
