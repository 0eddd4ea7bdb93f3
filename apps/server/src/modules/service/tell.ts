import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import type { ServiceDeps } from './deps.ts';

/**
 * Tells the player's open pages, operators and the service provider that a case changed. All are hints: pages refetch the case, and the
 * provider also asks for its cases by itself, so nothing is retried.
 */
export const tellCaseJob = defineLongJob('service.changed', {
  payload: z.object({ id: idField, user: idField }),
  async run(
    { emit, hint, providers }: Pick<ServiceDeps, 'emit' | 'hint' | 'providers'>,
    { payload: { id, user } },
  ) {
    emit.user(user, 'service:changed', {});
    await hint({ event: 'service:changed', case: Number(id) });
    await providers.client('service')?.call('/v1/changed', { case: String(id) });
  },
});
