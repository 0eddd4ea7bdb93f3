import type { ProviderState } from '@tessera/protocol/console';
import {
  type ProviderConnections,
  type ProviderDay,
  type ProviderId,
  providerDays,
  providerIds,
} from '../../providers/index.ts';
import type { Store } from '../../store/index.ts';

/** What the health of third parties is read with. */
export interface HealthDeps {
  readonly store: Pick<Store, 'query'>;
  readonly providers: Pick<ProviderConnections, 'client'>;
}

/** What the health of a third party is read from: whether it has an address and a key, and its calls of the last 24 hours, if any. */
export interface ProviderCalls {
  readonly id: ProviderId;
  readonly isConnected: boolean;
  readonly day: ProviderDay | undefined;
}

/** Each third party with its calls, in the order of their list. */
export async function providerCalls({ store, providers }: HealthDeps): Promise<readonly ProviderCalls[]> {
  const days = new Map((await providerDays(store)).map((day) => [day.provider, day]));
  return providerIds.map((id) => ({
    id,
    isConnected: providers.client(id) !== undefined,
    day: days.get(id),
  }));
}

/** Health of a third party. One unanswered call makes it silent, since one answered call makes it well again. */
export function providerStateOf({ isConnected, day }: Omit<ProviderCalls, 'id'>): ProviderState {
  if (!isConnected) return 'off';
  const { calls = 0, unclear = 0, answered_at: answeredAt, unclear_at: unclearAt } = day ?? {};
  if (unclearAt && unclearAt.getTime() > (answeredAt?.getTime() ?? 0)) return 'silent';
  if (unclear > 0) return 'unsteady';
  return calls === 0 ? 'idle' : 'well';
}
