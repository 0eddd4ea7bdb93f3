import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { texts } from './apps/games/build/texts.ts';

/** Timeouts that even a busy machine does not reach. No test measures time with them. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Test files share a process, because otherwise each file loads the same modules again. This halves the duration of a run.
 * No test may leave state behind in a module.
 */
const together = { isolate: false };

const unit = (name: string, root: string, include = ['src/**/*.test.ts']) => ({
  test: { name, root, include, ...patient, ...together },
});

/**
 * Tests that only `npm run faults` runs: `disk-store` needs a disk of its own, which not every container can create;
 * `rounds` kills game platforms during rounds and `clock` skews clocks, and their parts are tested beside their code.
 */
const longFaults = ['disk-store.test.ts', 'rounds.test.ts', 'clock.test.ts'];

/** Fault tests that take no longer than other tests. A brief run has only these; CI runs all but `longFaults`. */
const quickFaults = ['access', 'durable', 'pool', 'second-node', 'team-access', 'uniformity', 'wheel'];
const faults = process.env.TEST_BRIEF === '1' ? `{${quickFaults.join(',')}}` : '**/*';

/** Unit and integration tests. Browser journeys live in `e2e/` and run with Playwright. */
export default defineConfig({
  test: {
    // The fault and store tests mostly wait, so two more files run than there are cores.
    maxWorkers: availableParallelism() + 2,
    projects: [
      unit('scripts', 'scripts', ['lib/**/*.test.mjs']),
      unit('messages', 'packages/messages'),
      unit('rules', 'packages/rules'),
      unit('fairness', 'packages/fairness'),
      unit('protocol', 'packages/protocol'),
      unit('games', 'packages/games'),
      unit('rewards', 'packages/rewards'),
      { ...unit('game-pages', 'apps/games'), plugins: [texts()] },
      unit('ui', 'packages/ui', ['{src,build}/**/*.test.ts']),
      unit('web', 'apps/web', ['{src,build}/**/*.test.ts']),
      unit('sandbox', 'apps/sandbox'),
      {
        test: {
          name: 'faults',
          root: 'e2e/faults',
          include: [`${faults}.test.ts`],
          exclude: process.env.TRUST ? [] : longFaults,
          testTimeout: process.env.TRUST === 'full' ? 1_200_000 : 600_000,
          // Longer than a platform may take to become ready, so that its own error is shown and not a timeout of the hook.
          hookTimeout: 300_000,
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
