import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing, pageSize, requestRid, rowId } from '../schemas.ts';

/**
 * Health of a third party by its last calls: `silent` from an unanswered call until it answers again, `unsteady` when some call of the last
 * 24 hours had no answer, `idle` without a call in that time, `off` while it is not connected.
 */
export const providerState = z.enum(['silent', 'unsteady', 'well', 'idle', 'off']);
export type ProviderState = z.output<typeof providerState>;

export const consoleProviderList = endpoint('POST', '/console/provider/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: z.string(),
          state: providerState,
          /** Calls of the last 24 hours, on all nodes: all, those refused, and those without a clear answer. */
          calls: z.int(),
          refused: z.int(),
          unclear: z.int(),
          /** Mean time of an answer, ms; null without one. */
          meanMs: z.int().nullable(),
          answeredAt: ms.nullable(),
          unclearAt: ms.nullable(),
          /** Orders that have begun and not ended. */
          open: z.int(),
          /** The last comparison with its statement; null when it has none. */
          compared: z
            .object({ at: ms, from: ms, to: ms, reached: z.boolean(), ours: z.int(), theirs: z.int() })
            .nullable(),
          differences: z.int(),
        }),
      )
      .max(50),
    /** Whether a comparison of all is waiting or running. */
    comparing: z.boolean(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'provider.read' },
  limit: 'other',
  writes: false,
  about: 'Health of each third party: calls, failures, last answer, open orders, and the last comparison.',
});

export const consoleProviderCompare = endpoint('POST', '/console/provider/compare', {
  request: z.object({ rid: requestRid }),
  reply: nothing,
  errors: ['operator_address_refused', 'operator_not_permitted', 'clock_skew'],
  access: { operator: 'provider.compare' },
  limit: 'withdraw',
  writes: true,
  about: 'Has the ledger compared with the statements of all providers now. It moves nothing.',
});

export const consoleDifferenceList = endpoint('POST', '/console/difference/list', {
  request: z.object({
    /** `gone`: a later comparison of the same time has not found it again. */
    view: z.enum(['open', 'gone', 'closed']).default('open'),
    before: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          provider: z.string(),
          kind: z.string(),
          ref: z.string(),
          problem: z.enum(['missing_here', 'missing_there', 'differs', 'balance', 'review']),
          currency: z.string(),
          /** Null on the side without the movement. */
          ours: amountText.nullable(),
          theirs: amountText.nullable(),
          /** Theirs less ours. */
          off: amountText,
          /** Time of the movement; null for what is no single movement. */
          movedAt: ms.nullable(),
          firstAt: ms,
          lastAt: ms,
          closedAt: ms.nullable(),
          closedBy: z.string().nullable(),
          note: z.string().nullable(),
          command: rowId.nullable(),
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'provider.read' },
  limit: 'other',
  writes: false,
  about:
    'Differences between ledger and statements, each once by its reference. Closed by a command (`difference.close`).',
});

export const consoleReviewList = endpoint('POST', '/console/review/list', {
  request: z.object({
    view: z.enum(['open', 'closed']).default('open'),
    /** Rows after this id in `open` (oldest first), before it in `closed` (newest first). */
    cursor: rowId.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          provider: z.string(),
          kind: z.string(),
          ref: z.string(),
          detail: z.record(z.string(), z.unknown()),
          at: ms,
          closedAt: ms.nullable(),
          closedBy: z.string().nullable(),
          note: z.string().nullable(),
          command: rowId.nullable(),
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'provider.read' },
  limit: 'other',
  writes: false,
  about: 'What providers have reported that a person has to look at. Closed by a command (`review.close`).',
});
