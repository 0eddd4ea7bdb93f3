import { rewardChainId, seedLeadsTo } from '@tessera/fairness';
import { LocalServiceError } from '../../local-service/index.ts';
import { chainsOf } from './chains.ts';
import type { RewardDrawDeps } from './deps.ts';

/** Publishes the seeds whose time is over. Errors: throws for a seed that does not lead to its commitment. */
export async function publishSeeds({ store, signer }: RewardDrawDeps): Promise<void> {
  const { rows } = await store.query<{ offer_id: string; index: number }>(
    'select offer_id, index from reward_seed where seed is null and releases <= app_now() order by releases limit 100',
  );
  const chains = await chainsOf(
    store,
    rows.map(({ offer_id }) => offer_id),
  );
  for (const { offer_id: offer, index } of rows) {
    const seed = await signer.rewardSeed(offer, index).catch((error: unknown) => {
      // The signer's clock decides.
      if (error instanceof LocalServiceError && error.code === 'too_early') return undefined;
      throw error;
    });
    if (seed === undefined) continue;
    if (!seedLeadsTo(rewardChainId(offer), index, seed, 0, chains.get(offer)!.hash))
      throw new Error(`seed ${index} of offer ${offer} does not lead to its commitment`);
    await store.query(
      `update reward_seed set seed = decode($3, 'hex'), published_at = greatest(app_now(), releases)
       where offer_id = $1 and index = $2 and seed is null`,
      [offer, index, seed],
    );
  }
}
