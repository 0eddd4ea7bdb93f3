import { createSecretKey } from 'node:crypto';
import { defineModule } from '../../contract/index.ts';
import { helpersModule } from '../../parts/helpers.ts';
import { beaconModule } from '../draws/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import { chainsJob, seedsJob } from './jobs.ts';
import { createRewardDraws } from './service.ts';

/** Draws of wheels and red packets by seed chain and beacon. */
export const rewardDrawsModule = defineModule({
  name: 'reward-draws',
  needs: [settingsModule, rewardsModule, beaconModule, helpersModule],
  create: ({ store, clock, log, settings, beacon, helpers }) =>
    createRewardDraws({
      store,
      clock,
      log,
      settings: settings.settings,
      signer: helpers.signer,
      beacon,
      acctKey: createSecretKey(settings.secrets.key('acct')),
    }),
  jobs: [chainsJob, seedsJob],
  jobDeps: ({ deps }) => deps,
  async start({ deps }, { jobs }) {
    await jobs.add(chainsJob, 'always', deps.clock.local());
    await jobs.add(seedsJob, 'always', deps.clock.local());
  },
});
