import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hoverRules } from '../build/hover-rules.ts';

/** The gallery: every component in its states. `npx vite packages/ui/gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [hoverRules()] } },
  plugins: [react()],
});
