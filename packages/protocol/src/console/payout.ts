import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, pageSize, rowId } from '../schemas.ts';

export const consolePayoutLocks = endpoint('POST', '/console/payout/locks', {
  request: z.object({
    view: z.enum(['locked', 'ended']).default('locked'),
    before: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          userId: rowId,
          /** Null for a role that may not see names. */
          userName: z.string().nullable(),
          reason: z.string(),
          by: z.string(),
          at: ms,
          endedBy: z.string().nullable(),
          endedAt: ms.nullable(),
          endReason: z.string().nullable(),
          /** Withdrawals of the player that have not been sent. */
          waiting: z.int(),
          command: rowId.nullable(),
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'withdrawal.read' },
  limit: 'other',
  writes: false,
  about: 'Players whose payouts operators have locked. Changed by commands (`payout.lock`, `payout.unlock`).',
});
