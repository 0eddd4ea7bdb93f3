import { defineModule } from '../contract/index.ts';
import { createProviderConnections, reconcileJob, reconcileNowJob } from '../providers/index.ts';

/** Connections to payment, game and identity providers. */
export const providersModule = defineModule({
  name: 'providers',
  needs: [],
  create: ({ config: { providers = {} }, store, clock, jobs, log }) =>
    createProviderConnections({ providers, store, clock, jobs, log }),
  jobs: [reconcileJob, reconcileNowJob],
  jobDeps: ({ reconciler }) => reconciler,
  clocks: ({ clocks }) => clocks,
  async start({ clocks, reconciler }, { config, clock }) {
    // A moved clock stays moved when this node restarts.
    if (config.mode === 'test') for (const each of clocks) await each.setClockOffset(clock.moved());
    await reconciler.start();
  },
  stop: ({ stop }) => stop(),
});
