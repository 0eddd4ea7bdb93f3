import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A limit that a busy machine does not reach; no test measures time by it. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Files share a process, where each would else load the same modules again: half the time of a run. No test may leave
 * something behind in a module.
 */
const together = { isolate: false };

const unit = (name: string, root: string, include = ['src/**/*.test.ts']) => ({
  test: { name, root, include, ...patient, ...together },
});

/**
 * What `npm test` leaves to `npm run faults`: a database on a disk of its own, which not every container can make; kills of a game
 * platform's rounds and skewed clocks, whose parts are proven beside their code.
 */
const longFaults = ['disk-store.test.ts', 'rounds.test.ts', 'clock.test.ts'];

/** Unit and integration tests. Browser journeys live in `e2e/` and run with Playwright. */
export default defineConfig({
  test: {
    // Faults and the store wait more than they compute: two files more than there are cores.
    maxWorkers: availableParallelism() + 2,
    projects: [
      unit('scripts', 'scripts', ['lib/*.test.mjs']),
      unit('rules', 'packages/rules'),
      unit('fairness', 'packages/fairness'),
      unit('protocol', 'packages/protocol'),
      unit('games', 'packages/games'),
      unit('game-pages', 'apps/games'),
      unit('ui', 'packages/ui', ['{src,build}/**/*.test.ts']),
      unit('web', 'apps/web', ['{src,build}/**/*.test.ts']),
      unit('sandbox', 'apps/sandbox'),
      {
        test: {
          name: 'faults',
          root: 'e2e/faults',
          include: ['**/*.test.ts'],
          exclude: process.env.TRUST ? [] : longFaults,
          testTimeout: process.env.TRUST === 'full' ? 1_200_000 : 180_000,
          // More than a platform has to become ready, so that what it waited for is what is said.
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          globalSetup: ['test/global-setup.ts'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          ...patient,
          ...together,
        },
      },
    ],
  },
});
