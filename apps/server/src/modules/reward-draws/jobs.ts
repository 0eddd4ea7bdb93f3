import { defineLongJob } from '../../store/index.ts';
import { openChains } from './chains.ts';
import type { RewardDrawDeps } from './deps.ts';
import { publishSeeds } from './seeds.ts';

const CHAINS_MS = 10_000;
const SEEDS_MS = 60_000;

/** Publishes the commitments of offers that will be drawn. */
export const chainsJob = defineLongJob('reward-draws.chains', {
  slow: true,
  async run(deps: RewardDrawDeps) {
    await openChains(deps);
    return { runAgainAt: deps.clock.local() + CHAINS_MS };
  },
});

/** Publishes the seeds whose time is over. */
export const seedsJob = defineLongJob('reward-draws.seeds', {
  slow: true,
  async run(deps: RewardDrawDeps) {
    await publishSeeds(deps);
    return { runAgainAt: deps.clock.local() + SEEDS_MS };
  },
});
