import { defineConfig } from 'vitest/config';

/** Unit and integration tests. Browser journeys live in `e2e/` and run with Playwright. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['lib/*.test.mjs'] } },
      { test: { name: 'rules', root: 'packages/rules', include: ['src/**/*.test.ts'] } },
      { test: { name: 'fairness', root: 'packages/fairness', include: ['src/**/*.test.ts'] } },
      { test: { name: 'protocol', root: 'packages/protocol', include: ['src/**/*.test.ts'] } },
      { test: { name: 'ui', root: 'packages/ui', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'apps/web', include: ['{src,build}/**/*.test.ts'] } },
      { test: { name: 'sandbox', root: 'apps/sandbox', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'faults',
          root: 'e2e/faults',
          include: ['**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          globalSetup: ['test/global-setup.ts'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
