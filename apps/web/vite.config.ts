import { resolve } from 'node:path';
import { hoverRules } from '@tessera/ui/hover-rules';
import { precompress } from '@tessera/ui/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { appPolicy, appShell } from './build/app-shell.ts';
import { bigintLiterals } from './build/bigint-literals.ts';
import { budget } from './build/budget.ts';
import { chunkPlan } from './build/chunk-plan.ts';
import { compileHints } from './build/compile-hints.ts';
import { compiledSources } from './build/compiled-sources.ts';
import { formRules } from './build/form-rules.ts';
import { formValues } from './build/form-values.ts';
import { inlineBoot } from './build/inline-boot.ts';
import { landmarksOf } from './build/landmarks.ts';
import { lazyPreloads } from './build/lazy-preloads.ts';
import { learnUsage } from './build/learn-usage.ts';
import { lineIcons } from './build/line-icons.ts';
import { loadFiles } from './build/load-files.ts';
import { offlineShell } from './build/offline-shell.ts';
import { singlePage } from './build/single-page.ts';
import { textSizeRules } from './build/text-size-rules.ts';
import { textUnits } from './build/text-units.ts';

const root = import.meta.dirname;
/** URL of the API in development. */
const devServer = `http://localhost:${process.env.PORT ?? '3000'}`;

const modes = { pc: 'desktop', wap: 'phone', app: 'phone', pad: 'tablet' } as const;

const isDevice = (mode: string): mode is keyof typeof modes => mode in modes;

/** `--mode pc | wap | app | pad`: one code base, four builds. */
export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const device = isDevice(mode) ? mode : 'pc';
  const agent = device === 'pc' ? 'pc' : 'wap';
  const form = modes[device];
  const frame = resolve(root, `src/shells/${form}/shell.tsx`);
  const loads = loadFiles();
  const env = loadEnv(mode, root, 'VITE_');
  const resolving: UserConfig = {
    root,
    mode,
    define: { __DEVICE__: JSON.stringify(device) },
    css: {
      postcss: {
        plugins: [
          formRules(form),
          hoverRules(),
          textSizeRules(),
          ...(form === 'desktop' ? [] : [textUnits()]),
        ],
      },
    },
  };
  const landmarks = landmarksOf(root, frame);
  const files =
    command === 'build'
      ? chunkPlan(
          await learnUsage(
            {
              ...resolving,
              plugins: [bigintLiterals(), formValues(form), loads.plugin, lineIcons(root), react()],
            },
            loads.files,
          ),
          landmarks,
          new Set(loads.files.values()),
        )
      : undefined;
  // The boot module fetches the parts of the home page.
  const unasked = [...loads.files.values()].filter((file) => file !== landmarks.parts);
  const preloads = lazyPreloads(new Set(unasked));
  return {
    ...resolving,
    plugins: [
      bigintLiterals(),
      formValues(form),
      loads.plugin,
      lineIcons(root),
      react({
        compiler: {
          sources: compiledSources([resolve(root, 'src'), resolve(root, '../../packages/ui/src')]),
        },
      }),
      {
        name: 'tessera:form',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%FORM%', form) },
      },
      inlineBoot({
        root,
        frame,
        agent,
        template: env.VITE_TEMPLATE || 'pc-ky',
        apiBase: env.VITE_API_BASE || '',
        parts: landmarks.parts,
      }),
      preloads.plugin,
      budget(root, landmarks, process.env.SIZES === 'held'),
      ...(device === 'app'
        ? [
            appPolicy({
              apiBase: env.VITE_API_BASE || '',
              socketBase: env.VITE_SOCKET_BASE || env.VITE_API_BASE || '',
              hosts: (env.VITE_SITE_HOSTS || '').split(',').filter(Boolean),
            }),
            appShell(root),
          ]
        : [offlineShell(root)]),
      singlePage({
        root,
        page: 'verify.html',
        plugins: () => [formValues(form), lineIcons(root), react()],
        define: { __DEVICE__: JSON.stringify(device) },
      }),
      compileHints(landmarks.parts),
      precompress(),
    ],
    build: {
      outDir: resolve(root, 'dist', device),
      emptyOutDir: true,
      target: 'es2023',
      // Images stay files: they load only when visible, and inlining has no benefit under the strict content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      rolldownOptions: {
        output: {
          // The entry lists the names of all files, and a hash is what does not compress. The app is updated by changed files:
          // without hashes in their names a changed file does not change those that import it.
          ...(device === 'app'
            ? {
                entryFileNames: 'assets/[name].js',
                chunkFileNames: 'assets/[name].js',
                assetFileNames: 'assets/[name][extname]',
              }
            : {
                chunkFileNames: 'assets/[name]-[hash:7].js',
                assetFileNames: 'assets/[name]-[hash:6][extname]',
              }),
          codeSplitting: {
            groups: [
              // React changes less often than the client: after a release it stays in the browsers' caches.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
              // Modules a page needs together are one file.
              { name: (module) => files?.get(module) ?? null, includeDependenciesRecursively: false },
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
