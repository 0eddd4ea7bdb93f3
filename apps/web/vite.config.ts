import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bigintLiterals } from './build/bigint-literals.ts';
import { budget } from './build/budget.ts';
import { deviceRules } from './build/device-rules.ts';
import { inlineBoot } from './build/inline-boot.ts';
import { lazyPreloads } from './build/lazy-preloads.ts';
import { lineIcons } from './build/line-icons.ts';
import { precompress } from './build/precompress.ts';
import { singlePage } from './build/single-page.ts';

const root = import.meta.dirname;
/**
 * Parts that repaint under the player's fingers and are compiled for it. Everything else is left as written: compiled code is
 * 15 to 40 % larger, and first screens have to be small (`docs/adr/0007-what-is-compiled.md`).
 */
const compiledSources = [
  '/apps/web/src/features/betting/components/board/',
  '/apps/web/src/features/betting/components/pick/face-row.tsx',
  '/apps/web/src/features/betting/components/pick/word-row.tsx',
  '/apps/web/src/features/betting/components/slip/',
  '/packages/ui/src/ball/',
];

/** Parts of the component library that the frames and the home page are made of. */
const frameParts =
  /packages\/ui\/src\/(card\/card|chip\/|menu\/|popover\/popover|badge\/(badge|tag)|money\/|ring\/|emblem\/|skeleton\/|avatar\/|ball\/(ball|ball-row|die)\.)/;

/** Parts that stand in forms and nowhere else, with their marks. */
const formParts =
  /packages\/ui\/src\/(field\/(field|input)|check\/checkbox)\.|lucide-react\/.*\/(eye|eye-off|circle-x)\.js/;

/** Where the API of a development run answers. */
const devServer = `http://localhost:${process.env.PORT ?? '3000'}`;

/** `--mode pc | wap | app`: one code base, three builds. */
export default defineConfig(({ mode }) => {
  const device = mode === 'wap' || mode === 'app' ? mode : 'pc';
  const agent = device === 'pc' ? 'pc' : 'wap';
  const frame = resolve(root, `src/shells/${agent}/index.ts`);
  const board = resolve(root, `src/features/betting/screens/${agent}-board.tsx`);
  const preloads = lazyPreloads();
  const env = loadEnv(mode, root, 'VITE_');
  return {
    root,
    define: { __DEVICE__: JSON.stringify(device) },
    // The tablet takes the phone's frame and board; the other ones are not in the bundle at all.
    resolve: { alias: { '#shell': frame, '#board': board } },
    css: { postcss: { plugins: [deviceRules(agent)] } },
    plugins: [
      bigintLiterals(),
      lineIcons(root),
      react({ compiler: { sources: compiledSources } }),
      {
        name: 'tessera:device',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%DEVICE%', agent) },
      },
      inlineBoot({
        root,
        agent,
        template: env.VITE_TEMPLATE || 'pc-ky',
        apiBase: env.VITE_API_BASE || '',
      }),
      preloads.plugin,
      budget(root, frame, process.env.SIZES === 'held'),
      singlePage({
        root,
        page: 'verify.html',
        plugins: () => [lineIcons(root), react()],
        define: { __DEVICE__: JSON.stringify(device) },
      }),
      precompress(),
    ],
    build: {
      outDir: resolve(root, 'dist', device),
      emptyOutDir: true,
      target: 'es2023',
      // Pictures stay files: they load when they are seen, and a strict content policy has no use for inlined ones.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // React changes less often than we do: a release of ours leaves it in the browsers' caches.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
              // Everything the first paint needs is one file; the rest falls to the screens that use it.
              { name: 'client', tags: ['$initial'] },
              // Small parts that stand on nearly every page: one file and one style sheet, for login alone does without.
              { name: 'frame', includeDependenciesRecursively: false, test: frameParts },
              // What forms are made of: login is the first of them, and a file for each part would cost it more than the parts.
              { name: 'form', includeDependenciesRecursively: false, test: formParts },
            ],
          },
        },
      },
    },
    server: {
      proxy: {
        // The server compares the page's origin with its host, so the host must stay.
        '/api': { target: devServer, changeOrigin: false },
        '/common': { target: devServer, changeOrigin: false },
        '/socket.io': { target: devServer, changeOrigin: false, ws: true },
      },
    },
  };
});
