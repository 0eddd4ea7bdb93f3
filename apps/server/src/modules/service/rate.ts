import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { type CaseView, caseById, caseView, lockCase, rateUntil } from './cases.ts';
import type { ServiceDeps } from './deps.ts';
import { caseChanged } from './events.ts';

/**
 * Rates a resolved case once. Errors: `not_found`, also for somebody else's case (A14); `service_case_open`, `service_rated`,
 * `service_rating_over`.
 */
export function rateCase(
  { store, clock, settings, events }: Pick<ServiceDeps, 'store' | 'clock' | 'settings' | 'events'>,
  userId: bigint,
  { id, rating }: InputOf<'serviceRate'>,
): Promise<CaseView> {
  return store.tx(async (tx) => {
    const row = await lockCase(tx, BigInt(id));
    if (row?.user_id !== userId) throw new AppError('not_found');
    if (row.state === 'rated') {
      if (row.rating !== rating) throw new AppError('service_rated');
      return caseView(settings, row);
    }
    if (row.state !== 'resolved' || !row.resolved_at) throw new AppError('service_case_open');
    if (rateUntil(settings, row.resolved_at) <= clock.local()) throw new AppError('service_rating_over');
    await tx.query("update service_case set state = 'rated', rating = $2 where id = $1", [id, rating]);
    await events.publish(tx, caseChanged, `${id}/rated`, { id: row.id, user: userId });
    return caseView(settings, (await caseById(tx, row.id))!);
  });
}
