import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, pageSize, rowId } from '../schemas.ts';
import { sha256 } from './command.ts';

const filter = z.object({
  /** Exact text: `operator:12`, `player:7`, `service`. Ignored for a role that only sees its own acts. */
  actor: z.string().max(80).optional(),
  /** Beginning of the action. */
  action: z.string().max(80).optional(),
  subject: z.string().max(120).optional(),
});

export const consoleLogExport = endpoint('POST', '/console/log/export', {
  request: filter,
  reply: z.object({ path: z.string() }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'clock_skew'],
  access: { operator: 'log.export' },
  limit: 'captcha',
  writes: true,
  about: 'The address of the log as CSV, for one download by this browser within five minutes. It is logged.',
});

export const consoleLogList = endpoint('POST', '/console/log/list', {
  request: filter.extend({ before: rowId.optional(), size: pageSize }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          at: ms,
          actor: z.string(),
          /** Name of an operator. */
          actorName: z.string().nullable(),
          action: z.string(),
          subject: z.string(),
          address: z.string().nullable(),
          result: z.string(),
          data: z.unknown(),
          /** Place and hash in the chain; null for the newest ones, which wait for it. */
          seq: rowId.nullable(),
          hash: sha256.nullable(),
        }),
      )
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'log.read' },
  limit: 'other',
  writes: false,
  about: 'The audit log, the newest first: of everybody, or of the caller alone, by the role.',
});

export const consoleLogVerify = endpoint('POST', '/console/log/verify', {
  request: nothing,
  reply: z.object({
    /** Events in the chain. */
    count: z.int(),
    /** First number of the chain that does not follow; null when the whole chain is valid. */
    fault: z.int().nullable(),
    hash: sha256.nullable(),
    at: ms,
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'clock_skew'],
  access: { operator: 'log.verify' },
  limit: 'captcha',
  writes: true,
  about: 'Recomputes the hash chain of the whole log. The check itself is logged.',
});
