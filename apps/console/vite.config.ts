import { resolve } from 'node:path';
import { hoverRules } from '@tessera/ui/hover-rules';
import { precompress } from '@tessera/ui/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { inlineStart } from './build/inline-start.ts';

const root = import.meta.dirname;
/** URL of the operations port in development. */
const devServer = `http://localhost:${process.env.CONSOLE_PORT ?? '3002'}`;

/** The console of the operators, which the operations port serves. */
export default defineConfig({
  root,
  css: { postcss: { plugins: [hoverRules()] } },
  plugins: [react(), inlineStart(), budget(), precompress()],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Images stay files: inlining has no benefit under the strict content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // The server compares the page's origin with its host, so the host must stay.
      '/console': { target: devServer, changeOrigin: false },
      '/download': { target: devServer, changeOrigin: false },
    },
  },
});
