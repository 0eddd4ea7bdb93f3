import type { Logger } from 'pino';
import type { Clock, Jobs, Store } from '../store/index.ts';
import { type CallCounts, createCallCounts } from './call-counts.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import { createProviderClient, type ProviderClient } from './client.ts';
import type { ProviderId, Providers } from './provider.ts';
import { createReconciler, type Reconciler } from './reconcile.ts';

/** The platform's connections to third parties. */
export interface ProviderConnections {
  /** The client of a provider; `undefined` while the provider is not connected. */
  client(id: ProviderId): ProviderClient | undefined;
  readonly callbacks: Callbacks;
  readonly reconciler: Reconciler;
  readonly counts: Pick<CallCounts, 'flush'>;
  /** Ends the counting of calls, and writes what was counted. */
  stop(): Promise<void>;
  /** Clocks of simulated providers; they follow the platform's clock when a test moves it. */
  readonly clocks: readonly Pick<ProviderClient, 'setClockOffset'>[];
}

export interface ProviderConnectionsDeps {
  readonly providers: Providers;
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
}

export function createProviderConnections({
  providers,
  store,
  clock,
  jobs,
  log,
}: ProviderConnectionsDeps): ProviderConnections {
  const now = clock.local;
  const counts = createCallCounts({ store, log });
  const clients = new Map(
    Object.values(providers).map((provider) => [
      provider.id,
      createProviderClient(provider, now, (outcome, tookMs) =>
        counts.count(provider.id, outcome, tookMs, now()),
      ),
    ]),
  );
  const stop = counts.start();
  return {
    client: (id) => clients.get(id),
    callbacks: createCallbacks({ store, providers, now, log }),
    reconciler: createReconciler({ store, clock, jobs, log }),
    counts,
    stop,
    clocks: [...clients.values()],
  };
}
