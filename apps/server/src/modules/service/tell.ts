import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import type { ServiceDeps } from './deps.ts';

/**
 * Tells the player's open pages and the service provider that a case changed. Both are hints: the page refetches the case, and the
 * provider also asks for its cases by itself, so nothing is retried.
 */
export const tellCaseJob = defineLongJob('service.changed', {
  payload: z.object({ id: idField, user: idField }),
  async run({ emit, providers }: Pick<ServiceDeps, 'emit' | 'providers'>, { payload: { id, user } }) {
    emit.user(user, 'service:changed', {});
    await providers.client('service')?.call('/v1/changed', { case: String(id) });
  },
});
