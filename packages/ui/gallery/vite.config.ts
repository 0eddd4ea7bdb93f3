import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: every component in its states. `npx vite packages/ui/gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
});
