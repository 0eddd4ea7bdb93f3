import { type Again, defineJob } from '../../../store/index.ts';
import type { DepositDeps } from './deps.ts';

/** Retry interval while a provider is unreachable, ms. */
const AWAY_MS = 30_000;

/**
 * Returns a payment that may not be credited; retried with the same reference until the gateway answers. Key: the payment's id at
 * its provider.
 */
export const returnJob = defineJob('deposit.return', {
  slow: true,
  async run(
    { providers, clock }: Pick<DepositDeps, 'providers' | 'clock'>,
    { key },
    tx,
  ): Promise<Again | undefined> {
    const answer = await providers.client('payments')?.call('/v1/refunds', { payment: key });
    if (answer?.outcome !== 'done' && answer?.outcome !== 'refused')
      return { runAgainAt: clock.local() + AWAY_MS };
    const done = answer.outcome === 'done' && answer.body.payment === key && answer.body.state === 'done';
    await tx.query(
      `update deposit_payment set state = $2, at = app_now()
       where provider = 'payments' and external_id = $1 and state = 'returning'`,
      [key, done ? 'returned' : 'review'],
    );
    return undefined;
  },
});
