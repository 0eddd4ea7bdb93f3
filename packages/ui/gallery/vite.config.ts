import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hoverRules } from '../build/hover-rules.ts';

const root = import.meta.dirname;

/** The gallery: every story of every component. `npx vite packages/ui/gallery`. */
export default defineConfig({
  root,
  css: { postcss: { plugins: [hoverRules()] } },
  plugins: [react()],
  build: { outDir: resolve(root, 'dist'), emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
});
