import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { texts } from './apps/games/build/texts.ts';
import { outOfTurn } from './e2e/kit/turns.ts';

/** How long `expect.poll` waits for a state: vitest's own second is soon over on a busy machine. */
const polling = { expect: { poll: { timeout: 60_000 } } };

/** Timeouts that even a busy machine does not reach. No test measures time with them. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, ...polling };

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
 * `rounds` kills game platforms during rounds and `clock` skews clocks, and their parts are tested beside their code. `event-loop` measures
 * processor time, which differs from machine to machine and doubles beside other tests.
 */
const longFaults = ['disk-store.test.ts', 'rounds.test.ts', 'clock.test.ts', 'event-loop.test.ts'];

/** Fault tests that take no longer than other tests. A brief run has only these; CI takes turns with all but `longFaults`. */
const quickFaults = ['access', 'durable', 'pool', 'second-node', 'team-access', 'uniformity', 'wheel'];
const faults = process.env.TEST_BRIEF === '1' ? `{${quickFaults.join(',')}}` : '**/*';
const faultFiles = readdirSync(join(import.meta.dirname, 'e2e/faults')).filter((file) =>
  file.endsWith('.test.ts'),
);

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
      unit('updates', 'packages/updates'),
      { ...unit('game-pages', 'apps/games'), plugins: [texts()] },
      unit('ui', 'packages/ui', ['{src,build}/**/*.test.ts']),
      unit('web', 'apps/web', ['{src,build}/**/*.test.ts']),
      unit('console', 'apps/console', ['{src,build}/**/*.test.ts']),
      unit('sandbox', 'apps/sandbox'),
      unit('native', 'apps/native'),
      unit('kit', 'e2e', ['{kit,webkit}/**/*.test.ts']),
      {
        test: {
          name: 'faults',
          root: 'e2e/faults',
          include: [`${faults}.test.ts`],
          exclude: process.env.TRUST ? [] : [...longFaults, ...outOfTurn(faultFiles)],
          testTimeout: process.env.TRUST === 'full' ? 1_200_000 : 600_000,
          // Longer than a platform may take to become ready, so that its own error is shown and not a timeout of the hook.
          hookTimeout: 300_000,
          ...polling,
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
