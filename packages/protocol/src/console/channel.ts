import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, names, nothing, pageSize, rowId, slug } from '../schemas.ts';

export const consoleChannelList = endpoint('POST', '/console/channel/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: slug,
          name: names,
          method: z.string(),
          /** Takes new orders. */
          open: z.boolean(),
          min: amountText,
          max: amountText,
          feePpm: z.int(),
          feeFixed: amountText,
          /** A command that waits for a decision about it. */
          command: rowId.nullable(),
        }),
      )
      .max(100),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'channel.read' },
  limit: 'other',
  writes: false,
  about:
    'Deposit channels in their order. Changed by commands (`channel.open`, `channel.close`, `channel.terms`).',
});

export const consoleRateList = endpoint('POST', '/console/rate/list', {
  request: z.object({ before: rowId.optional(), size: pageSize }),
  reply: z.object({
    /** Currencies that have a rate, with the one in force; null while none is set. */
    now: z
      .array(
        z.object({
          currency: z.string(),
          value: amountText.nullable(),
          at: ms.nullable(),
          command: rowId.nullable(),
        }),
      )
      .max(20),
    /** Every rate that was set, the newest first. */
    items: z
      .array(z.object({ id: rowId, currency: z.string(), value: amountText, at: ms, by: z.string() }))
      .max(100),
    next: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'channel.read' },
  limit: 'other',
  writes: false,
  about:
    'Units of the base currency for one unit of another, with their history. Set by a command (`rate.set`).',
});
